import type { ProgramId } from '#brands/brand.ts';
import type { SceneOutline } from '../story/outline.ts';
import { type Form, formOf } from '../story/programs.ts';
import type { Pick } from '../story/scene.ts';
import type { Evidence } from '../story/skills.ts';
import { optionIn } from '../story/ways.ts';
import { type Area, capped, isCoolDown, type SlotTime } from './active-time.ts';
import type { CheckIn, PlayEvent, SKIPPED } from './events.ts';
import type { Done, ProgramState } from './progress.ts';

/**
 * What a student's events come to. A record only ever grows, and each event adds the same however often and whenever
 * it comes: lost, doubled, reordered and replayed batches end in the same record once all have arrived.
 */
export type PlayRecord = {
  /** By the event's id. */
  choices: Map<string, EventOf<'choice'>>;
  hints: Map<string, EventOf<'hint'>>;
  starts: Map<string, EventOf<'scene_start'>>;
  completions: Map<string, EventOf<'scene_complete'>>;
  checkIns: Map<string, EventOf<'checkin'>>;
  /** By slot and area. */
  slots: Map<string, SlotTime>;
};

export type EventOf<Type extends PlayEvent['type']> = Extract<PlayEvent, { type: Type }>;

export function emptyRecord(): PlayRecord {
  return {
    choices: new Map(),
    hints: new Map(),
    starts: new Map(),
    completions: new Map(),
    checkIns: new Map(),
    slots: new Map(),
  };
}

/** Debug mode leaves no trace in reports, norms and minutes. */
export function absorb(record: PlayRecord, event: PlayEvent): void {
  if (event.debug) return;
  switch (event.type) {
    case 'choice':
      return keep(record.choices, event);
    case 'hint':
      return keep(record.hints, event);
    case 'scene_start':
      return keep(record.starts, event);
    case 'scene_complete':
      return keep(record.completions, event);
    case 'checkin':
      return keep(record.checkIns, event);
    case 'heartbeat': {
      const told = timeOf(event);
      const key = `${told.slot} ${told.area}`;
      if (told.seconds > (record.slots.get(key)?.seconds ?? -1)) record.slots.set(key, told);
      return;
    }
    case 'session_start':
    case 'session_end':
    case 'play_result':
    case 'talk':
    case 'cdc_start':
    case 'cdc_end':
      return;
  }
}

/** The seconds a heartbeat tells of. */
export function timeOf({ slot, scene, program, active_s: seconds }: EventOf<'heartbeat'>): SlotTime {
  const area: Area = isCoolDown(scene) ? 'cdc' : program;
  return { slot, area, seconds };
}

/** An id that comes with two contents is somebody's mischief; whatever the order, the same one stays. */
function keep<Event extends PlayEvent>(events: Map<string, Event>, event: Event): void {
  const known = events.get(event.id);
  if (known === undefined || JSON.stringify(event) < JSON.stringify(known)) events.set(event.id, event);
}

export function fold(events: Iterable<PlayEvent>): PlayRecord {
  const record = emptyRecord();
  for (const event of events) absorb(record, event);
  return record;
}

type Placed = {
  iteration: number;
  attempt: number;
  client_at: string;
  session: string;
  seq: number;
  id: string;
};

const order = (a: number | string, b: number | string): number => (a < b ? -1 : a > b ? 1 : 0);

/** What came first: an earlier iteration and attempt, then the earlier moment; never what arrived first. */
export function comesBefore(a: Placed, b: Placed): number {
  return (
    a.iteration - b.iteration ||
    a.attempt - b.attempt ||
    order(a.client_at, b.client_at) ||
    order(a.session, b.session) ||
    a.seq - b.seq ||
    order(a.id, b.id)
  );
}

function inOrder<Event extends Placed>(events: Iterable<Event>): Event[] {
  return [...events].sort(comesBefore);
}

/** What the server knows of scenes, of earlier versions as well. */
export type Content = {
  outline(scene: string, version: string): SceneOutline | null;
  /** Whether these picks play that scene to its end. */
  completes(scene: string, version: string, picks: readonly Pick[]): boolean;
};

/** The scenes that were played to their end in a program's current epoch. */
export function doneIn(
  record: PlayRecord,
  program: ProgramId,
  state: ProgramState,
  content: Content,
): Done[] {
  return endsIn(record, program, state, content).map(({ scene, iteration }) => ({ scene, iteration }));
}

