/** How long each kind of event is shown, in units of the table's pace. */
const LENGTHS: Record<string, number> = {
  "card-kept": 0,
  "packs-dealt": 0.4,
  "packs-passed": 0.25,
  "pairs-discarded": 0,
  "phase-began": 0.4,
  "rage-restored": 0.2,
  "call-declined": 0.3,
  "late-card-declined": 0.2,
  "raise-lost": 0.2,
  "battle-began": 1.2,
  "cards-revealed": 2,
  "strength-compared": 1.8,
  "battle-won": 1.3,
  "nobody-won": 1.3,
  "province-destroyed": 1.8,
  "quest-completed": 1.2,
  "quests-revealed": 1,
  "figure-destroyed": 0.7,
  "hand-put-away": 0.2,
  "hand-discarded": 0.2,
  "figures-released": 0.4,
};

export const duration = ({ kind }: { kind: string }): number => LENGTHS[kind] ?? 0.7;
