import type { ReactElement } from 'react';
import { Face } from '#ui/art/character.tsx';
import type { Place } from '../rules/places.ts';
import { Meadow } from './places/meadow.tsx';
import { PORTRAITS } from './portraits.ts';

/** Backgrounds, 1280 by 720. What happens plays in the lower middle; the edges may be cut off. */
const PLACES: Partial<Record<Place, () => ReactElement>> = {
  meadow: () => <Meadow />,
};

/** Every picture of play that is drawn by code. Only the build draws; pages show files. */
export const PLAY_DRAWINGS: readonly (readonly [string, () => ReactElement])[] = [
  ...Object.entries(PLACES).map(([place, draw]) => [`place-${place}`, draw] as const),
  ...PORTRAITS.map((name) => [`pic-${name}`, () => <Face name={name} feeling="happy" />] as const),
];
