import { ANIMALS, CLOTH_COLORS, FURS, type MyFigure, OUTFITS } from '#brands/my-figure.ts';

const one = <Name>(names: readonly [Name, ...Name[]], at: number): Name =>
  names[at % names.length] ?? names[0];

/** Until a child has chosen how to look, an animal that is always the same one. Children of a class come in a row. */
export function standInFor(studentId: number): MyFigure {
  return {
    as: 'animal',
    animal: one(ANIMALS, studentId),
    fur: one(FURS, studentId * 3),
    outfit: one(OUTFITS, studentId + 2),
    cloth: one(CLOTH_COLORS, studentId * 5),
  };
}
