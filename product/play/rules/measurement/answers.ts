import type { Locale, ProgramId } from '#brands/brand.ts';
import type { Aloud } from '../results/events.ts';
import { type Content, currentPlay, type EventOf, firstChoices, type PlayRecord } from '../results/fold.ts';
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
  const history = historyOf(record, program);
  return firstChoices(currentPlay(record, program, state), content).map(({ choice, outline, hinted }) => {
    const {
      scene,
      content_version: version,
      ask,
      opt: option,
      pos,
      iteration,
      attempt,
      lang: language,
    } = choice;
    const reading = content.reading(scene, version, language);
    const before = history.before(choice);
    const words =
      reading === null || before === null
        ? null
        : wordsUpTo(reading, before.pick, ask, history.isRepeated(choice));
    const usual = content.usualTime?.(scene, version, ask) ?? null;
    return {
      outline,
      kind: outline.kind,
      version,
      iteration,
      attempt,
      language,
      at: choice.client_at,
      aloud: choice.aloud ?? null,
      ask,
      option,
      hinted,
      position: reading === null || reading.games.includes(ask) ? undefined : pos,
      seconds: before?.seconds,
      fewestSeconds: words === null ? undefined : fewestSeconds(words, language, usual),
    };
  });
}

type InScene = EventOf<'choice'> | EventOf<'scene_start'>;

/** What the same child did in the same scene before a choice. */
function historyOf(record: PlayRecord, program: ProgramId) {
  const events: InScene[] = [...record.choices.values(), ...record.starts.values()];
  const scenes = Map.groupBy(
    events.filter((event) => event.program === program),
    ({ scene }) => scene,
  );
  const inScene = ({ scene }: InScene): InScene[] => scenes.get(scene) ?? [];
  const inAttempt = (own: InScene): InScene[] =>
    inScene(own).filter((event) => compareAttempts(event, own) === 0);

  return {
    /**
     * The time since the answer before, or since the scene began. Null where a scene was gone on with: how much of it was
     * read then, and when, nobody knows.
     */
    before(own: EventOf<'choice'>): { seconds: number; pick: readonly [string, string] | null } | null {
      const attempt = inAttempt(own);
      const last = attempt
        .filter(({ session, seq }) => session === own.session && seq < own.seq)
        .reduce<InScene | null>(
          (late, event) => (late === null || event.seq > late.seq ? event : late),
          null,
        );
      if (last === null) return null;
      // Who was away while the answers stood there did not read them.
      const away = own.hidden_ms ?? 0;
      const seconds = (Date.parse(own.client_at) - Date.parse(last.client_at) - away) / 1000;
      if (last.type === 'choice') return { seconds, pick: [last.ask, last.opt] };
      const isGoneOnWith = attempt.some(({ session, seq, client_at }) =>
        session === last.session ? seq < last.seq : client_at <= last.client_at,
      );
      return isGoneOnWith ? null : { seconds, pick: null };
    },
    /** Whether the child has played the scene before: in an earlier attempt, iteration or epoch. */
    isRepeated: (own: EventOf<'choice'>): boolean =>
      inScene(own).some((event) => event.type === 'choice' && compareAttempts(event, own) < 0),
  };
}

function compareAttempts(a: InScene, b: InScene): number {
  return a.epoch - b.epoch || a.iteration - b.iteration || a.attempt - b.attempt;
}
