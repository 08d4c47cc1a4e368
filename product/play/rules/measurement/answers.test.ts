import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileInk } from '../../../../scripts/scenes.ts';
import type { Aloud, PlayEvent } from '../results/events.ts';
import { fold } from '../results/fold.ts';
import { pretend } from '../results/pretend.ts';
import { describeScene } from '../story/describe-scene.ts';
import { explore } from '../story/explore.ts';
import { wordsUpTo } from '../story/reading.ts';
import { checkScene, LESSON, LESSON_IN_CHINESE } from '../testing/sample-scenes.ts';
import { givenAnswers, type MeasuredContent } from './answers.ts';
import { readingOf } from './count-words.ts';
import { reportRows } from './report-rows.ts';

const ink = compileInk(checkScene(2, 1));
const { meta, outline, version } = describeScene(ink);
const entry = { id: meta.id, form: 'a' as const, version };
const reading = readingOf(explore(ink));
const content: MeasuredContent = {
  outline: (scene, own) => (scene === meta.id && own === version ? outline : null),
  completes: () => true,
  reading: () => reading,
};

let made = 0;
const id = (): string => {
  made += 1;
  return `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`;
};
const START = Date.UTC(2026, 8, 1, 15);

/** Plays the scene, taking so many seconds an answer. */
function play(
  seconds: readonly number[],
  { epoch = 1, iteration = 1, attempt = 1, start = START } = {},
): PlayEvent[] {
  const browser = pretend({ program: 'hoh', epoch, iteration, start, id });
  let at = 0;
  browser.scene(
    { entry, outline },
    () => {
      const own = seconds[at];
      at += 1;
      return own === undefined ? null : { option: 'one-way', seconds: own };
    },
    attempt,
  );
  return browser.end();
}

const answersOf = (events: readonly PlayEvent[], known = content, state = { epoch: 1, iteration: 1 }) =>
  givenAnswers(fold(events), 'hoh', state, known);

test('what is to be read: the story up to the question, then the question and its answers', () => {
  expect(reading).toMatchObject({ language: 'en', games: [], start: 4 });
  // "What now?", "One way.", "Another way.", "A third way."
  expect(reading.asks['q0']).toEqual({
    asked: 9,
    after: { 'one-way': 4, 'another-way': 4, 'a-third-way': 5 },
  });
  expect(wordsUpTo(reading, null, 'q0', false)).toBe(13);
  expect(wordsUpTo(reading, ['q0', 'a-third-way'], 'q1', false)).toBe(14);
  expect(wordsUpTo(reading, ['q0', 'a-third-way'], 'q1', true)).toBe(9);
  expect(wordsUpTo(reading, ['q0', 'constructor'], 'q1', false)).toBeNull();
  expect(wordsUpTo(reading, ['constructor', 'x'], 'q1', false)).toBeNull();
  expect(wordsUpTo(reading, null, 'nowhere', false)).toBeNull();
});

test('of a mini-game only the question is read, and Chinese is counted by characters', () => {
  const lesson = explore(compileInk(LESSON));
  expect(readingOf(lesson).games).toEqual(['hush', 'feel']);
  expect(readingOf(lesson).asks['hush']?.asked).toBe(5);
  const chinese = readingOf(lesson, 'zh-TW', LESSON_IN_CHINESE);
  // 噓等小鳥回來
  expect(chinese.asks['hush']?.asked).toBe(6);
});

test('each answer has its time, what reading takes, and its spot', () => {
  const answers = answersOf(play([10, 1, 4]));
  expect(answers.map(({ ask, seconds }) => [ask, seconds])).toEqual([
    ['q0', 10],
    ['q1', 1],
    ['q2', 4],
  ]);
  expect(answers[0]?.fewestSeconds).toBeCloseTo(13 / 7.5);
  expect(answers[0]).toMatchObject({ kind: 'check', iteration: 1, language: 'en', hinted: false });
  expect(answers.every(({ position }) => position === 1 || position === 0 || position === 2)).toBe(true);
});

test('time out of sight of the answers is no time to read them', () => {
  const events = play([10, 5]).map((event) =>
    event.type === 'choice' && event.ask === 'q1' ? { ...event, hidden_ms: 4500 } : event,
  );
  expect(answersOf(events).map(({ seconds }) => seconds)).toEqual([10, 0.5]);
});

