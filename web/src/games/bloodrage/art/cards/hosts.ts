/** Leaders, Warriors and Monsters that join a clan. */
import type { CardName } from "../../generated";
import { type Cut, put, stand } from "../cut";

type Lords = Extract<CardName, `${string}-lord-of-${string}` | `${string}-in-arms`>;
type Monsters = Extract<
  CardName,
  `${string}-${"dwarf-chieftain" | "troll" | "sea-serpent" | "dark-elf" | "valkyrie" | "fire-giant" | "frost-giant" | "soldier-of-hel" | "volur-witch"}`
>;

export const MEN: Record<Lords, Cut> = {
  "a1-lord-of-hammers": [put("hammer", 9, 24, 0.85, -24), put("hammer", 55, 24, 0.85, 24), stand("leader", 32, 34)],
  "a2-lord-of-axes": [put("great-axe", 12, 30, 1.25, -20), put("great-axe", 52, 30, 1.25, 20), stand("leader", 32, 34)],
  "a3-lord-of-spears": [put("spear", 9, 30, 1.6, -14), put("spear", 55, 30, 1.6, 14), put("sun", 32, 18, 1.1), stand("leader", 32, 36)],
  "a1-brothers-in-arms": [stand("warrior", 18, 36, -0.8), stand("warrior", 46, 36, 0.8)],
  "a2-experts-in-arms": [put("sword", 12, 26, 1.2, -34), put("sword", 52, 26, 1.2, 34), stand("warrior", 32, 34, 0.95)],
  "a3-masters-in-arms": [
    put("sun", 32, 18, 1.1),
    stand("warrior", 12, 38, -0.68),
    stand("warrior", 52, 38, 0.68),
    stand("warrior", 32, 33, 0.9),
  ],
};

export const MONSTERS: Record<Monsters, Cut> = {
  "a1-dwarf-chieftain": [put("sun", 32, 30, 1.6), stand("dwarf-chieftain", 32, 33)],
  "a1-troll": [put("moon", 52, 16, 0.7), put("pine", 8, 34, 1.1), stand("troll", 34, 33)],
  "a1-sea-serpent": [put("sun", 48, 20, 0.9), stand("sea-serpent", 32, 31), put("wave", 14, 55, 0.8), put("wave", 46, 56, 0.8)],
  "a2-dark-elf": [put("moon", 14, 18, 0.8), stand("dark-elf", 34, 33), put("pine", 6, 44, 0.9)],
  "a2-valkyrie": [put("rays", 32, 28, 2), put("sun", 32, 22, 1.3), stand("valkyrie", 32, 33)],
  "a2-fire-giant": [put("fire", 8, 48, 0.9), put("fire", 56, 48, -0.9), put("fire", 10, 22, 0.5), stand("fire-giant", 32, 33)],
  "a3-frost-giant": [put("star", 10, 16, 0.8), put("star", 52, 10, 0.5), put("mountain", 10, 50, 0.8), stand("frost-giant", 33, 33)],
  "a3-soldier-of-hel": [put("moon", 12, 16, 0.7), put("skull", 54, 53, 0.5), stand("soldier-of-hel", 32, 33)],
  "a3-volur-witch": [put("moon", 14, 18, 0.9), put("perched", 9, 46, -0.7), stand("volur-witch", 35, 33)],
};
