import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSpeaker, type Hears, type SpokenNow } from './speaker.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function fakeVoice() {
  const said: { sentence: string; hears: Hears }[] = [];
  const shown: (SpokenNow | null)[] = [];
  const speaker = createSpeaker(
    { say: (sentence, hears) => void said.push({ sentence, hears }), cancel: () => undefined },
    (now) => void shown.push(now),
  );
  return { said, shown, speaker, last: () => said.at(-1)?.hears };
}

const wordShown = (shown: readonly (SpokenNow | null)[]): string | undefined => {
  const now = shown.at(-1);
  return now?.word ? now.text.slice(now.word.start, now.word.end) : undefined;
};

test('one sentence is one utterance, and the next waits for its end', async () => {
  const { said, last, speaker } = fakeVoice();
  const done = speaker.speak(['It is fat. It is green.', 'Look!'], { locale: 'en' });
  expect(said.map(({ sentence }) => sentence)).toEqual(['It is fat.']);
  last()?.started();
  last()?.ended();
  await vi.advanceTimersByTimeAsync(0);
  expect(said.at(-1)?.sentence).toBe('It is green.');
  last()?.ended();
  await vi.advanceTimersByTimeAsync(0);
  last()?.ended();
  expect(await done).toBe(true);
});

test('words light up where the voice says it is, in the whole text', async () => {
  const { shown, last, speaker } = fakeVoice();
  void speaker.speak(['It is fat. It is green.'], { locale: 'en' });
  last()?.started();
  last()?.ended();
  await vi.advanceTimersByTimeAsync(0);
  last()?.started();
  last()?.word(6);
  expect(wordShown(shown)).toBe('green.');
});

test('words light up by and by where a voice says nothing of them', async () => {
  const { shown, last, speaker } = fakeVoice();
  void speaker.speak(['Tiny umbrellas fill the air.'], { locale: 'en' });
  last()?.started();
  await vi.advanceTimersByTimeAsync(0);
  expect(wordShown(shown)).toBe('Tiny');
  await vi.advanceTimersByTimeAsync(700);
  expect(wordShown(shown)).toBe('umbrellas');
});

test('a voice that never ends does not hold up the story', async () => {
  const { last, speaker } = fakeVoice();
  const done = speaker.speak(['Pop!'], { locale: 'en' });
  last()?.started();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await done).toBe(true);
});

test('a voice that never begins is given up', async () => {
  const { said, shown, speaker } = fakeVoice();
  const done = speaker.speak(['Pop! Ha!'], { locale: 'en' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await done).toBe(false);
  expect(said).toHaveLength(1);
  expect(shown.at(-1)).toBeNull();
});

test('what comes next takes the place of what is being read', async () => {
  const { said, last, speaker } = fakeVoice();
  const first = speaker.speak(['One. Two.'], { locale: 'en' });
  const one = last();
  const second = speaker.speak(['Three.'], { locale: 'en' });
  one?.ended();
  last()?.ended();
  expect(await first).toBe(false);
  expect(await second).toBe(true);
  expect(said.map(({ sentence }) => sentence)).toEqual(['One.', 'Three.']);
});

test('a name that may not be heard is not said, and words still light up', async () => {
  const { said, shown, last, speaker } = fakeVoice();
  void speaker.speak(['Hello, Maya!'], { locale: 'en', heard: (sentence) => sentence.replace(', Maya', '') });
  expect(said[0]?.sentence).toBe('Hello!');
  last()?.started();
  last()?.word(0);
  await vi.advanceTimersByTimeAsync(0);
  expect(wordShown(shown)).toBe('Hello,');
});
