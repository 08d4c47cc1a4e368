import { type RetentionRule, rule } from '#platform/server/retention/rule.ts';

/** That a lesson was read stays; who read it goes. */
export const REVIEWS_RULE: RetentionRule = rule({
  table: 'lesson_reviews',
  columns: ['read_by'],
  clock: 't.at',
  period: { years: 7, from: '07-01' },
  held: "t.read_by <> ''",
  goes: "update lesson_reviews set read_by = ''",
});
