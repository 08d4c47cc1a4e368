import type { Locale, ProgramId } from '#brands/brand.ts';
import type { Aloud } from '../results/events.ts';
import { type FirstAnswer, firstAnswers } from '../results/first-answers.ts';
import type { Content, PlayRecord } from '../results/fold.ts';
import type { ProgramState } from '../results/progress.ts';
import { type SceneReading, wordsUpTo } from '../story/reading.ts';
import type { SceneKind } from '../story/tags.ts';
import { fewestSeconds, type UsualTime } from './care.ts';
import type { GivenAnswer } from './evidence.ts';

/** What is known of scenes; where nothing is, answers are believed. */
export type MeasuredContent = Content & {
  reading(scene: string, version: string, language: Locale): SceneReading | null;
  usualTime?(scene: string, version: string, ask: string): UsualTime | null;
};

export type ToldAnswer = GivenAnswer & {
  kind: SceneKind;
  version: string;
  iteration: number;
  attempt: number;
  language: Locale;
  /** When it was given, as the browser tells moments. */
  at: string;
  /** Whether it was read aloud before; null where the browser does not tell. */
  aloud: Aloud | null;
};

/** A program's first answers with how they were given, as far as events tell. */
export function givenAnswers(
  record: PlayRecord,
  program: ProgramId,
  state: ProgramState,
  content: MeasuredContent,
): ToldAnswer[] {
  return toldAnswers(firstAnswers(record, program, state, content), content);
}

/** The same of first answers that were kept, as today's content and rules have it. */
export function toldAnswers(answers: readonly FirstAnswer[], content: MeasuredContent): ToldAnswer[] {
  return answers.flatMap((answer) => {
    const { scene, ask, content_version: version, lang: language, after_ask, after_opt, after_ms } = answer;
    const outline = content.outline(scene, version);
    if (outline === null) return [];
    const reading = content.reading(scene, version, language);
    const pick = after_ask === null || after_opt === null ? null : ([after_ask, after_opt] as const);
    const words =
      reading === null || after_ms === null ? null : wordsUpTo(reading, pick, ask, answer.is_repeated);
    const usual = content.usualTime?.(scene, version, ask) ?? null;
    return [
      {
        outline,
        kind: outline.kind,
        version,
        iteration: answer.iteration,
        attempt: answer.attempt,
        language,
        at: answer.client_at,
        aloud: answer.aloud,
        ask,
        option: answer.opt,
        hinted: answer.hinted,
        position: reading === null || reading.games.includes(ask) ? undefined : answer.pos,
        seconds: after_ms === null ? undefined : after_ms / 1000,
        fewestSeconds: words === null ? undefined : fewestSeconds(words, language, usual),
      },
    ];
  });
}
