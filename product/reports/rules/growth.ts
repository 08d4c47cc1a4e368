import { type Change, type CheckedSkill, changeOf } from '#product/play/rules/measurement/change.ts';
import type { Skill } from '#product/play/rules/story/skills.ts';
import type { Measured, ReportFacts } from './facts.ts';

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

/**
 * Whether a skill shows more than in the check before. No two forms are linked yet (`linkForms` needs a hundred children
 * each), so the link is null and nothing is compared: the reason is told instead.
 */
export function growthOf(facts: ReportFacts, skill: Skill, link: number | null = null): Change | null {
  const { measured, earlier } = facts;
  if (measured === null || earlier === null || facts.kind !== 'assessment') return null;
  return changeBetween(earlier, measured, skill, link);
}

/** Of two checks of one child. */
export function changeBetween(
  earlier: Measured,
  later: Measured,
  skill: Skill,
  link: number | null = null,
): Change {
  const [before, after] = [checked(earlier, skill), checked(later, skill)];
  if (before === null || after === null) return { compared: false, why: 'language' };
  return changeOf(before, after, link);
}
