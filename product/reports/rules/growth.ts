import {
  type Change,
  type CheckedSkill,
  changeOf,
  type FormLink,
  type Incomparable,
  linkBetween,
} from '#product/play/rules/measurement/change.ts';
import { SKILLS, type Skill } from '#product/play/rules/story/skills.ts';
import type { Measured, ReportFacts } from './facts.ts';

/** What may be said of growth, and nothing else. */
export const GROWTH = ['more-than-last-time', 'no-clear-change'] as const;

/** How a skill did in a check, as the rules of growth want it; null where the check does not tell how it was taken. */
function checked(measured: Measured, skill: Skill): CheckedSkill | null {
  const { form, languages, readAloud, lastOn } = measured;
  const { said, mean, error, performance, low, high } = measured.skills[skill];
  const [language] = languages;
  if (form === null || language === undefined || languages.length > 1) return null;
  return {
    said,
    estimate: mean === null || error === null ? null : { mean, error },
    shown: performance === null || low === null || high === null ? null : { performance, low, high },
    form,
    language,
    readAloud: readAloud === null || readAloud === 'mixed' ? null : readAloud === 'on',
    day: lastOn,
  };
}

/** Whether a skill shows more than in the check before. */
export function growthOf(facts: ReportFacts, skill: Skill): Change | null {
  const { measured, earlier, links } = facts;
  if (measured === null || earlier === null || facts.kind !== 'assessment') return null;
  return changeBetween(earlier, measured, skill, links);
}

/** Of two checks of one child. Without a link of their forms nothing is compared: the reason is told instead. */
export function changeBetween(
  earlier: Measured,
  later: Measured,
  skill: Skill,
  links: readonly FormLink[],
): Change {
  const [before, after] = [checked(earlier, skill), checked(later, skill)];
  if (before === null || after === null) return { compared: false, why: 'language' };
  return changeOf(before, after, linkBetween(links, earlier, later, skill));
}

/** What a list says of two checks in a word: more in one skill at least, or nothing clear; null where none is compared. */
export function growthIn(
  earlier: Measured,
  later: Measured,
  links: readonly FormLink[],
): (typeof GROWTH)[number] | null {
  const said = SKILLS.flatMap((skill) => {
    const change = changeBetween(earlier, later, skill, links);
    return change.compared ? [change.said] : [];
  });
  return GROWTH.find((one) => said.includes(one)) ?? null;
}

/** Why none of the skills is compared with the check before; null where one is, or there was none. */
export function whyNoGrowth(facts: ReportFacts): Incomparable | null {
  const changes = SKILLS.flatMap((skill) => growthOf(facts, skill) ?? []);
  if (changes.some(({ compared }) => compared)) return null;
  const reasons = changes.flatMap((change) => (change.compared ? [] : [change.why]));
  // What one skill lacks is told at that skill; what all have in common comes first.
  return reasons.find((why) => why !== 'not-sayable') ?? reasons[0] ?? null;
}
