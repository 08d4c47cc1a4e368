import type { Locale } from '#brands/brand.ts';
import type { Said } from '#product/play/rules/measurement/levels.ts';
import { needsHouse } from './availability.ts';
import type { ReportFacts } from './facts.ts';
import { growthOf } from './growth.ts';
import type { Line, Mark, Range, SkillRow } from './page-shape.ts';
import { type SaidSkill, saidSkills, shownOf } from './said-skills.ts';
import { inARow, type Say } from './words.ts';

export function markOf(said: Said): Mark {
  switch (said) {
    case 'emerging':
    case 'improving':
    case 'proficient':
      return said;
    case 'emerging-or-improving':
    case 'improving-or-proficient':
    case 'emerging-as-mixed-as-guessing':
    case 'in-the-middle':
      return 'unclear';
    case 'looks-like-guessing':
    case 'too-fast':
    case 'not-enough':
      return 'none';
  }
}

export function skillRows(facts: ReportFacts, say: Say, language: Locale): SkillRow[] {
  return saidSkills(facts).map((one) => {
    const { skill, said, range } = one;
    const earlier = earlierOf(facts, one);
    const spoken = [
      ...(range === null ? [] : [say({ i18n: 'reports-page.range', values: range })]),
      ...(earlier === null ? [] : [say({ i18n: 'reports-page.range-before', values: earlier })]),
    ];
    return {
      skill,
      name: say({ i18n: `reports-page.skills.${skill}.name` }),
      term: say({ i18n: `reports-page.skills.${skill}.term` }),
      mark: markOf(said),
      says: says(facts, one, say, language),
      range,
      spoken: spoken.length === 0 ? null : inARow(spoken, language),
      earlier,
    };
  });
}

function says(facts: ReportFacts, { skill, said }: SaidSkill, say: Say, language: Locale): Line {
  const isUnfinished = needsHouse(facts.program, facts.kind) && !facts.houses.includes(skill);
  if (isUnfinished) return { strong: null, text: say({ i18n: 'reports-page.unfinished-house' }) };
  const strong = say({ i18n: `reports-page.said.${said}` });
  const sentence = sentenceOf(skill, said, say);
  const growth = growthOf(facts, skill);
  const change = growth?.compared ? say({ i18n: `reports-page.change.${growth.said}` }) : null;
  return { strong, text: inARow([sentence, ...(change === null ? [] : [change])], language) };
}

/** Between two levels improving is always one of them. */
function sentenceOf(skill: SaidSkill['skill'], said: Said, say: Say): string {
  switch (said) {
    case 'emerging':
    case 'proficient':
      return say({ i18n: `reports-page.skills.${skill}.${said}` });
    case 'improving':
    case 'emerging-or-improving':
    case 'improving-or-proficient':
      return say({ i18n: `reports-page.skills.${skill}.improving` });
    case 'emerging-as-mixed-as-guessing':
    case 'in-the-middle':
    case 'looks-like-guessing':
    case 'too-fast':
    case 'not-enough':
      return say({ i18n: `reports-page.more.${said}` });
  }
}

function earlierOf(facts: ReportFacts, { skill }: SaidSkill): Range | null {
  if (facts.earlier === null || !growthOf(facts, skill)?.compared) return null;
  return shownOf({ ...facts, measured: facts.earlier, earlier: null }, skill).range;
}
