import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ProgramId } from '#brands/brand.ts';
import { compileInk } from '../../../../scripts/scenes.ts';
import { describeScene } from '../story/describe-scene.ts';
import { openScene, reachesEnd } from '../story/scene.ts';
import { tell } from '../story/segment.ts';
import { checkScene, LESSON } from '../testing/sample-scenes.ts';
import { isActive, slotOf } from './active-time.ts';
import { type PlayEvent, playEvent, readEvents } from './events.ts';
import {
  absorb,
  activeTimes,
  type Content,
  checkIns,
  currentPlay,
  doneIn,
  emptyRecord,
  firstChoices,
  fold,
  lastFinished,
  type PlayRecord,
  picksSoFar,
} from './fold.ts';
import type { ProgramState } from './progress.ts';

const sources = [LESSON, checkScene(2, 1)];
const scenes = new Map(
  sources.map((source) => {
    const ink = compileInk(source);
    const { meta, outline, version } = describeScene(ink);
    return [meta.id, { ink, outline, version, open: openScene(tell(ink)) }];
  }),
);

const content: Content = {
  outline: (id, version) => {
    const scene = scenes.get(id);
    return scene?.version === version ? scene.outline : null;
  },
  completes: (id, version, picks) => {
    const scene = scenes.get(id);
    return scene?.version === version && reachesEnd(scene.open, picks);
  },
};

/** A program's results in its current epoch. */
function resultsOf(record: PlayRecord, program: ProgramId, state: ProgramState, known: Content) {
  const first = firstChoices(currentPlay(record, program, state), known);
  const answers = first.map(({ choice, evidence, hinted }) => {
    const { iteration, ask, opt: option } = choice;
    return { iteration, ask, option, evidence, hinted };
  });
  return { answers, done: doneIn(record, program, state, known) };
}

const STATE = { epoch: 1, iteration: 1 };
const uuid = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const START = Date.UTC(2026, 8, 1, 15);

/** Writes events as a browser would: moments go on, a session counts its own. */
function recorder(session = 1, start = START + session * 3_600_000) {
  const events: PlayEvent[] = [];
  let seq = 0;
  return {
    events,
    write(fields: Record<string, unknown>): void {
      // Some things happen within the same moment.
      const at = start + Math.floor(seq / 2) * 1000;
      const common = {
        id: uuid(session * 10_000 + seq),
        session: uuid(session),
        seq,
        epoch: 1,
        program: 'academy',
        iteration: 1,
        lang: 'en',
        debug: false,
        client_at: new Date(at).toISOString(),
      };
      seq += 1;
      events.push(playEvent.parse({ ...common, ...fields }));
    },
  };
}

function inLesson(fields: Record<string, unknown>): Record<string, unknown> {
  const version = scenes.get('academy-ic-9')?.version;
  return { scene: 'academy-ic-9', form: null, attempt: 1, content_version: version, ...fields };
}

const choice = (ask: string, opt: string, more = {}): Record<string, unknown> =>
  inLesson({ type: 'choice', ask, opt, pos: 0, hint_used: false, ...more });

function lesson(write: (fields: Record<string, unknown>) => void, attempt = 1, drum = 'tap-it-once'): void {
  write(inLesson({ type: 'scene_start', attempt }));
  write(choice('drum', drum, { attempt }));
  write(choice('hush', 'waited', { attempt }));
  write(choice('feel', 'happy', { attempt }));
  write(inLesson({ type: 'scene_complete', attempt }));
}

test('a played lesson is evidence and is done', () => {
  const { events, write } = recorder();
  lesson(write);
  const { answers, done } = resultsOf(fold(events), 'academy', STATE, content);
  expect(answers.map(({ ask, evidence }) => [ask, evidence])).toEqual([
    ['drum', { ic: 1 }],
    ['hush', { ic: 2 }],
    ['feel', { emp: 0 }],
  ]);
  expect(done).toEqual([{ scene: 'academy-ic-9', iteration: 1 }]);
});

test('only the first answer counts, of whatever attempt and whenever it arrives', () => {
  const { events, write } = recorder();
  lesson(write);
  lesson(write, 2, 'look-at-it-first');
  const { answers } = resultsOf(fold(events.toReversed()), 'academy', STATE, content);
  expect(answers.map(({ option }) => option)).toEqual(['tap-it-once', 'waited', 'happy']);
});

test('a hint before the answer is known from either event, one after it changes nothing', () => {
  for (const [told, hinted] of [
    [[inLesson({ type: 'hint', ask: 'drum' }), choice('drum', 'look-at-it-first')], true],
    [[choice('drum', 'look-at-it-first', { hint_used: true })], true],
    [[choice('drum', 'look-at-it-first'), inLesson({ type: 'hint', ask: 'drum' })], false],
    [[inLesson({ type: 'hint', ask: 'hush' }), choice('drum', 'look-at-it-first')], false],
  ] as const) {
    const { events, write } = recorder();
    for (const fields of told) write(fields);
    const { answers } = resultsOf(fold(events), 'academy', STATE, content);
    expect(answers[0]?.hinted).toBe(hinted);
  }
});

