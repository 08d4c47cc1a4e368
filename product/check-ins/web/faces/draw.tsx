import type { ReactElement } from 'react';
import { CHECK_INS, type CheckIn } from '#product/play/rules/results/events.ts';
import { Face } from '#ui/art/character.tsx';

/** The faces that children choose from, small, beside how many chose them. Only the build draws. */
export const FACE_DRAWINGS: readonly (readonly [string, () => ReactElement])[] = CHECK_INS.map(
  (feeling: CheckIn) => [`feeling-${feeling}`, () => <Face name="juno" feeling={feeling} />],
);
