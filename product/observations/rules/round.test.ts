import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SKILLS } from '#product/play/rules/story/skills.ts';
import { childAfter, childAt, goBack, goOn, goTo, goToRow, press, type Round, startRound } from './round.ts';
import { isWhole, NOTHING_SAID, SEEN, type SeenSkills } from './seen.ts';

const DONE: SeenSkills = {
  ic: 'mostly',
  com: 'mostly',
  coop: 'mostly',
  ini: 'mostly',
  emp: 'mostly',
  er: 'mostly',
};
const child = (id: number, seen: SeenSkills = NOTHING_SAID) => ({ id, seen });
const six = (round: Round): Round => SKILLS.reduce((now) => press(now, 'sometimes'), round);

test('six presses are a child, and the next is there at once', () => {
  let round: Round = startRound([child(1), child(2), child(3)]);
  expect(round.place).toEqual({ child: 0, row: 0 });
  round = press(round, 'not-yet');
  expect(round.place).toEqual({ child: 0, row: 1 });
  for (let row = 1; row < 6; row += 1) round = press(round, 'mostly');
  expect(round.place).toEqual({ child: 1, row: 0 });
  expect(round.children[0]?.seen).toEqual({ ...DONE, ic: 'not-yet' });
});

test('a class of 24 takes 144 presses, and then it is over', () => {
  let round: Round = startRound(Array.from({ length: 24 }, (_, id) => child(id)));
  let presses = 0;
  while (round.place !== null) {
    round = press(round, SEEN[presses % 4] ?? 'mostly');
    presses += 1;
  }
  expect(presses).toBe(144);
  expect(round.children.every(({ seen }) => isWhole(seen))).toBe(true);
});

test('it begins with who is left, at the row that was left', () => {
  const half: SeenSkills = { ...DONE, ini: null, er: null };
  expect(startRound([child(1, DONE), child(2, half), child(3)]).place).toEqual({ child: 1, row: 3 });
  expect(startRound([child(1, DONE)]).place).toBeNull();
  expect(startRound([]).place).toBeNull();
  expect(startRound([child(1), child(2, DONE)], 2).place).toEqual({ child: 1, row: 0 });
  expect(startRound([child(1), child(2)], 9).place).toEqual({ child: 0, row: 0 });
});

test('a row that was left out comes before the next child', () => {
  const round = goToRow(startRound([child(1), child(2)]), 2);
  const after = press(press(press(press(round, 'mostly'), 'mostly'), 'mostly'), 'mostly');
  expect(after.place).toEqual({ child: 0, row: 0 });
  expect(press(press(after, 'mostly'), 'mostly').place).toEqual({ child: 0, row: 2 });
});

test('who is skipped stays due, and is not asked again in this round', () => {
  const round = goOn(startRound([child(1), child(2)]));
  expect(childAt(round)?.id).toBe(2);
  expect(childAfter(round)).toBeNull();
  const over = six(round);
  expect(over.place).toBeNull();
  expect(over.skipped).toEqual(new Set([1]));
  expect(startRound(over.children).place).toEqual({ child: 0, row: 0 });
});

test('back goes row by row, and to the child before; what was said can be changed', () => {
  const second = six(startRound([child(1), child(2)]));
  const back = goBack(second);
  expect(back.place).toEqual({ child: 0, row: 5 });
  expect(goBack(back).place).toEqual({ child: 0, row: 4 });
  expect(press(back, 'not-yet').children[0]?.seen.er).toBe('not-yet');
  expect(goBack(startRound([child(1)])).place).toEqual({ child: 0, row: 0 });
  expect(goBack(six(startRound([child(1)]))).place).toEqual({ child: 0, row: 0 });
});

const deeds = fc.array(
  fc.oneof(
    fc.constantFrom(...SEEN).map((seen) => (round: Round) => press(round, seen)),
    fc.constant((round: Round) => goOn(round)),
    fc.constant((round: Round) => goBack(round)),
    fc.nat(5).map((at) => (round: Round) => goTo(round, at)),
    fc.nat(7).map((row) => (round: Round) => goToRow(round, row)),
  ),
  { maxLength: 120 },
);

test('whatever is pressed, nothing that was said is lost, and the place is one that exists', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5 }), deeds, (size, list) => {
      let round: Round = startRound(Array.from({ length: size }, (_, id) => child(id)));
      for (const deed of list) {
        const before = round;
        round = deed(round);
        expect(round.children.map(({ id }) => id)).toEqual(before.children.map(({ id }) => id));
        const said = (one: Round) =>
          one.children.flatMap(({ seen }) => SKILLS.filter((skill) => seen[skill] !== null));
        expect(said(round).length).toBeGreaterThanOrEqual(said(before).length);
        if (round.place !== null) {
          expect(round.children[round.place.child]).toBeDefined();
          expect(SKILLS[round.place.row]).toBeDefined();
        }
      }
    }),
  );
});

test('pressing alone always comes to an end with everybody done', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), fc.infiniteStream(fc.constantFrom(...SEEN)), (size, keys) => {
      let round: Round = startRound(Array.from({ length: size }, (_, id) => child(id)));
      let presses = 0;
      for (const key of keys) {
        if (round.place === null) break;
        round = press(round, key);
        presses += 1;
      }
      expect(presses).toBe(6 * size);
    }),
  );
});
