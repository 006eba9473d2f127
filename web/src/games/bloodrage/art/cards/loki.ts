/** Loki's gifts: masks, serpents, and ships that are worth most when they burn. */
import type { CardName } from "../../generated";
import { type Cut, put, stand } from "../cut";
import type { Gifts } from "./family";

export const LOKI: Gifts<"lokis"> & Record<Extract<CardName, `${string}-dragons`>, Cut> = {
  "a1-lokis-trickery": [put("mask", 20, 30, 1.15, -14), put("mask", 44, 36, 1.25, 12)],
  "a1-lokis-domain": [put("gate", 32, 32, 1.7), put("skull", 32, 42, 0.85), put("snake", 32, 14, 0.75)],
  "a1-lokis-blessing": [put("mask", 32, 19, 0.95), stand("warrior", 32, 43, 0.62), put("flame", 9, 50, 0.65), put("flame", 55, 50, 0.65)],
  "a2-lokis-backstab": [stand("leader", 24, 36, 0.85), put("dagger", 47, 26, 1.5, 65)],
  "a2-lokis-eminence": [put("crown", 32, 13, 1), put("mask", 32, 40, 1.35)],
  "a3-lokis-poison": [put("snake", 28, 22, 1.25), put("drop", 51, 29, 0.5), put("bowl", 42, 50, 0.85)],
  "a3-lokis-wrath": [put("fire", 13, 32, 1.4), put("fire", 51, 32, -1.4), put("fire", 32, 20, 1.2), put("mask", 32, 38, 1.3)],
  "a1-lokis-dragons": [put("dragon", 30, 30, 1.6), put("wave", 14, 54, 0.7), put("wave", 46, 54, 0.7)],
  "a2-fire-dragons": [put("fire", 55, 26, 0.9, 80), put("dragon", 24, 32, 1.6), put("flame", 52, 50, 0.7)],
  "a3-eternal-dragons": [put("dragon", 18, 28, -1.15), put("dragon", 46, 28, 1.15), put("skull", 32, 46, 0.8), put("sun", 32, 14, 0.5)],
};
