import type { Locale, ProgramId } from '#brands/brand.ts';
import type { Aloud } from './events.ts';
import {
  type Content,
  comesBefore,
  currentPlay,
  type EventOf,
  firstChoices,
  type PlayRecord,
} from './fold.ts';
import { LATE_MS } from './possible.ts';
import type { ProgramState } from './progress.ts';

/**
 * The first answer to an ask, with all that its measurement needs: what is kept of it when its events have left. Results
 * follow from these alone.
 */
export type FirstAnswer = {
  epoch: number;
  /** The iteration of a check; 0 of what is asked once an epoch. */
  asked_in: number;
  scene: string;
  ask: string;
  id: string;
  session: string;
  seq: number;
  client_at: string;
  iteration: number;
  attempt: number;
  opt: string;
  pos: number;
  lang: Locale;
  content_version: string;
  aloud: Aloud | null;
  hinted: boolean;
  /** Whether the child had played the scene before: in an earlier attempt, iteration or epoch. */
  is_repeated: boolean;
  /**
   * The time since the answer before, and that one; since the scene began where there is none. Null where a scene was gone
   * on with: how much of it was read then, and when, nobody knows.
   */
  after_ms: number | null;
  after_ask: string | null;
  after_opt: string | null;
};

/** What is older can still be told by nobody, so nothing about it changes any more. */
const SETTLED_MS = LATE_MS + 86_400_000;

export function settledBefore(now: Date): Date {
  return new Date(now.getTime() - SETTLED_MS);
}

/**
 * A program's first answers, in the order of play. Those that are `settled` stand as they were found once: their own
 * events, or some of what came before them, may have left.
 */
export function firstAnswers(
  record: PlayRecord,
  program: ProgramId,
  state: ProgramState,
  content: Content,
  settled: readonly FirstAnswer[] = [],
): FirstAnswer[] {
  const history = historyOf(record, program, settled);
  const told = firstChoices(currentPlay(record, program, state), content).map(
    ({ choice, outline, hinted }): FirstAnswer => {
      const { scene, ask, session, seq, client_at, iteration, attempt, opt, pos, lang } = choice;
      const before = history.before(choice);
      return {
        epoch: choice.epoch,
        asked_in: outline.kind === 'check' ? iteration : 0,
        id: choice.id.toLowerCase(),
        scene,
        ask,
        session,
        seq,
        client_at,
        iteration,
        attempt,
        opt,
        pos,
        lang,
        content_version: choice.content_version,
        aloud: choice.aloud ?? null,
        hinted,
        is_repeated: history.isRepeated(choice),
        after_ms: before?.ms ?? null,
        after_ask: before?.pick?.[0] ?? null,
        after_opt: before?.pick?.[1] ?? null,
      };
    },
  );
  const own = settled.filter(({ epoch, iteration }) => epoch === state.epoch && iteration <= state.iteration);
  return withSettled(told, own);
}

const keyOf = ({ asked_in, scene, ask }: FirstAnswer): string => `${asked_in} ${scene} ${ask}`;

function withSettled(told: readonly FirstAnswer[], settled: readonly FirstAnswer[]): FirstAnswer[] {
  const first = new Map(told.map((answer) => [keyOf(answer), answer]));
  for (const answer of settled) {
    const other = first.get(keyOf(answer));
    const stands = other === undefined || other.id === answer.id || comesBefore(answer, other) < 0;
    if (stands) first.set(keyOf(answer), answer);
  }
  return inOrderOfPlay([...first.values()]);
}

export function inOrderOfPlay(answers: readonly FirstAnswer[]): FirstAnswer[] {
  return answers.toSorted(comesBefore);
}

type InScene = EventOf<'choice'> | EventOf<'scene_start'>;
type Attempt = Pick<InScene, 'epoch' | 'iteration' | 'attempt'>;

/** What the same child did in the same scene before a choice. */
function historyOf(record: PlayRecord, program: ProgramId, settled: readonly FirstAnswer[]) {
  const events: InScene[] = [...record.choices.values(), ...record.starts.values()];
  const scenes = Map.groupBy(
    events.filter((event) => event.program === program),
    ({ scene }) => scene,
  );
  const inScene = ({ scene }: InScene): InScene[] => scenes.get(scene) ?? [];
  const inAttempt = (own: InScene): InScene[] =>
    inScene(own).filter((event) => compareAttempts(event, own) === 0);

  return {
    before(own: EventOf<'choice'>): { ms: number; pick: readonly [string, string] | null } | null {
      const attempt = inAttempt(own);
      const last = attempt
        .filter(({ session, seq }) => session === own.session && seq < own.seq)
        .reduce<InScene | null>(
          (late, event) => (late === null || event.seq > late.seq ? event : late),
          null,
        );
      if (last === null) return null;
      // Who was away while the answers stood there did not read them.
      const ms = Date.parse(own.client_at) - Date.parse(last.client_at) - (own.hidden_ms ?? 0);
      if (last.type === 'choice') return { ms, pick: [last.ask, last.opt] };
      const isGoneOnWith = attempt.some(({ session, seq, client_at }) =>
        session === last.session ? seq < last.seq : client_at <= last.client_at,
      );
      return isGoneOnWith ? null : { ms, pick: null };
    },
    isRepeated: (own: EventOf<'choice'>): boolean =>
      inScene(own).some((event) => event.type === 'choice' && compareAttempts(event, own) < 0) ||
      // The first attempt at a scene always has first answers.
      settled.some((answer) => answer.scene === own.scene && compareAttempts(answer, own) < 0),
  };
}

function compareAttempts(a: Attempt, b: Attempt): number {
  return a.epoch - b.epoch || a.iteration - b.iteration || a.attempt - b.attempt;
}
