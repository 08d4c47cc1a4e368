import { Compiler } from 'inkjs/compiler/Compiler';
import { expect, test } from 'vitest';
import { compileScene } from '../../../rules/story/compile-scene.ts';
import { ACTED_LESSON, LESSON, LESSON_IN_CHINESE } from '../../../rules/testing/sample-scenes.ts';
import { openPlayThrough, type PlayThrough } from './play-through.ts';

const scene = compileScene(JSON.parse(String(new Compiler(LESSON).Compile()?.ToJson())));
const open = (more: Partial<Parameters<typeof openPlayThrough>[1]> = {}) =>
  openPlayThrough(scene, { seed: 'x', ...more });

/** What the screen says, in short. */
function said(play: PlayThrough): string {
  const { showing } = play.view();
  if (showing.kind === 'end') return 'end';
  return showing.kind === 'line' ? showing.line.text : `ask ${showing.ask.id}`;
}

test('goes on line by line, stays at an ask, and ends', () => {
  const play = open();
  expect(said(play)).toBe('A drum! It is very big.');
  play.advance();
  expect(play.pick('tap-it-once')).toBe(false);
  play.advance();
  expect(said(play)).toBe('ask drum');
  play.advance();
  expect(said(play)).toBe('ask drum');
  expect(play.pick('no such option')).toBe(false);
  expect(play.pick('tap-it-once')).toBe(true);
  expect(said(play)).toBe('Bom.');
});

test('knows what comes up to the next question, and nothing of what an answer decides', () => {
  const play = open();
  const aheadOf = () => {
    const { lines, ask } = play.view().ahead;
    return [lines.map(({ text }) => text), ask?.id ?? null];
  };
  const [coming] = aheadOf();
  play.advance();
  expect(coming).toContain(said(play));
  expect(aheadOf()).toEqual([coming?.slice(1), 'drum']);
  play.advance();
  expect([said(play), aheadOf()]).toEqual(['ask drum', [[], null]]);
});

test('goes on exactly where a child was', () => {
  const play = open();
  for (let step = 0; step < 40 && said(play) !== 'end'; step += 1) {
    const { picks, lines } = play.position();
    const again = open({ picks, lines });
    expect(again.view()).toEqual(play.view());
    const { showing } = play.view();
    if (showing.kind === 'ask') play.pick(showing.ask.options[0]?.id ?? '');
    else play.advance();
  }
  expect(said(play)).toBe('end');
});

test('goes on at the same place in another language', () => {
  const play = open({ picks: [['drum', 'tap-it-once']], lines: 1 });
  const chinese = open({ texts: LESSON_IN_CHINESE, picks: [['drum', 'tap-it-once']], lines: 1 });
  expect(chinese.position()).toEqual(play.position());
  expect(said(chinese)).toBe(said(play));
});

test('picks that fit nothing are passed over, and lines never go past the ask', () => {
  const play = open({
    picks: [
      ['gone', 'x'],
      ['drum', 'tap-it-once'],
      ['drum', 'hit-it-hard'],
    ],
    lines: 99,
  });
  expect(play.position().picks).toEqual([['drum', 'tap-it-once']]);
  expect(said(play)).toBe('ask hush');
});

test('knows its asks in the order of the file, and how far it is', () => {
  expect(scene.asks.slice(0, 2)).toEqual(['drum', 'hush']);
  const play = open({ picks: [['drum', 'tap-it-once']] });
  expect(play.view().progress).toEqual({ at: 1, total: scene.asks.length });
});

test('whoever will speak is there already, and comes forward to speak', () => {
  const play = open();
  expect(play.view().stage).toMatchObject({ speaker: 'plum', actors: [{ who: 'plum', face: 'happy' }] });
  play.advance();
  expect(play.view().stage).toMatchObject({
    speaker: 'nim',
    actors: [{ who: 'plum' }, { who: 'nim', face: 'excited' }],
  });
});

test('a scene with directions is acted as they say', () => {
  const acted = compileScene(JSON.parse(String(new Compiler(ACTED_LESSON).Compile()?.ToJson())));
  const play = openPlayThrough(acted, { seed: 'x' });
  expect(play.view().stage).toMatchObject({
    place: 'meadow',
    props: [{ name: 'drum', state: 'there' }],
    actors: [
      { who: 'plum', at: 7 },
      { who: 'nim', at: 3 },
      { who: 'you', at: 1.5 },
    ],
  });
});
