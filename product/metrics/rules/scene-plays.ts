import type { ProgramId } from '#brands/brand.ts';
import {
  givenAnswers,
  type MeasuredContent,
  type ToldAnswer,
} from '#product/play/rules/measurement/answers.ts';
import { withoutRushed } from '#product/play/rules/measurement/care.ts';
import type { PlayEvent } from '#product/play/rules/results/events.ts';
import {
  currentPlay,
  type EventOf,
  finishedScenes,
  fold,
  type PlayRecord,
  picksSoFar,
} from '#product/play/rules/results/fold.ts';
import { MOST_ITERATIONS } from '#product/play/rules/results/progress.ts';
import { placesAfter } from '#product/play/rules/story/ways.ts';

/** The first answer to a question; `fast`: left out, as nobody can have read it. */
type KeptAnswer = { ask: string; opt: string; seconds: number | null; fast: boolean };

/** A child's way through a scene in one iteration. */
export type ScenePlay = {
  program: ProgramId;
  scene: string;
  epoch: number;
  iteration: number;
  /** The content version that was begun. */
  version: string;
  /** The child's first play of it at all: what a restart or a second check brings is no first sight. */
  is_first: boolean;
  started_at: string;
  finished_at: string | null;
  /** The question where it was left; null where it was finished, or the outline does not tell. */
  stopped_at: string | null;
  answers: KeptAnswer[];
};

type Begun = EventOf<'scene_start'> | EventOf<'choice'> | EventOf<'scene_complete'>;

/** What one child's events say of scenes; they alone decide, so that counting again comes to the same. */
export function scenePlays(events: Iterable<PlayEvent>, content: MeasuredContent): ScenePlay[] {
  const record = fold(events);
  const begun: Begun[] = [
    ...record.starts.values(),
    ...record.choices.values(),
    ...record.completions.values(),
  ].filter((event) => content.outline(event.scene, event.content_version)?.program === event.program);
  const epochs = Map.groupBy(begun, ({ program, epoch }) => `${epoch} ${program}`);
  const plays = [...epochs.values()].flatMap((own) => playsOfEpoch(record, own, content));
  return withFirsts(plays);
}

function playsOfEpoch(record: PlayRecord, begun: readonly Begun[], content: MeasuredContent): ScenePlay[] {
  const [any] = begun;
  if (any === undefined) return [];
  const { program, epoch } = any;
  const state = { epoch, iteration: MOST_ITERATIONS };
  const finished = finishedScenes(currentPlay(record, program, state), content);
  const answers = Map.groupBy(givenAnswers(record, program, state, content), ({ outline }) => outline.id);
  const plays = Map.groupBy(begun, ({ scene, iteration }) => `${iteration} ${scene}`);
  return [...plays.values()].flatMap((own) => {
    const first = own.reduce((early, event) => (event.client_at < early.client_at ? event : early));
    const { scene, iteration, content_version: version } = first;
    const end = finished.find((one) => one.scene === scene && one.iteration === iteration);
    const told = (answers.get(scene) ?? []).filter((answer) => answer.iteration === iteration);
    return [
      {
        program,
        scene,
        epoch,
        iteration,
        version,
        is_first: false,
        started_at: first.client_at,
        finished_at: end?.client_at ?? null,
        stopped_at: end === undefined ? leftAt(record, first, content) : null,
        answers: keptOf(told.filter((answer) => answer.version === version)),
      },
    ];
  });
}

function leftAt(record: PlayRecord, begun: Begun, content: MeasuredContent): string | null {
  const outline = content.outline(begun.scene, begun.content_version);
  if (outline === null) return null;
  const places = [...placesAfter(outline, picksSoFar(record, begun).picks)].filter((ask) => ask !== '');
  return places.length === 1 ? (places[0] ?? null) : null;
}

function keptOf(answers: readonly ToldAnswer[]): KeptAnswer[] {
  const leftOut = new Set(withoutRushed(answers).leftOut);
  return answers.map((answer) => ({
    ask: answer.ask,
    opt: answer.option,
    seconds: answer.seconds === undefined ? null : Math.round(answer.seconds * 10) / 10,
    fast: leftOut.has(answer),
  }));
}

/** Answers of later plays say how a scene is played again: nothing that writers look for. */
function withFirsts(plays: readonly ScenePlay[]): ScenePlay[] {
  const scenes = Map.groupBy(plays, ({ scene }) => scene);
  return [...scenes.values()].flatMap((own) =>
    own
      .toSorted((a, b) => a.epoch - b.epoch || a.iteration - b.iteration)
      .map((play, place) => (place === 0 ? { ...play, is_first: true } : { ...play, answers: [] })),
  );
}
