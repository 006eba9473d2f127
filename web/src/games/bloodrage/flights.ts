/** How long each kind of event is shown, in units of the table's pace. */
import type { BloodRageEvent } from "./generated";
const LENGTHS: Partial<Record<BloodRageEvent["kind"], number>> = {
  "card-kept": 0,
  "tokens-placed": 0,
  "packs-dealt": 0.4,
  "packs-passed": 0.25,
  "pairs-discarded": 0,
  "phase-began": 0.5,
  "rage-restored": 0,
  "turn-began": 0,
  "march-began": 0.3,
  "upgrade-placed": 0.3,
  "call-declined": 0.3,
  "late-card-declined": 0.2,
  "raise-lost": 0.2,
  "battle-began": 1.2,
  "cards-revealed": 2.4,
  "strength-compared": 2.4,
  "battle-won": 1.4,
  "nobody-won": 1.4,
  "glory-from-battle": 2,
  "glory-from-ragnarok": 1.1,
  "pillage-ended": 0,
  "province-destroyed": 2,
  "doom-moved": 1,
  "quests-revealed": 0.8,
  "quest-completed": 1.4,
  "quest-failed": 1,
  "figures-endangered": 0.5,
  "figure-kept": 0.3,
  "figure-destroyed": 0.6,
  "cards-discarded": 0.3,
  "cards-taken-back": 0.3,
  "hand-put-away": 0,
  "hand-discarded": 0,
  "figures-released": 1,
};

export const duration = ({ kind }: BloodRageEvent): number => LENGTHS[kind] ?? 0.7;

/** The Glory an event brings, and to whom. */
export function gloryIn(event: BloodRageEvent): { clan: number; glory: number } | null {
  switch (event.kind) {
    case "glory-from-card":
    case "glory-from-token":
    case "glory-from-battle":
    case "glory-from-ragnarok":
    case "glory-from-legend":
    case "quest-completed":
    case "cards-swept-away":
    case "glory-stolen":
      return { clan: event.fields.clan, glory: event.fields.glory };
    default:
      return null;
  }
}
