import type { Pose } from '#brands/poses.ts';
import type { Shot, Side } from '../directions/directions.ts';

/** Poses that are meant for somebody or something: one arm goes there. */
const MEANT: readonly Pose[] = ['wave', 'reach', 'lift', 'comfort', 'point'];

export function isMeant(pose: Pose | null): boolean {
  return pose !== null && MEANT.includes(pose);
}

type Somebody = { who: string; at: number; pose: Pose | null; turn: Side };
/** Somebody with or without something in the hand. */
type Turning = Somebody & { holds: boolean };
type Thing = { name: string; at: number };

/** What is on the stage besides whoever turns, and what this line is about. */
type OnStage = {
  others: readonly Somebody[];
  things: readonly Thing[];
  camera: Shot;
  speaker: string;
  acted: readonly { prop: string }[];
  entering: readonly { who: string }[];
  moving: readonly { who: string }[];
};

const MIDDLE = 5;
/** Closer than this, in marks, what is held up to somebody's side lies on their face. */
const FACE_ROOM = 1.6;
/** So far out is the hand that holds it up, and so far a window goes at least. */
const HAND = 0.8;
const EDGES = { left: 1.2, right: 8.8 };

/** The one side on which what is held up hides nobody; null where both do, or neither. */
function freeSide({ at }: Turning, others: readonly Somebody[]): Side | null {
  const isFree = (side: Side): boolean => {
    const sign = side === 'left' ? -1 : 1;
    const hand = at + sign * HAND;
    return (
      hand >= EDGES.left &&
      hand <= EDGES.right &&
      !others.some((one) => (one.at - at) * sign > 0 && Math.abs(one.at - at) < FACE_ROOM)
    );
  };
  if (isFree('left') === isFree('right')) return null;
  return isFree('left') ? 'left' : 'right';
}

/**
 * To which side a pose goes that nobody gave a side to: what is held up where it hides nobody, and else towards whoever shares the shot, else whoever is next (to comfort, to
 * hold something out to), else what this line is about, else whoever speaks, else what a hand can reach, else into the stage
 * and not out of it.
 */
export function turned(actor: Turning, stage: OnStage): Side {
  const { who, at, pose, turn, holds } = actor;
  if (!isMeant(pose)) return turn;
  const { others, things, camera, speaker, acted, entering, moving } = stage;
  const free = pose === 'lift' && holds ? freeSide(actor, others) : null;
  if (free !== null) return free;
  const markOf = (name: string): number[] => [
    ...others.filter((one) => one.who === name).map((one) => one.at),
    ...things.filter((one) => one.name === name).map((one) => one.at),
  ];
  const shared = camera.shot === 'two' ? [camera.on, camera.and] : [];
  const nearest = (all: readonly { at: number }[]): number[] =>
    all.map((one) => one.at).toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at));
  const goals = [
    ...(shared.includes(who) ? shared.flatMap(markOf) : []),
    ...(pose === 'comfort' || (pose === 'reach' && holds) ? nearest(others) : []),
    ...acted.flatMap(({ prop }) => markOf(prop)),
    ...[...entering, ...moving].flatMap((one) => markOf(one.who)),
    ...markOf(speaker),
    ...(pose === 'reach' ? nearest([...others, ...things]) : []),
    MIDDLE,
  ].filter((mark) => mark !== at);
  const goal = goals[0] ?? at;
  return goal < at ? 'left' : 'right';
}