test.each([
  ['an unknown version', { content_version: '00000000000' }],
  ['an unknown option', { opt: 'fly' }],
  ['an unknown ask', { ask: 'moon' }],
  ['an earlier epoch', { epoch: 2 }],
  ['an iteration that is not unlocked', { iteration: 2 }],
  ['debug mode', { debug: true }],
  ['another program', { program: 'zoou' }],
])('an answer of %s counts for nothing', (_, fields) => {
  const { events, write } = recorder();
  write(choice('drum', 'tap-it-once', fields));
  expect(resultsOf(fold(events), 'academy', STATE, content).answers).toEqual([]);
  expect(resultsOf(fold(events), 'zoou', STATE, content).answers).toEqual([]);
});

test('a scene is done only if its picks reach the end', () => {
  const { events, write } = recorder();
  write(choice('drum', 'tap-it-once'));
  write(inLesson({ type: 'scene_complete' }));
  expect(resultsOf(fold(events), 'academy', STATE, content).done).toEqual([]);
});

test('a check is asked anew in each iteration, a lesson is not', () => {
  const { events, write } = recorder();
  const version = scenes.get('hoh-check-a-ic')?.version;
  for (const iteration of [1, 2]) {
    const inCheck = {
      program: 'hoh',
      scene: 'hoh-check-a-ic',
      form: 'a',
      content_version: version,
      iteration,
    };
    write({ ...choice('q0', iteration === 1 ? 'one-way' : 'a-third-way'), ...inCheck });
    write(choice('drum', 'tap-it-once', { iteration }));
  }
  const state = { epoch: 1, iteration: 2 };
  const answers = resultsOf(fold(events), 'hoh', state, content).answers;
  expect(answers.map(({ iteration, evidence }) => [iteration, evidence])).toEqual([
    [1, { ic: 2 }],
    [2, { ic: 0 }],
  ]);
  expect(resultsOf(fold(events), 'academy', state, content).answers).toHaveLength(1);
});

test('a restart leaves nothing of before', () => {
  const { events, write } = recorder();
  lesson(write);
  expect(resultsOf(fold(events), 'academy', { epoch: 2, iteration: 1 }, content)).toEqual({
    answers: [],
    done: [],
  });
});

test('another device goes on with the latest attempt', () => {
  const first = recorder(1);
  lesson(first.write);
  first.write(inLesson({ type: 'scene_start', attempt: 2 }));
  first.write(choice('drum', 'hit-it-hard', { attempt: 2 }));
  const second = recorder(2);
  second.write(choice('hush', 'slip', { attempt: 2 }));
  const at = { program: 'academy', epoch: 1, iteration: 1, scene: 'academy-ic-9' } as const;
  expect(picksSoFar(fold([...second.events, ...first.events]), at)).toEqual({
    attempt: 2,
    picks: [
      ['drum', 'hit-it-hard'],
      ['hush', 'slip'],
    ],
  });
  expect(picksSoFar(emptyRecord(), at)).toEqual({ attempt: 1, picks: [] });
});

test('what was made last is known while another is on its way', () => {
  const { events, write } = recorder();
  const at = { program: 'academy', epoch: 1, iteration: 1, scene: 'academy-ic-9' } as const;
  expect(lastFinished(fold(events), at, content)).toBeNull();
  lesson(write);
  const made = lastFinished(fold(events), at, content);
  expect(made).toEqual(picksSoFar(fold(events), at).picks);
  write(inLesson({ type: 'scene_start', attempt: 2 }));
  write(choice('drum', 'hit-it-hard', { attempt: 2 }));
  expect(lastFinished(fold(events), at, content)).toEqual(made);
  expect(lastFinished(fold(events), { ...at, epoch: 2 }, content)).toBeNull();
});

test('two tabs in the same quarter of a minute are fifteen seconds at most', () => {
  const [one, two] = [recorder(1), recorder(2)];
  for (const { write } of [one, two]) {
    write({ type: 'heartbeat', slot: 100, active_s: 12 });
    write({ type: 'heartbeat', slot: 100, active_s: 9, scene: 'cdc-snow-jar' });
    write({ type: 'heartbeat', slot: 101, active_s: 0 });
  }
  expect(activeTimes(fold([...one.events, ...two.events]))).toEqual([
    { slot: 100, area: 'academy', seconds: 12 },
    { slot: 100, area: 'cdc', seconds: 3 },
  ]);
});

test('time counts when the page is seen and was touched lately', () => {
  expect(isActive({ at: 60_000, visible: true, lastTouchAt: 0 })).toBe(true);
  expect(isActive({ at: 60_001, visible: true, lastTouchAt: 0 })).toBe(false);
  expect(isActive({ at: 1, visible: false, lastTouchAt: 0 })).toBe(false);
  expect([slotOf(0), slotOf(14_999), slotOf(15_000)]).toEqual([0, 0, 1]);
});

