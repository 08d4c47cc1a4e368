import type { ReactNode } from 'react';
import { CAST } from '../cast.ts';
import { Face, Figure } from '../character.tsx';
import { At } from '../picture.tsx';
import { Cloud, Glow, RoundTree, Wash } from '../scenery.tsx';

export function StoriesInMotion() {
  return <></>;
}
