import { expect, test } from 'vitest';
import { afterAnswer, stillDeaf } from './deaf-moment.ts';

/** Which of the presses after an answer at 0 count. */
function heard(presses: readonly number[]): number[] {
  let deaf: ReturnType<typeof stillDeaf> = afterAnswer(0);
  return presses.filter((at) => {
    deaf = stillDeaf(deaf, at);
    return deaf === null;
  });
}

test('the second tap of a double tap does not pass over what the answer led to', () => {
  expect(heard([250])).toEqual([]);
  expect(heard([250, 1000])).toEqual([1000]);
});

test('nor do five fast ones, until whoever taps on and on has waited long enough', () => {
  expect(heard([200, 400, 600, 800])).toEqual([]);
  expect(heard([300, 600, 900, 1200, 1500, 1700, 1750])).toEqual([1700, 1750]);
});

test('who reads fast is not held up, and from line to line nobody ever is', () => {
  expect(heard([450, 500, 550])).toEqual([450, 500, 550]);
  expect(stillDeaf(null, 5)).toBeNull();
});