test('an id that comes with two contents counts once, and the same whatever came first', () => {
  const [one, two] = [recorder(), recorder()];
  one.write(choice('drum', 'tap-it-once'));
  two.write(choice('drum', 'look-at-it-first'));
  const both = [...one.events, ...two.events];
  const answers = resultsOf(fold(both), 'academy', STATE, content).answers;
  expect(answers).toHaveLength(1);
  expect(resultsOf(fold(both.toReversed()), 'academy', STATE, content).answers).toEqual(answers);
});

test('check-ins are kept in the order they were told', () => {
  const { events, write } = recorder();
  write({ type: 'checkin', opt: 'sad' });
  write({ type: 'checkin', opt: 'skipped' });
  expect(checkIns(fold(events.toReversed())).map(({ value }) => value)).toEqual(['sad', 'skipped']);
});

test('a bad event is refused alone', () => {
  const { events, write } = recorder();
  lesson(write);
  const [good] = events;
  const bad: unknown[] = [
    null,
    {},
    { ...good, extra: 1 },
    { ...good, client_at: 'yesterday' },
    { ...good, scene: 'A B' },
  ];
  expect(readEvents([...bad, good])).toEqual({ events: [good], at: [5], refused: [0, 1, 2, 3, 4] });
});

/** All that reports read. */
function told(record: PlayRecord): unknown {
  const { answers, done } = resultsOf(record, 'academy', STATE, content);
  return [answers, done, activeTimes(record), checkIns(record)];
}

const DRUMS = ['look-at-it-first', 'tap-it-once', 'hit-it-hard'];
const deed = fc.oneof(
  fc.record({
    do: fc.constant('choice'),
    ask: fc.constant('drum'),
    opt: fc.constantFrom(...DRUMS),
    attempt: fc.integer({ min: 1, max: 2 }),
  }),
  fc.record({
    do: fc.constant('choice'),
    ask: fc.constant('hush'),
    opt: fc.constantFrom('waited', 'slip'),
    attempt: fc.integer({ min: 1, max: 2 }),
  }),
  fc.record({
    do: fc.constant('choice'),
    ask: fc.constant('feel'),
    opt: fc.constantFrom('worried', 'happy'),
    attempt: fc.integer({ min: 1, max: 2 }),
  }),
  fc.record({
    do: fc.constant('hint'),
    ask: fc.constantFrom('drum', 'hush'),
    attempt: fc.integer({ min: 1, max: 2 }),
  }),
  fc.record({ do: fc.constant('scene_complete'), attempt: fc.integer({ min: 1, max: 2 }) }),
  fc.record({
    do: fc.constant('heartbeat'),
    slot: fc.integer({ min: 0, max: 9 }),
    active_s: fc.integer({ min: 0, max: 15 }),
  }),
  fc.record({ do: fc.constant('checkin'), opt: fc.constantFrom('mad', 'okay') }),
);

/** Each deed as the event a browser writes, in one of two sessions (a tab that died, another device). */
function eventsOf(deeds: { do: string; second?: boolean }[]): PlayEvent[] {
  const [one, two] = [recorder(1, START), recorder(2, START)];
  for (const [index, { do: type, ...fields }] of deeds.entries()) {
    const { write } = index % 3 === 2 ? two : one;
    if (type === 'heartbeat' || type === 'checkin') write({ type, ...fields });
    else if (type === 'choice') write(choice('', '', { ...fields }));
    else write(inLesson({ type, ...fields }));
  }
  return [...one.events, ...two.events];
}

test('lost, doubled, reordered and replayed batches end in the same results once all have arrived', () => {
  fc.assert(
    fc.property(
      fc.array(deed, { maxLength: 25 }),
      fc.array(
        fc.record({
          from: fc.nat(30),
          size: fc.integer({ min: 1, max: 8 }),
          fate: fc.constantFrom('lost', 'unacknowledged', 'doubled', 'fine'),
          backwards: fc.boolean(),
        }),
        { maxLength: 40 },
      ),
      (deeds, network) => {
        const written = eventsOf(deeds);
        const record = emptyRecord();
        let queue = [...written];
        const send = (batch: PlayEvent[], times: number): void => {
          for (let time = 0; time < times; time += 1) {
            // What arrives is a copy that was text on the way.
            for (const event of readEvents(JSON.parse(JSON.stringify(batch))).events) absorb(record, event);
          }
        };
        for (const { from, size, fate, backwards } of network) {
          const batch = queue.slice(from % Math.max(1, queue.length)).slice(0, size);
          if (backwards) batch.reverse();
          if (fate === 'lost') continue;
          send(batch, fate === 'doubled' ? 2 : 1);
          if (fate !== 'unacknowledged') queue = queue.filter((event) => !batch.includes(event));
        }
        send(queue, 1);
        expect(told(record)).toEqual(told(fold(written)));
      },
    ),
    { numRuns: 150 },
  );
});
