import { expect, test } from 'vitest';
import { FRESH_PACE, isTooFast, paceAfter } from './pace.ts';

const TOLD = ['The bridge is down again, and the bus is late.', 'Everybody waits and nobody says a word.'];
const ASKED = ['What do you do?', 'Wait with them.', 'Walk.', 'Ask the driver.'];
/** 17 words told, 4 asked and 7 to answer with. */
const EVERYTHING_S = 28 / 7.5;

test.each([
  ['as long as reading takes', EVERYTHING_S, false, false],
  ['a blink less', EVERYTHING_S - 0.1, false, true],
  ['at once', 0.3, false, true],
  ['at once, by somebody who knows the story', 0.3, true, true],
  ['after the question, by somebody who knows the story', 1.5, true, false],
])('answered %s, in %s s', (_, seconds, isRepeated, isFast) => {
  expect(isTooFast({ told: TOLD, asked: ASKED }, { language: 'en', seconds, isRepeated })).toBe(isFast);
});

test('Chinese is read by the character', () => {
  const read = { told: ['橋又斷了，公車也遲到。'], asked: ['你會怎麼做？'] };
  expect(isTooFast(read, { language: 'zh-TW', seconds: 1.3, isRepeated: false })).toBe(true);
  expect(isTooFast(read, { language: 'zh-TW', seconds: 1.5, isRepeated: false })).toBe(false);
});

test('after two answers that nobody can have read it is said, once a scene', () => {
  const answers = [true, false, true, true, true];
  let pace = FRESH_PACE;
  const said = answers.map((isFast) => {
    const after = paceAfter(pace, isFast);
    pace = after.pace;
    return after.saysNow;
  });
  expect(said).toEqual([false, false, true, false, false]);
});

test('whoever reads hears nothing of it', () => {
  let pace = FRESH_PACE;
  for (let answer = 0; answer < 8; answer += 1) {
    const after = paceAfter(pace, false);
    pace = after.pace;
    expect(after.saysNow).toBe(false);
  }
});
