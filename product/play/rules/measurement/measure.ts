import { SKILLS, type Skill } from '../story/skills.ts';
import { hasFavoriteSpot, isAsMixedAsGuessing, withoutRushed } from './care.ts';
import { type Estimate, estimateOf, type Shown, type Sums, shown, sumsOf, together } from './estimate.ts';
import {
  type Counted,
  countAnswer,
  type GivenAnswer,
  type Success,
  secondChanceSkills,
  successOf,
} from './evidence.ts';
import { groupLevel, isEnough, type Manner, type Said, say, type Tally, tallyOf } from './levels.ts';

export type SkillMeasure = {
  skill: Skill;
  said: Said;
  /** Of group data; charts hatch it where what is said is not clear. */
  level: 0 | 1 | 2 | null;
  tally: Tally;
  estimate: Estimate | null;
  /** Null where nothing may be shown: a level never stands without its range, nor a range without enough to go by. */
  shown: Shown | null;
  hints: number;
  /** Second chances that were taken: told as "tried again", never scored. */
  triedAgain: number;
};

export type Measurement = {
  skills: Record<Skill, SkillMeasure>;
  success: Success | null;
  /** First answers that were too fast, or of a scene that was rushed. */
  leftOut: number;
  rushedScenes: string[];
  favoriteSpot: boolean;
  asMixedAsGuessing: boolean;
};

/** What the first answers of one check say, or those of a program's practice. Never both together: practice is coached. */
export function measure(answers: readonly GivenAnswer[]): Measurement {
  const { kept, leftOut, rushedScenes } = withoutRushed(answers);
  const counted = kept.flatMap(countAnswer);
  const played = leftOut.length === 0 ? counted : answers.flatMap(countAnswer);
  const favoriteSpot = hasFavoriteSpot(answers);
  const asMixedAsGuessing = isAsMixedAsGuessing(counted);
  const manner = { asMixedAsGuessing, rushedOrFavoriteSpot: rushedScenes.length > 0 || favoriteSpot };
  const again = kept.flatMap(({ outline, ask }) => secondChanceSkills(outline, ask));
  const bySkill = SKILLS.map((skill) => {
    const own = counted.filter((one) => one.skill === skill);
    return { skill, own, sums: sumsOf(own) };
  });
  const of = (skill: Skill): SkillMeasure => {
    const { own, sums } = bySkill[SKILLS.indexOf(skill)] ?? { own: [], sums: together([]) };
    const rest = together(bySkill.flatMap((one) => (one.skill === skill ? [] : [one.sums])));
    return measureSkill(skill, { own, sums, rest, played, again }, manner);
  };
  const [ic, com, coop, ini, emp, er] = SKILLS;
  return {
    skills: { ic: of(ic), com: of(com), coop: of(coop), ini: of(ini), emp: of(emp), er: of(er) },
    success: successOf(counted),
    leftOut: leftOut.length,
    rushedScenes,
    favoriteSpot,
    asMixedAsGuessing,
  };
}

type Answered = {
  own: readonly Counted[];
  sums: Sums;
  rest: Sums;
  played: readonly Counted[];
  again: readonly Skill[];
};

function measureSkill(
  skill: Skill,
  { own, sums, rest, played, again }: Answered,
  manner: Manner,
): SkillMeasure {
  const tally = tallyOf(own);
  const estimate = estimateOf(sums, rest);
  const said = say(tally, estimate, tallyOf(played.filter((one) => one.skill === skill)), manner);
  const isShown = estimate !== null && isEnough(tally) && said !== 'looks-like-guessing';
  return {
    skill,
    said,
    level: groupLevel(tally, estimate, manner),
    tally,
    estimate,
    shown: isShown ? shown(estimate) : null,
    hints: own.filter(({ hinted }) => hinted).length,
    triedAgain: again.filter((one) => one === skill).length,
  };
}
