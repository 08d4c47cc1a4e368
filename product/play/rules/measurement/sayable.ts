import type { ProgramId } from '#brands/brand.ts';
import { type ReportKind, scenesRequired } from '../results/progress.ts';
import { SKILLS, type Skill } from '../story/skills.ts';
import { SSGRIN_SCENES } from './constants.ts';
import type { Said } from './levels.ts';
import type { Measurement, SkillMeasure } from './measure.ts';

/** What a report may say at all; of each skill it still needs enough answers. */
export type Sayable = {
  /** Stands beside what guessing gives. */
  successRate: boolean;
  /** A practice level is coached: it never stands beside one of an assessment. */
  levels: 'level' | 'practice' | 'none';
  skills: readonly Skill[];
  percentiles: boolean;
  growth: boolean;
};

/** How far the child is: scenes that the report is about, and houses whose lessons are all done. */
export type Played = { scenes: number; houses: readonly Skill[] };

const NOTHING: Sayable = {
  successRate: false,
  levels: 'none',
  skills: [],
  percentiles: false,
  growth: false,
};
const RATE_ONLY: Sayable = { ...NOTHING, successRate: true };

/** Before a report opens, it says how often the best answer was taken and nothing of skills. */
export function sayable(program: ProgramId, report: ReportKind, played: Played): Sayable {
  if (report !== 'library' && played.scenes < scenesRequired(program, report)) return RATE_ONLY;
  switch (report) {
    case 'assessment':
      return { successRate: true, levels: 'level', skills: SKILLS, percentiles: true, growth: true };
    case 'skill-builder':
      return {
        ...RATE_ONLY,
        levels: 'practice',
        skills: program === 'zoou' ? SKILLS.filter((skill) => played.houses.includes(skill)) : SKILLS,
      };
    case 'progress':
      return { ...RATE_ONLY, levels: 'level', skills: SKILLS };
    case 'activity':
      return played.scenes < SSGRIN_SCENES ? RATE_ONLY : { ...RATE_ONLY, levels: 'level', skills: SKILLS };
    case 'library':
      return NOTHING;
  }
}

/** What a report says of a skill: null where it does not speak of levels at all. */
export function saidOf(
  may: Sayable,
  { skill, said, shown }: SkillMeasure,
): Pick<SkillMeasure, 'said' | 'shown'> | null {
  if (may.levels === 'none') return null;
  return may.skills.includes(skill) ? { said, shown } : { said: 'not-enough', shown: null };
}

/** Families do not read that their child seems to guess: only that there is not enough to go by. */
export function saidToFamilies(said: Said): Said {
  return said === 'looks-like-guessing' ? 'not-enough' : said;
}

/** The skills of which a report says more than that there is too little. */
export function skillsSaid(may: Sayable, { skills }: Measurement): Skill[] {
  return SKILLS.filter((skill) => {
    const said = saidOf(may, skills[skill])?.said ?? 'not-enough';
    return said !== 'not-enough' && said !== 'too-fast';
  });
}
