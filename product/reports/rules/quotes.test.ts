import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SKILLS } from '#product/play/rules/story/skills.ts';
import { type Quotable, quotesOf } from './quotes.ts';

const answer = (more: Partial<Quotable> = {}): Quotable => ({
  told: [
    { text: 'The buns were warm.', said: false },
    { text: 'Wait for me!', said: true },
  ],
  choice: 'Hum a song.',
  isGame: false,
  best: ['ic'],
  target: 'ic',
  hinted: false,
  at: '2026-11-02T10:00:00.000Z',
  ...more,
});

test('a quote has the choice and what happened before it', () => {
  expect(quotesOf([answer()])).toEqual({
    ic: { told: { text: 'The buns were warm.', said: false }, choice: 'Hum a song.', isGame: false },
  });
  const said = [{ text: 'Wait for me!', said: true }];
  expect(quotesOf([answer({ told: said })]).ic?.told).toEqual(said[0]);
  expect(quotesOf([answer({ told: [] })]).ic?.told).toBeNull();
});

test.each([
  ['nothing was at its best', { best: [] }],
  ['a hint was taken', { hinted: true }],
  ['it is a paragraph', { choice: 'so '.repeat(50) }],
] as const)('there is no quote where %s', (_, more) => {
  expect(quotesOf([answer({ ...more })])).toEqual({});
});

test('of several the one that was said, in a scene about the skill, and the last', () => {
  const game = answer({ choice: 'two jobs each', isGame: true, at: '2026-11-05T10:00:00.000Z' });
  const aside = answer({ choice: 'beside', target: 'emp', at: '2026-11-04T10:00:00.000Z' });
  const last = answer({ choice: 'last', at: '2026-11-03T10:00:00.000Z' });
  const all = [game, answer(), aside, last];
  expect(quotesOf(all).ic?.choice).toBe('last');
  expect(quotesOf([game, answer(), aside]).ic?.choice).toBe('Hum a song.');
  expect(quotesOf([game, aside]).ic?.choice).toBe('beside');
  expect(quotesOf([game]).ic).toMatchObject({ choice: 'two jobs each', isGame: true });
});

test('whatever was answered, only what was at its best is quoted', () => {
  const some = fc.record({
    told: fc.constant([]),
    choice: fc.string({ maxLength: 200 }),
    isGame: fc.boolean(),
    best: fc.subarray([...SKILLS]),
    target: fc.constantFrom(...SKILLS),
    hinted: fc.boolean(),
    at: fc.constantFrom('2026-11-02', '2026-11-03', '2026-11-04'),
  });
  const holds = fc.property(fc.array(some), (answers) => {
    const quotes = quotesOf(answers);
    return SKILLS.every((skill) => {
      const own = answers.filter(({ best, hinted }) => best.includes(skill) && !hinted);
      const quote = quotes[skill];
      return quote === undefined || own.some(({ choice }) => choice === quote.choice);
    });
  });
  expect(() => fc.assert(holds)).not.toThrow();
});
