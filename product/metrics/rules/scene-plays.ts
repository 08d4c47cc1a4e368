import type { Locale, ProgramId } from '#brands/brand.ts';
import {
  givenAnswers,
  type MeasuredContent,
  type ToldAnswer,
} from '#product/play/rules/measurement/answers.ts';
import { withoutRushed } from '#product/play/rules/measurement/care.ts';
import { COUNTED_TOP } from '#product/play/rules/measurement/constants.ts';
import { countAnswer, countedTags } from '#product/play/rules/measurement/evidence.ts';
import { sum } from '#product/play/rules/measurement/statistics.ts';
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
import { optionOrder, seedOf } from '#product/play/rules/story/seeded.ts';
import { askIn, placesAfter } from '#product/play/rules/story/ways.ts';

/** The first answer to a question, and what writers look at it by. */
type KeptAnswer = {
  ask: string;
  opt: string;
  seconds: number | null;
  /** Left out, as nobody can have read it. */
  fast: boolean;
  /** Where the best option stood, from 0; null where several are best, and in games. */
  spot: number | null;
  lang: Locale;
  /** Whether it was read aloud; null where the browser does not tell. */
  aloud: boolean | null;
  /** How well the child did in the same skill in other scenes of this kind: 0 is guessing, 1 always best. */
  rest: number | null;
};

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

/** Before it is known which play of a scene was a child's first. */
type Told = Omit<ScenePlay, 'is_first' | 'answers'> & { told: ToldAnswer[] };

type Begun = EventOf<'scene_start'> | EventOf<'choice'> | EventOf<'scene_complete'>;

/** What one child's events say of scenes; they alone decide, so that counting again comes to the same. */
export function scenePlays(
  student: number,
  events: Iterable<PlayEvent>,
  content: MeasuredContent,
): ScenePlay[] {
  const record = fold(events);
  const begun: Begun[] = [
    ...record.starts.values(),
    ...record.choices.values(),
    ...record.completions.values(),
  ].filter((event) => content.outline(event.scene, event.content_version)?.program === event.program);
  const epochs = Map.groupBy(begun, ({ program, epoch }) => `${epoch} ${program}`);
  const plays = [...epochs.values()].flatMap((own) => playsOfEpoch(record, own, content));
  return withFirsts(student, plays);
}

function playsOfEpoch(record: PlayRecord, begun: readonly Begun[], content: MeasuredContent): Told[] {
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
        started_at: first.client_at,
        finished_at: end?.client_at ?? null,
        stopped_at: end === undefined ? leftAt(record, first, content) : null,
        told: told.filter((answer) => answer.version === version),
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

/** Answers of later plays say how a scene is played again: nothing that writers look for. */
function withFirsts(student: number, plays: readonly Told[]): ScenePlay[] {
  const scenes = [...Map.groupBy(plays, ({ scene }) => scene).values()].map((own) =>
    own.toSorted((a, b) => a.epoch - b.epoch || a.iteration - b.iteration),
  );
  const restOf = restScores(scenes.flatMap(([first]) => first?.told ?? []));
  return scenes.flatMap((own) =>
    own.map(({ told, ...play }, place) =>
      place === 0
        ? { ...play, is_first: true, answers: keptOf(student, play, told, restOf) }
        : { ...play, is_first: false, answers: [] },
    ),
  );
}

function keptOf(
  student: number,
  { epoch }: Pick<Told, 'epoch'>,
  answers: readonly ToldAnswer[],
  restOf: (answer: ToldAnswer) => number | null,
): KeptAnswer[] {
  const leftOut = new Set(withoutRushed(answers).leftOut);
  return answers.map((answer) => ({
    ask: answer.ask,
    opt: answer.option,
    seconds: answer.seconds === undefined ? null : Math.round(answer.seconds * 10) / 10,
    fast: leftOut.has(answer),
    spot: bestSpot(seedOf(student, { ...answer, epoch }), answer),
    lang: answer.language,
    aloud: answer.aloud === null ? null : answer.aloud !== 'off',
    rest: restOf(answer),
  }));
}

/** The order of options follows from the child and the attempt. What the browser says it was otherwise tells nothing. */
function bestSpot(seed: string, { outline, ask, option, position }: ToldAnswer): number | null {
  const options = Object.keys(askIn(outline, ask) ?? {});
  const shown = optionOrder(
    options.map((id) => ({ id })),
    seed,
    outline.id,
    ask,
  ).map(({ id }) => id);
  const scores = countedTags(outline, ask).find(({ weight }) => weight === 1)?.scores ?? [];
  const best = options.filter((_, place) => scores[place] === COUNTED_TOP);
  if (position === undefined || shown[position] !== option || best.length !== 1) return null;
  return shown.indexOf(best[0] ?? '');
}

/** Each answer is held against the same skill in other scenes: practice against practice, checks against checks. */
function restScores(first: readonly ToldAnswer[]): (answer: ToldAnswer) => number | null {
  const groupOf = ({ outline }: ToldAnswer): string => `${outline.program} ${outline.kind}`;
  const counted = Map.groupBy(
    withoutRushed(first).kept.flatMap((answer) =>
      countAnswer(answer).map((one) => ({ ...one, group: groupOf(answer) })),
    ),
    ({ group, skill }) => `${group} ${skill}`,
  );
  return (answer) => {
    const skill = countedTags(answer.outline, answer.ask).find(({ weight }) => weight === 1)?.skill;
    const others = (counted.get(`${groupOf(answer)} ${skill}`) ?? []).filter(
      ({ scene }) => scene !== answer.outline.id,
    );
    const could = sum(others.map(({ weight, top, chance }) => weight * (top - chance)));
    if (could === 0) return null;
    const did = sum(others.map(({ weight, score, chance }) => weight * (score - chance)));
    return Math.round((1000 * did) / could) / 1000;
  };
}
