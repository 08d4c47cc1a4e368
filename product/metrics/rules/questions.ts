import { countedTags } from '#product/play/rules/measurement/evidence.ts';
import type { SceneOutline } from '#product/play/rules/story/outline.ts';
import { formOf } from '#product/play/rules/story/programs.ts';
import type { Skill } from '#product/play/rules/story/skills.ts';
import type { SceneKind } from '#product/play/rules/story/tags.ts';
import { askIn } from '#product/play/rules/story/ways.ts';

/** Fewer first answers are not judged. */
export const JUDGED_FROM = 50;
/** More best answers leave nothing to tell apart. */
const TOO_EASY = 0.95;
/** One in ten who came to a question and went no further. */
const STOP_HERE = 0.1;
/** One in twenty guessers seems so much better. */
const CLEARLY = 1.645;

/** Which check a question is of, or what else it is asked in. */
export const QUESTION_FORMS = ['a', 'b', 'lesson', 'story', 'comic'] as const;
export type QuestionForm = (typeof QUESTION_FORMS)[number];

export function questionForm(scene: string, kind: SceneKind): QuestionForm {
  return formOf(scene) ?? (kind === 'check' ? 'story' : kind);
}

export const LOOKS = ['too-easy', 'like-chance'] as const;
type Look = (typeof LOOKS)[number];

/** First answers to a question by option, and who left the scene at it. */
export type Answered = {
  options: readonly { opt: string; count: number }[];
  leftOut: number;
  stopped: number;
};

export type QuestionFigures = {
  skill: Skill;
  answers: number;
  best: number;
  partly: number;
  not_yet: number;
  left_out: number;
  stopped: number;
  look: Look | null;
  stop_here: boolean;
};

/** By what the question is mainly about. Null where it is not scored: a second chance, a comic. */
export function judgeQuestion(
  outline: SceneOutline,
  ask: string,
  answered: Answered,
): QuestionFigures | null {
  const tag = countedTags(outline, ask).find(({ weight }) => weight === 1);
  if (tag === undefined) return null;
  const names = Object.keys(askIn(outline, ask) ?? {});
  const scored = (score: number): number =>
    answered.options
      .filter(({ opt }) => tag.scores[names.indexOf(opt)] === score)
      .reduce((sum, { count }) => sum + count, 0);
  const [best, partly, notYet] = [scored(2), scored(1), scored(0)];
  const answers = best + partly + notYet;
  const chance = tag.scores.filter((score) => score === 2).length / tag.scores.length;
  const { leftOut, stopped } = answered;
  const reached = answers + leftOut + stopped;
  return {
    skill: tag.skill,
    answers,
    best,
    partly,
    not_yet: notYet,
    left_out: leftOut,
    stopped,
    look: lookAt(best, answers, chance),
    stop_here: answers >= JUDGED_FROM && stopped >= STOP_HERE * reached,
  };
}

function lookAt(best: number, answers: number, chance: number): Look | null {
  if (answers < JUDGED_FROM) return null;
  const share = best / answers;
  if (share > TOO_EASY) return 'too-easy';
  return share < chance + CLEARLY * Math.sqrt((chance * (1 - chance)) / answers) ? 'like-chance' : null;
}
