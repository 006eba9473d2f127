/** Shows the end of what scrolls around this element; nothing else on the page moves. */
export function scrollToEnd(end: HTMLElement | undefined): void {
  const around = end?.closest<HTMLElement>("[role=tabpanel], .told");
  if (around) around.scrollTop = around.scrollHeight;
}
