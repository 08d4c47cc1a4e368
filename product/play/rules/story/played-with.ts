import type { PropName } from '../directions/props.ts';
import type { Play } from './plays.ts';

/** What can be rung, pressed or pulled at a sign, and what two can pull in turns. Anything can be waited for. */
const PLAYED_WITH: Partial<Record<Play['kind'], readonly PropName[]>> = {
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