/** A scene that was played to its end, and when. */
export type SceneEnd = Done & { at: string };

/**
 * The same with their moments. What was done before anything that can still be told (`settled`) stays done: its events may
 * have left.
 */
export function endsIn(
  record: PlayRecord,
  program: ProgramId,
  state: ProgramState,
  content: Content,
  settled: readonly SceneEnd[] = [],
): SceneEnd[] {
  const ends = doneScenes(currentPlay(record, program, state), content);
  const own = settled.filter(({ iteration }) => iteration <= state.iteration);
  return inOrderOfNames(new Map([...ends, ...own].map((end) => [`${end.iteration} ${end.scene}`, end])));
}

function inOrderOfNames(ends: ReadonlyMap<string, SceneEnd>): SceneEnd[] {
  return [...ends].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, end]) => end);
}

/** What was played of a program in its current epoch; choices and completions in the order of play. */
type CurrentPlay = {
  choices: EventOf<'choice'>[];
  hints: EventOf<'hint'>[];
  completions: EventOf<'scene_complete'>[];
};

export function currentPlay(record: PlayRecord, program: ProgramId, state: ProgramState): CurrentPlay {
  const isCurrent = (event: { program: string; epoch: number; iteration: number }): boolean =>
    event.program === program && event.epoch === state.epoch && event.iteration <= state.iteration;
  return {
    choices: inOrder([...record.choices.values()].filter(isCurrent)),
    hints: [...record.hints.values()].filter(isCurrent),
    completions: inOrder([...record.completions.values()].filter(isCurrent)),
  };
}

/**
 * The form of each check that was begun, the first first: that of the scene that was opened first. Where no event tells of a
 * check any more, the one that was found before (`known`) stays.
 */
export function begunForms(
  record: PlayRecord,
  program: ProgramId,
  { epoch }: ProgramState,
  known: readonly Form[] = [],
): Form[] {
  const begun = inOrder(
    [...record.starts.values(), ...record.choices.values()].filter(
      (event) => event.program === program && event.epoch === epoch,
    ),
  );
  const forms: Form[] = [];
  // A check is unlocked when the one before is done: there are no gaps.
  for (let iteration = 1; ; iteration += 1) {
    const own = begun.filter((event) => event.iteration === iteration);
    const form = own.map(({ scene }) => formOf(scene)).find((one) => one !== null) ?? known[iteration - 1];
    if (form === undefined) return forms;
    forms.push(form);
  }
}

/** A check is asked anew in each iteration, everything else once an epoch. */
function askKey(event: EventOf<'choice'> | EventOf<'hint'>, outline: SceneOutline): string {
  return `${outline.kind === 'check' ? event.iteration : 0} ${event.scene} ${event.ask}`;
}

/** The choice that was the first answer to an ask, as the browser told it. */
type FirstChoice = {
  choice: EventOf<'choice'>;
  outline: SceneOutline;
  evidence: Evidence;
  hinted: boolean;
};

/** First answers only. What was never asked or is not unlocked yet counts for nothing. */
export function firstChoices({ choices, hints }: CurrentPlay, content: Content): FirstChoice[] {
  const hinted = new Map<string, Placed>();
  for (const hint of hints) {
    const outline = content.outline(hint.scene, hint.content_version);
    if (outline === null) continue;
    const key = askKey(hint, outline);
    const known = hinted.get(key);
    if (known === undefined || comesBefore(hint, known) < 0) hinted.set(key, hint);
  }
  const answers = new Map<string, FirstChoice>();
  for (const choice of choices) {
    const outline = content.outline(choice.scene, choice.content_version);
    const evidence = outline === null ? undefined : optionIn(outline, choice.ask, choice.opt)?.evidence;
    if (outline === null || outline.program !== choice.program || evidence === undefined) continue;
    const key = askKey(choice, outline);
    if (answers.has(key)) continue;
    const hint = hinted.get(key);
    const wasHinted = choice.hint_used || (hint !== undefined && comesBefore(hint, choice) < 0);
    answers.set(key, { choice, outline, evidence, hinted: wasHinted });
  }
  return [...answers.values()];
}

