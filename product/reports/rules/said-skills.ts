import { bandsIn, type Said } from '#product/play/rules/measurement/levels.ts';
import { type Sayable, saidToFamilies, sayable } from '#product/play/rules/measurement/sayable.ts';
import { SKILLS, type Skill } from '#product/play/rules/story/skills.ts';
import type { MeasuredSkill, ReportFacts } from './facts.ts';
import type { Range } from './page-shape.ts';

/** A skill as a page may speak of it. */
export type SaidSkill = { skill: Skill; said: Said; range: Range | null };

export function sayableOf({ program, kind, done, houses }: ReportFacts): Sayable {
  return sayable(program, kind, { scenes: done, houses });
}

function rangeOf({ performance, low, high }: MeasuredSkill): Range | null {
  if (performance === null || low === null || high === null) return null;
  return { low, high, at: performance };
}

/** What may be shown of a skill: a level never without its range, nor a range without something said. */
export function shownOf(facts: ReportFacts, skill: Skill): SaidSkill {
  const own = facts.measured?.skills[skill];
  const may = sayableOf(facts);
  const nothing: SaidSkill = { skill, said: 'not-enough', range: null };
  if (own === undefined || may.levels === 'none' || !may.skills.includes(skill)) return nothing;
  // A page lies on the table when families come: what is for educators alone stands beside it.
  const said = saidToFamilies(own.said);
  const range = rangeOf(own);
  if (isSilent(said)) return { skill, said, range: null };
  return range === null ? nothing : { skill, said, range };
}

function isSilent(said: Said): boolean {
  return said === 'not-enough' || said === 'too-fast' || said === 'looks-like-guessing';
}

/** The strongest first; of those with nothing to say in the usual order. */
export function saidSkills(facts: ReportFacts): SaidSkill[] {
  const rank = ({ range }: SaidSkill): number => range?.at ?? -1;
  return SKILLS.map((skill) => shownOf(facts, skill)).sort((a, b) => rank(b) - rank(a));
}

const MOST_STRENGTHS = 2;

/** All that families read of a skill: no level, no range, no number. */
export const FAMILY_SAYS = ['goes-well', 'growing', 'new'] as const;
export type FamilySays = (typeof FAMILY_SAYS)[number];

/** The one rule of every page: only what is clearly proficient goes well. Null where nothing may be said yet. */
export function familySays(said: Said): FamilySays | null {
  switch (said) {
    case 'proficient':
      return 'goes-well';
    case 'improving':
    case 'improving-or-proficient':
    case 'emerging-or-improving':
      return 'growing';
    case 'emerging':
      return 'new';
    case 'emerging-as-mixed-as-guessing':
    case 'in-the-middle':
    case 'looks-like-guessing':
    case 'too-fast':
    case 'not-enough':
      return null;
  }
}

/**
 * What goes well, two at most; where nothing does, the strongest that is growing. The only skill that is said at all is
 * something to practice as long as it may be emerging.
 */
export function strengthsOf(skills: readonly SaidSkill[]): SaidSkill[] {
  const known = skills.filter(({ said }) => bandsIn(said).length > 0);
  const strong = known.filter(({ said }) => familySays(said) === 'goes-well');
  if (strong.length > 0) return strong.slice(0, MOST_STRENGTHS);
  const [growing] = known.filter(({ said }) => bandsIn(said).includes('improving'));
  if (growing === undefined) return [];
  return growing.said !== 'emerging-or-improving' || known.length > 1 ? [growing] : [];
}

/** What to practice next: the lowest of those that are said and not among the strengths. */
export function practiceOf(skills: readonly SaidSkill[]): SaidSkill | null {
  const strengths = strengthsOf(skills);
  const others = skills.filter(
    (one) => bandsIn(one.said).length > 0 && one.said !== 'proficient' && !strengths.includes(one),
  );
  return others.at(-1) ?? null;
}