test('on a repeated form only question and answers have to be read', () => {
  const events = [...play([10, 10, 10]), ...play([9, 9, 9], { iteration: 2, start: START + 1e9 })];
  const again = answersOf(events, content, { epoch: 1, iteration: 2 }).filter(
    ({ iteration }) => iteration === 2,
  );
  expect(again.map(({ fewestSeconds }) => fewestSeconds)).toEqual([9 / 7.5, 9 / 7.5, 9 / 7.5]);
  const afterRestart = play([9, 9, 9], { epoch: 2, start: START + 1e9 });
  const [first] = answersOf([...events, ...afterRestart], content, { epoch: 2, iteration: 1 });
  expect(first?.fewestSeconds).toBe(9 / 7.5);
});

test('where a scene was gone on with, nobody knows when its words were read', () => {
  const begun = play([10]);
  const later = play([2, 3, 3], { start: START + 1e8 }).filter(
    (event) => !(event.type === 'choice' && event.ask === 'q0'),
  );
  const answers = answersOf([...begun, ...later]);
  expect(answers.map(({ ask, seconds }) => [ask, seconds])).toEqual([
    ['q0', 10],
    ['q1', undefined],
    ['q2', 3],
  ]);
});

test('who left a scene before its first question has read some of it already', () => {
  const left = play([]);
  const [first] = answersOf([...left, ...play([1], { start: START + 1e8 })]);
  expect([first?.ask, first?.seconds]).toEqual(['q0', undefined]);
});

test('without words nothing is too fast, and no spot is told', () => {
  const [first] = answersOf(play([1]), { ...content, reading: () => null });
  expect(first).toMatchObject({ seconds: 1 });
  expect([first?.fewestSeconds, first?.position]).toEqual([undefined, undefined]);
});

test('what children usually take counts once enough have played', () => {
  const usual = (plays: number): MeasuredContent => ({
    ...content,
    usualTime: () => ({ plays, medianSeconds: 90 }),
  });
  expect(answersOf(play([20]), usual(200))[0]?.fewestSeconds).toBe(9);
  expect(answersOf(play([20]), usual(100))[0]?.fewestSeconds).toBeCloseTo(13 / 7.5);
});

const VOICES: readonly (Aloud | undefined)[] = ['off', 'heard', 'cut-short', undefined];

/** As a browser tells it, or does not. */
const withVoices = (events: readonly PlayEvent[], voices: readonly (Aloud | undefined)[]): PlayEvent[] => {
  let at = 0;
  return events.map((event) => {
    if (event.type !== 'choice') return event;
    const { aloud: _, ...choice } = event;
    const own = voices[at % voices.length];
    at += 1;
    return own === undefined ? choice : { ...choice, aloud: own };
  });
};

test('whether it was read aloud is told of first answers, whatever comes twice or in another order', () => {
  const voices = fc.array(fc.constantFrom(...VOICES), { minLength: 1, maxLength: 4 });
  const scene = {
    id: meta.id,
    title: '',
    program: 'hoh',
    kind: outline.kind,
    skill: 'er',
    form: 'a',
  } as const;
  const keptOf = (events: readonly PlayEvent[]) =>
    reportRows(
      [scene],
      'hoh',
      { epoch: 1, iteration: 1, houses: [] },
      { answers: answersOf(events), done: [] },
    ).map(({ read_aloud }) => read_aloud);
  fc.assert(
    fc.property(voices, voices, fc.infiniteStream(fc.nat(1000)), (first, again, chance) => {
      const one = withVoices(play([9, 9]), first);
      // A second attempt says nothing of how the first was taken.
      const two = withVoices(play([9, 9], { attempt: 2, start: START + 3_600_000 }), again);
      const told = [...one, ...two];
      const mixedUp = [...told, ...told]
        .map((event) => ({ event, place: chance.next().value ?? 0 }))
        .sort((a, b) => a.place - b.place)
        .map(({ event }) => event);
      const kept = keptOf(told);
      expect(kept).toHaveLength(1);
      expect(keptOf(mixedUp)).toEqual(kept);
      expect(keptOf(one)).toEqual(kept);
    }),
    { numRuns: 60 },
  );
});
