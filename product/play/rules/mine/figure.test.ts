import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MyFigure } from '#brands/my-figure.ts';
import { myFigure } from '../../mine-contract.ts';
import { FIRST_ANIMAL, FIRST_PERSON, partsOf } from './figure.ts';

/** Whatever a child presses, in whatever order. */
const presses = fc.array(fc.tuple(fc.nat(20), fc.nat(20)), { maxLength: 30 });
const first = fc.constantFrom<MyFigure>(FIRST_PERSON, FIRST_ANIMAL);

function dressed(figure: MyFigure, pressed: readonly (readonly [number, number])[]): MyFigure {
  return pressed.reduce((now, [nth, which]) => {
    const parts = partsOf(now);
    const choices = parts[nth % parts.length]?.choices ?? [];
    return choices[which % choices.length]?.figure ?? now;
  }, figure);
}

test('whatever is pressed, the server takes what comes of it, and shows it as chosen', () => {
  fc.assert(
    fc.property(first, presses, (figure, pressed) => {
      const now = dressed(figure, pressed);
      expect(myFigure.safeParse(now).success).toBe(true);
      for (const { isMany, choices } of partsOf(now)) {
        if (!isMany) expect(choices.filter(({ isChosen }) => isChosen)).toHaveLength(1);
      }
    }),
  );
});

test('an aid is put on and taken off again, and leaves the others alone', () => {
  const withAids =
    (...aids: string[]) =>
    (figure: MyFigure) =>
      expect('aids' in figure ? figure.aids : null).toEqual(aids);
  const press = (figure: MyFigure, id: string) =>
    partsOf(figure)
      .find(({ name }) => name === 'aids')
      ?.choices.find((choice) => choice.id === id)?.figure ?? figure;
  const glasses = press(FIRST_PERSON, 'glasses');
  withAids('glasses')(glasses);
  const both = press(glasses, 'wheelchair');
  withAids('glasses', 'wheelchair')(both);
  withAids('wheelchair')(press(both, 'glasses'));
});
