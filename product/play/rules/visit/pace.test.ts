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

/** `x` is an answer that nobody can have read, `.` one at an ordinary pace. */
test.each([
  ['whoever reads hears nothing of it', '........', []],
  ['one slip of the hand is none', '.x....x.', []],
  ['nor are several, each with an ordinary answer behind it', 'x.x.x.x.x.', []],
  ['two in a row are', 'xx', [2]],
  ['it is said once, however it goes on', 'xxxxxxxx', [2]],
  ['and not again after an answer at an ordinary pace', 'xx.xx.xxx', [2]],
  ['two in a row after many that were read do not spoil the scene', '......xx', []],
  ['but more than a quarter of them would', '.....xx', [7]],
  ['a child who slows down in time is left alone', 'x.........xx....', []],
])('%s', (_, answers, said) => {
  let pace = FRESH_PACE;
  const saidAfter = answers.split('').flatMap((answer, nth) => {
    const after = paceAfter(pace, answer === 'x');
    pace = after.pace;
    return after.saysNow ? [nth + 1] : [];
  });
  expect(saidAfter).toEqual(said);
});
