import type { PropName } from '../directions/props.ts';
import type { Play } from './plays.ts';

/** What can be waited for: it has a name in `play-games.wait.things`, since a child is told what not to touch. */
export const WAITED_FOR = [
  'basket',
  'bell',
  'blue-mug',
  'bun-plate',
  'bun-tray',
  'crate',
  'drum',
  'ferry',
  'lantern',
  'lever',
  'pop-pod',
  'post-desk',
  'pumpkin',
  'recorder',
  'red-button',
  'rope',
  'soup-bowl',
  'tower',
  'winch',
] as const satisfies readonly PropName[];

/** What can be rung, pressed or pulled at a sign, and what two can pull in turns. */
const PLAYED_WITH: Partial<Record<Play['kind'], readonly PropName[]>> = {
  wait: WAITED_FOR,
  gonogo: [
    'bell',
    'market-bell',
    'lever',
    'winch',
    'rope',
    'drum',
    'red-button',
    'cart',
    'phone',
    'recorder',
  ],
  row: ['tub-boat', 'winch', 'rope', 'cart', 'harvest-pumpkin', 'ferry', 'marigold', 'guild-door'],
};

export function canPlay(kind: Play['kind'], thing: PropName): boolean {
  return PLAYED_WITH[kind]?.includes(thing) ?? true;
}

/** What is new is played in lessons and stories first: in checks once children's answers speak for it. */
const NOT_IN_CHECKS: readonly Play['kind'][] = ['row', 'build', 'tiptoe', 'follow', 'share'];

export function isForChecks(kind: Play['kind']): boolean {
  return !NOT_IN_CHECKS.includes(kind);
}
