import type { ComponentProps } from 'react';
import type * as Art from '#ui/art/character.tsx';
import { late } from './late.ts';

/** What draws faces is fetched with the figures of a stage: before that there is none. */
const art = late(() => import('#ui/art/character.tsx'));

export function Face(props: ComponentProps<typeof Art.Face>) {
  const drawn = art.use();
  return drawn === null ? null : <drawn.Face {...props} />;
}

export function Character(props: ComponentProps<typeof Art.Character>) {
  const drawn = art.use();
  return drawn === null ? null : <drawn.Character {...props} />;
}
