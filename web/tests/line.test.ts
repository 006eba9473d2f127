/** A line that breaks comes back: later and later, or at once where the hall asked for it. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Line, type LineState, type SocketLike } from "../src/table/line";

class FakeSocket implements SocketLike {
  onopen: SocketLike["onopen"] = null;
  onmessage: SocketLike["onmessage"] = null;
  onclose: SocketLike["onclose"] = null;
  send(): void {}
  close(): void {}
}

describe("a line that breaks", () => {
  const sockets: FakeSocket[] = [];
  const states: LineState[] = [];
  let line: Line;

  beforeEach(() => {
    vi.useFakeTimers();
    sockets.length = states.length = 0;
    const listener = { known: () => ({ since: 0, version: 0 }), heard: () => {}, changed: (state: LineState) => states.push(state) };
    line = new Line("ws://hall", listener, opened);
    line.open();
    welcomed();
  });

  afterEach(() => {
    line.close();
    vi.useRealTimers();
  });

  function opened(): FakeSocket {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket;
  }

  function welcomed(): void {
    sockets.at(-1)?.onmessage?.({ data: JSON.stringify({ type: "welcome" }) });
  }

  function ended(code: number): void {
    sockets.at(-1)?.onclose?.({ code });
  }

  it("waits a moment where it does not know why", () => {
    ended(1006);
    vi.advanceTimersByTime(350);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(100);
    expect(sockets).toHaveLength(2);
  });

  it("comes back at once where the hall closes and says so", () => {
    ended(1012);
    expect(states.at(-1)).toBe("broken");
    vi.advanceTimersByTime(100);
    expect(sockets).toHaveLength(2);
    welcomed();
    expect(states.at(-1)).toBe("open");
  });

  it("does not hurry where it was not even let in", () => {
    ended(1012);
    vi.advanceTimersByTime(100);
    ended(1012);
    vi.advanceTimersByTime(300);
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(600);
    expect(sockets).toHaveLength(3);
  });
});

describe("a line that was opened early", () => {
  const address = "ws://hall/table";
  const welcome = { data: JSON.stringify({ type: "welcome" }) };
  const open = () => {
    const heard: string[] = [];
    const line = new Line(address, {
      known: () => ({ since: 0, version: 0 }),
      heard: (message) => heard.push(message.type),
      changed: () => {},
    });
    line.open();
    return { line, heard };
  };

  afterEach(() => {
    delete window.openedLine;
    vi.unstubAllGlobals();
  });

  it("is used, and what it has said is heard in order", async () => {
    const socket = Object.assign(new FakeSocket(), { readyState: 1 });
    window.openedLine = { address, socket, heard: [welcome, { data: JSON.stringify({ type: "news" }) }] };
    const { line, heard } = open();
    await vi.waitFor(() => expect(heard).toEqual(["welcome", "news"]));
    expect(line.state).toBe("open");
    expect(window.openedLine).toBeUndefined();
    line.close();
  });

  it.each([
    ["leads elsewhere", "ws://hall/other", 1],
    ["has closed", address, 3],
  ])("is not used where it %s", async (_, where, readyState) => {
    const made: string[] = [];
    vi.stubGlobal(
      "WebSocket",
      class extends FakeSocket {
        constructor(to: string) {
          super();
          made.push(to);
        }
      },
    );
    window.openedLine = { address: where, socket: Object.assign(new FakeSocket(), { readyState }), heard: [welcome] };
    const { line, heard } = open();
    await Promise.resolve();
    expect([made, heard]).toEqual([[address], []]);
    line.close();
  });
});
