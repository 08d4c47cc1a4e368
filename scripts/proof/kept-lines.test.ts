import { expect, test } from 'vitest';
import { endOf, isPrinted, type KeptLine, printedLine, provenAt, readLines, resultOf } from './kept-lines.ts';

const AT = '0123456789abcdef';

function ran(commit: string, at: string, ...oks: boolean[]): KeptLine[] {
  const lines = oks.map((ok, place) => ({ name: `figure-${place}`, value: '1', target: '>=1', ok }));
  return [...lines, endOf('attacks', true, 3)].map((line) => ({ ...line, proof: 'attacks', commit, at }));
}

test.each([
  ['never run', [], false],
  ['run at this commit', ran(AT, 'one', true, true), true],
  ['run at another', ran('fedcba', 'one', true), false],
  ['one figure short', ran(AT, 'one', true, false), false],
  ['broken off before its end', ran(AT, 'one', true).slice(0, -1), false],
  [
    'failed without a figure',
    [{ ...endOf('attacks', false, 3), proof: 'attacks', commit: AT, at: 'one' }],
    false,
  ],
  ['short, and whole the next time', [...ran(AT, 'one', false), ...ran(AT, 'two', true)], true],
  ['whole, and short the next time', [...ran(AT, 'one', true), ...ran(AT, 'two', false)], false],
  ['run with changes that were not committed', ran(`${AT}+changes`, 'one', true), false],
])('a proof that was %s is proven: %#', (_, kept, isProven) => {
  const commit = kept[0]?.commit.includes('+') ? `${AT}+changes` : AT;
  expect(provenAt(kept, 'attacks', commit) !== null).toBe(isProven);
  expect(provenAt(kept, 'access', commit)).toBeNull();
});

test('a line is its name, its value, its target and whether that is met', () => {
  expect(printedLine({ name: 'attacks', value: '214', target: '>=200', ok: true })).toBe(
    'attacks 214 >=200 ok',
  );
  expect(printedLine(endOf('kills', false, 61.2))).toBe('proof:kills 61s holds short');
  expect(readLines('{"name":"a","value":"1","target":"-","ok":true}\n').filter(isPrinted)).toEqual([]);
});

const POOLER = {
  name: 'pooler',
  value: '-',
  target: 'tried',
  ok: true,
  skipped: 'no pgbouncer is to be had',
};

test('what could not be tried is listed as skipped, with why, and so is the end of its proof', () => {
  expect(printedLine(POOLER)).toBe('pooler - tried skipped: no pgbouncer is to be had');
  expect(isPrinted(POOLER)).toBe(true);
  expect(printedLine(endOf('operations', true, 12, [POOLER]))).toBe(
    'proof:operations 12s holds skipped: pooler',
  );
  expect(printedLine(endOf('operations', false, 12, [POOLER]))).toBe('proof:operations 12s holds short');
});

test('a proof that was tried in parts does not count as holding, and is run again', () => {
  const inParts = [POOLER, endOf('operations', true, 12, [POOLER])].map((line) => ({
    ...line,
    proof: 'operations',
    commit: AT,
    at: 'one',
  }));
  expect(provenAt(inParts, 'operations', AT)).toBeNull();
  expect(resultOf([...ran(AT, 'one', true), ...inParts], 0)).toBe(
    '1 of 2 proofs hold; 1 in parts, not tried: pooler',
  );
  expect(resultOf(ran(AT, 'one', true), 1)).toBe(
    '1 of 1 proofs hold, 1 of them proven at this commit before',
  );
  expect(resultOf(ran(AT, 'one', false), 0)).toBe('0 of 1 proofs hold; short: attacks');
});
