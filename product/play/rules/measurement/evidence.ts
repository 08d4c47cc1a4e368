import { HINTED_MOST } from '../results/scoring.ts';
import type { SceneOutline } from '../story/outline.ts';
import { type Score, SKILLS, type Skill } from '../story/skills.ts';
import { againIn, askIn } from '../story/ways.ts';
import { COUNTED_TOP, SECOND_SKILL_WEIGHT } from './constants.ts';
import { mean } from './statistics.ts';

/** The first answer to an ask. What old events do not tell is left out, and nothing is concluded from that. */
export type GivenAnswer = {
  outline: SceneOutline;
  ask: string;
  option: string;
  hinted: boolean;
  /** Where the option stood on the screen, from 0. Mini-games have no spots. */
  position?: number | undefined;
  /** Since the answer before it. */
  seconds?: number | undefined;
  /** What reading alone takes, at the fastest. */
  fewestSeconds?: number | undefined;
};

type AskOptions = SceneOutline['asks'][string];

/** What an ask can say of one skill: a score an option, in the order of the outline. */
type AskTag = { skill: Skill; scores: readonly (Score | undefined)[] };
/** A tag that is comparable with others: every option says something, and the best is really good. */
export type CountedTag = { skill: Skill; scores: readonly Score[]; weight: number };

function tagsOf(options: AskOptions): AskTag[] {
  const all = Object.values(options);
  return SKILLS.map((skill) => ({ skill, scores: all.map(({ evidence }) => evidence[skill]) })).filter(
    ({ scores }) => scores.some((score) => score !== undefined),
  );
}

const topOf = (scores: readonly (number | undefined)[]): number =>
  Math.max(...scores.map((score) => score ?? 0));

const isWhole = (scores: AskTag['scores']): scores is readonly Score[] =>
  scores.every((score) => score !== undefined);

const areSame = (one: readonly Score[], other: readonly Score[]): boolean =>
  one.every((score, option) => score === other[option]);

/** What an ask counts for, and the skills in which it gives a second chance. */
type AskEvidence = { counted: CountedTag[]; secondChance: Skill[] };

/** The same for everybody who is asked, and asked for with every answer. */
const known = new WeakMap<SceneOutline, Map<string, AskEvidence>>();

function evidenceOf(outline: SceneOutline, ask: string): AskEvidence {
  const asks = known.get(outline) ?? new Map<string, AskEvidence>();
  known.set(outline, asks);
  const evidence = asks.get(ask) ?? readEvidence(outline, ask);
  asks.set(ask, evidence);
  return evidence;
}

function readEvidence(outline: SceneOutline, ask: string): AskEvidence {
  const again = againIn(outline, ask);
  if (again !== undefined) return { counted: [], secondChance: [again] };
  const tags = tagsOf(askIn(outline, ask) ?? {});
  // Before scenes said so themselves, a second chance was known by its best answer.
  const isSecondChance = tags.every(({ scores }) => topOf(scores) < COUNTED_TOP);
  return {
    counted: soundTags(outline, tags),
    secondChance: isSecondChance ? tags.map(({ skill }) => skill) : [],
  };
}

/** One mistake counts once: for the scene's own skill, else the first; another skill only where it is scored differently. */
export function countedTags(outline: SceneOutline, ask: string): CountedTag[] {
  return evidenceOf(outline, ask).counted;
}

function soundTags(outline: SceneOutline, tags: readonly AskTag[]): CountedTag[] {
  const sound = tags.flatMap(({ skill, scores }) =>
    isWhole(scores) && topOf(scores) === COUNTED_TOP ? [{ skill, scores }] : [],
  );
  const first = sound.find(({ skill }) => skill === outline.skill) ?? sound[0];
  if (first === undefined) return [];
  const others = sound.filter((tag) => tag !== first && !areSame(tag.scores, first.scores));
  return [{ ...first, weight: 1 }, ...others.map((tag) => ({ ...tag, weight: SECOND_SKILL_WEIGHT }))];
}

/** The skills in which an ask gives a second chance: the one it names, or all if none goes beyond "partly". */
export function secondChanceSkills(outline: SceneOutline, ask: string): Skill[] {
  return evidenceOf(outline, ask).secondChance;
}

/** What one answer says of one skill, beside what guessing would have said. */
export type Counted = {
  scene: string;
  skill: Skill;
  weight: number;
  score: number;
  /** Of all options, so far as they can be reached: a hint leaves less. */
  possible: readonly number[];
  /** The mean of what is possible, and its variance: all outcomes of a mini-game are taken for equally likely. */
  chance: number;
  variance: number;
  top: number;
  hinted: boolean;
};

export function countAnswer({ outline, ask, option, hinted }: GivenAnswer): Counted[] {
  const taken = Object.keys(askIn(outline, ask) ?? {}).indexOf(option);
  return countedTags(outline, ask).flatMap(({ skill, scores, weight }) => {
    const possible = hinted ? scores.map((score) => Math.min(score, HINTED_MOST)) : scores;
    const score = possible[taken];
    const chance = mean(possible);
    const variance = mean(possible.map((one) => (one - chance) ** 2));
    // Where all that is left is worth the same, an answer says nothing.
    if (score === undefined || variance === 0) return [];
    // What could have been shown without the hint stays what it was.
    return [
      { scene: outline.id, skill, weight, score, possible, chance, variance, top: topOf(scores), hinted },
    ];
  });
}

/** Answered at its best, at the first try and without a hint; beside it, what guessing gives: about a third. */
export type Success = { asks: number; best: number; rate: number; byGuessing: number };

/** An ask counts once, for what it is mainly about. Null where nothing that counts was asked. */
export function successOf(counted: readonly Counted[]): Success | null {
  const asks = counted.filter(({ weight }) => weight === 1);
  if (asks.length === 0) return null;
  const best = asks.filter(({ score, top }) => score === top).length;
  const guessed = asks.map(
    ({ possible, top }) => possible.filter((score) => score === top).length / possible.length,
  );
  return { asks: asks.length, best, rate: best / asks.length, byGuessing: mean(guessed) };
}
