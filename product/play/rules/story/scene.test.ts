import { expect, test } from 'vitest';
import { compileInk } from '../../../../scripts/scenes.ts';
import { LESSON, LESSON_IN_CHINESE } from '../testing/sample-scenes.ts';
import { describeScene } from './describe-scene.ts';
import { openScene, type Pick, reachesEnd, type Scene, type Step } from './scene.ts';
import { seededOrder } from './seeded.ts';
import { type Segment, tell } from './segment.ts';

const ink = compileInk(LESSON);
const toChoice = (scene: Scene): Step => {
  for (;;) {
    const step = scene.next();
    if (step.type !== 'line') return step;
  }
};
const PICKS: Pick[] = [
  ['drum', 'tap-it-once'],
  ['hush', 'slip'],
  ['feel', 'worried'],
];

test('a line is read once, however often somebody asks what comes next', () => {
  const teller = tell(ink);
  const read: string[] = [];
  const listening = (): Segment => {
    const { lines, ...segment } = teller.read();
    const heard = lines.map(({ text, tags }) => ({
      text,
      get tags() {
        read.push(text);
        return tags;
      },
    }));
    return { ...segment, lines: heard };
  };
  const scene = openScene({ ...teller, read: listening });
  toChoice(scene);
  scene.pick('tap-it-once');
  toChoice(scene);
  expect(read).toEqual([...new Set(read)]);
  expect(read).toContain('Bom.');
});

test('tells line by line, waits at an ask, and ends', () => {
  const scene = openScene(tell(ink));
  expect(scene.meta).toMatchObject({
    id: 'academy-ic-9',
    title: 'A Loud Drum',
    program: 'academy',
    place: 'meadow',
  });
  expect(scene.next()).toMatchObject({
    type: 'line',
    line: { text: 'A drum! It is very big.', who: 'plum', face: 'happy' },
  });
  expect(scene.pick('tap-it-once')).toBe(false);
  scene.next();
  const ask = scene.next();
  expect(ask).toMatchObject({ type: 'ask', id: 'drum', hint: 'Big drums make big sounds.', play: null });
  expect(scene.next()).toEqual(ask);
  expect(scene.pick('no such thing')).toBe(false);
  expect(scene.pick('tap-it-once')).toBe(true);
  expect(scene.next()).toMatchObject({ line: { text: 'Bom.' } });
  expect(scene.next()).toMatchObject({ type: 'ask', id: 'hush', play: { kind: 'wait', secs: 4 } });
  scene.pick('slip');
  expect(scene.next()).toMatchObject({ line: { play: { kind: 'breathe', rounds: 2 } } });
  toChoice(scene);
  scene.pick('worried');
  expect(toChoice(scene)).toEqual({ type: 'end' });
  expect(scene.next()).toEqual({ type: 'end' });
  expect(scene.picks()).toEqual(PICKS);
});

test('picks lead back to the same place, in every language and order of options', () => {
  for (let length = 0; length <= PICKS.length; length += 1) {
    const picks = PICKS.slice(0, length);
    const english = openScene(tell(ink), { seed: 'one' });
    const chinese = openScene(tell(ink), { texts: LESSON_IN_CHINESE, seed: 'two' });
    expect(english.replay(picks)).toBe(length);
    expect(chinese.replay(picks)).toBe(length);
    for (;;) {
      const [own, other] = [english.next(), chinese.next()];
      expect(own.type).toBe(other.type);
      if (own.type === 'line' && other.type === 'line') {
        expect(other.line).toEqual({ ...own.line, text: LESSON_IN_CHINESE[own.line.source] });
        continue;
      }
      if (own.type === 'ask' && other.type === 'ask') {
        expect(other.id).toBe(own.id);
        expect(other.options.map(({ id }) => id).sort()).toEqual(own.options.map(({ id }) => id).sort());
      }
      break;
    }
  }
});

test('goes on at the very line', () => {
  const scene = openScene(tell(ink));
  scene.replay([], 1);
  expect(scene.next()).toMatchObject({ line: { text: 'I want to hit it!' } });
  scene.replay([], 99);
  expect(scene.next()).toMatchObject({ type: 'ask', id: 'drum' });
});

test('passes over picks that do not fit: of an edited scene, or of two tabs', () => {
  const scene = openScene(tell(ink));
  const two: Pick[] = [['drum', 'gone'], ...PICKS.slice(0, 1), ['drum', 'hit-it-hard'], ...PICKS.slice(1)];
  expect(scene.replay(two)).toBe(3);
  expect(scene.picks()).toEqual(PICKS);
  expect(
    scene.replay([
      ['renamed', 'tap-it-once'],
      ['hush', 'slip'],
    ]),
  ).toBe(0);
  expect(toChoice(scene)).toMatchObject({ id: 'drum' });
});

test('knows whether picks reach the end', () => {
  const scene = openScene(tell(ink));
  expect(reachesEnd(scene, PICKS)).toBe(true);
  expect(reachesEnd(scene, PICKS.slice(0, 2))).toBe(false);
  expect(reachesEnd(scene, PICKS.slice(1))).toBe(false);
  expect(reachesEnd(scene, [])).toBe(false);
});

test('an answer that was reworded is the same answer where it keeps its id', () => {
  const idsOf = (source: string): string[] => {
    const step = toChoice(openScene(tell(compileInk(source)), { seed: 'a' }));
    return step.type === 'ask' ? step.options.map(({ id }) => id) : [];
  };
  const reworded = LESSON.replace('[Tap it once. #', '[Give it a tap. #');
  expect(idsOf(reworded)).not.toEqual(idsOf(LESSON));
  const kept = LESSON.replace('[Tap it once. #', '[Give it a tap. # id: tap-it-once #');
  expect(idsOf(kept)).toEqual(idsOf(LESSON));
  expect(describeScene(compileInk(kept)).version).toBe(describeScene(ink).version);
});

test('the seed alone decides the order of options, and every place is as likely', () => {
  const orderOf = (seed: string): string[] => {
    const step = toChoice(openScene(tell(ink), { seed }));
    return step.type === 'ask' ? step.options.map(({ id }) => id) : [];
  };
  expect(orderOf('a')).toEqual(orderOf('a'));
  const items = [{ id: 'good' }, { id: 'better' }, { id: 'best' }];
  const first = new Map<string, number>();
  for (let seed = 0; seed < 3000; seed += 1) {
    const id = seededOrder(items, `seed-${seed}`)[0]?.id ?? '';
    first.set(id, (first.get(id) ?? 0) + 1);
  }
  expect([...first.values()].every((count) => count > 900 && count < 1100)).toBe(true);
});

test('opening a scene leaves the compiled text as it was', () => {
  const before = JSON.stringify(ink);
  openScene(tell(ink)).replay(PICKS);
  expect(JSON.stringify(ink)).toBe(before);
});