/** A scene is done when the picks of one attempt reach its end, once an iteration. */
function doneScenes(play: CurrentPlay, content: Content): SceneEnd[] {
  return finishedScenes(play, content).map(({ scene, iteration, client_at: at }) => ({
    scene,
    iteration,
    at,
  }));
}

/** The first telling of each that it was played to its end. */
export function finishedScenes(
  { choices, completions }: CurrentPlay,
  content: Content,
): EventOf<'scene_complete'>[] {
  const done = new Map<string, EventOf<'scene_complete'>>();
  const attemptOf = (event: { scene: string; iteration: number; attempt: number }): string =>
    `${event.iteration} ${event.scene} ${event.attempt}`;
  const picks = new Map<string, Pick[]>();
  for (const choice of choices) {
    const attempt = picks.get(attemptOf(choice)) ?? [];
    attempt.push([choice.ask, choice.opt]);
    picks.set(attemptOf(choice), attempt);
  }
  for (const complete of completions) {
    const { scene, iteration, content_version } = complete;
    const key = `${iteration} ${scene}`;
    if (done.has(key) || content.outline(scene, content_version)?.program !== complete.program) continue;
    if (content.completes(scene, content_version, picks.get(attemptOf(complete)) ?? [])) {
      done.set(key, complete);
    }
  }
  return [...done.values()];
}

/** The picks of the latest attempt at a scene, to go on where it was left, on whatever device. */
export function picksSoFar(record: PlayRecord, at: PlaceOf): { attempt: number; picks: Pick[] } {
  const begun = [...record.choices.values(), ...record.starts.values()].filter((event) => isAt(event, at));
  const attempt = Math.max(1, ...begun.map((event) => event.attempt));
  return { attempt, picks: picksOf(record, at, attempt) };
}

type PlaceOf = { program: ProgramId; epoch: number; iteration: number; scene: string };

function isAt(event: PlaceOf, at: PlaceOf): boolean {
  return (
    event.program === at.program &&
    event.epoch === at.epoch &&
    event.iteration === at.iteration &&
    event.scene === at.scene
  );
}

function picksOf(record: PlayRecord, at: PlaceOf, attempt: number): Pick[] {
  const own = [...record.choices.values()].filter((event) => isAt(event, at) && event.attempt === attempt);
  return inOrder(own).map(({ ask, opt }): Pick => [ask, opt]);
}

/** Where to go on: with the latest attempt, or with the next where that one was played to its end. */
export function goOnWith(
  record: PlayRecord,
  at: PlaceOf,
  content: Content,
): { attempt: number; picks: Pick[] } {
  const { attempt, picks } = picksSoFar(record, at);
  const isOver = finishedWith(record, at, attempt, content) !== null;
  return isOver ? { attempt: attempt + 1, picks: [] } : { attempt, picks };
}

/** The answers of the last attempt that was played to its end; null where none was. */
export function lastFinished(record: PlayRecord, at: PlaceOf, content: Content): Pick[] | null {
  for (let { attempt } = picksSoFar(record, at); attempt > 0; attempt -= 1) {
    const picks = finishedWith(record, at, attempt, content);
    if (picks !== null) return picks;
  }
  return null;
}

function finishedWith(record: PlayRecord, at: PlaceOf, attempt: number, content: Content): Pick[] | null {
  const picks = picksOf(record, at, attempt);
  const isOver = [...record.completions.values()].some(
    (complete) =>
      isAt(complete, at) &&
      complete.attempt === attempt &&
      content.completes(complete.scene, complete.content_version, picks),
  );
  return isOver ? picks : null;
}

/** Being in a scene, and not in the Cool Down Corner. */
export function isPlay(event: PlayEvent): boolean {
  if (event.type === 'heartbeat') return event.scene !== undefined && !isCoolDown(event.scene);
  return 'content_version' in event;
}

/** Seconds of play, by quarter of a minute; whoever knows the school's time zone makes days of them. */
export function activeTimes(record: PlayRecord): SlotTime[] {
  return capped([...record.slots.values()]);
}

export type CheckInTold = { at: string; value: CheckIn | typeof SKIPPED };

export function checkIns(record: PlayRecord): CheckInTold[] {
  return [...record.checkIns.values()]
    .sort((a, b) => (`${a.client_at} ${a.id}` < `${b.client_at} ${b.id}` ? -1 : 1))
    .map(({ client_at, opt }) => ({ at: client_at, value: opt }));
}
