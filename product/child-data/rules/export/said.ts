import { LOCALES } from '#brands/brand.ts';
import type { Message } from '#platform/contract/message.ts';
import { ACTIVITIES, CAPACITIES, DECISIONS, TOLD_HOW } from '#product/consents/rules/activities.ts';
import { STEP_KINDS } from '#product/follow-ups/rules/step-kinds.ts';
import { MISSIONS } from '#product/play/rules/missions/missions.ts';

type Said = { values: readonly string[]; words: (value: string) => Message };

const inBranch = (branch: string) => (value: string) => ({ i18n: `${branch}.${value}` });

/** What happens to a license, and what a file did with a row of it. */
const ENTRY_KINDS = [
  ...(['grant', 'take-back', 'move-out', 'move-in', 'assign', 'extend', 'switch', 'rollback'] as const),
  ...(['expire', 'revive'] as const),
];
const ROW_ACTIONS = ['create', 'update', 'keep', 'archive', 'fail'];

/** Columns whose keys mean something there alone: what stands in them is said by their own words, and not as it is kept. */
const SAID: Readonly<Record<string, Readonly<Record<string, Said>>>> = {
  students: {
    family_language: { values: LOCALES, words: inBranch('child-data-export.said.language') },
  },
  child_consents: {
    activity: { values: ACTIVITIES, words: inBranch('consents.activities') },
    decision: { values: DECISIONS, words: inBranch('child-data-export.said.decision') },
    capacity: { values: CAPACITIES, words: inBranch('child-data-export.said.capacity') },
    told_how: { values: TOLD_HOW, words: inBranch('consents.told') },
  },
  mission_sightings: {
    mission: { values: MISSIONS, words: inBranch('observations.missions') },
  },
  follow_up_steps: {
    kind: { values: STEP_KINDS, words: inBranch('child-data-export.said.step') },
  },
  license_entries: {
    kind: { values: ENTRY_KINDS, words: inBranch('child-data-export.said.license') },
  },
  upload_rows: {
    action: { values: ROW_ACTIONS, words: inBranch('rosters-uploads.actions') },
  },
};

/** What a page says instead of a key of a column; null where what is kept is what is said. */
export function saidInstead(section: string, field: string, value: unknown): Message | null {
  const said = SAID[section]?.[field];
  return said !== undefined && typeof value === 'string' && said.values.includes(value)
    ? said.words(value)
    : null;
}
