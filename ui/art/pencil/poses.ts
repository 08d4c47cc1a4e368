import type { Pose } from '#brands/poses.ts';

export type Point = readonly [x: number, y: number];

/** A spread hand, a relaxed one, or one folded over the other. */
export type Grip = 'open' | 'mitten' | 'folded';

/** Measured from the shoulder in arm lengths: x away from the body, y down. */
export type ArmPose = { elbow: Point; hand: Point; grip: Grip };

type BodyPose = { left: ArmPose; right: ArmPose; sitting: boolean };

const hanging: ArmPose = { elbow: [0.36, 0.42], hand: [0.24, 0.92], grip: 'mitten' };
const raised: ArmPose = { elbow: [0.86, 0.24], hand: [0.9, -0.7], grip: 'open' };
const lifting: ArmPose = { elbow: [0.8, 0.3], hand: [0.82, -0.5], grip: 'mitten' };
const folded: ArmPose = { elbow: [0.5, 0.6], hand: [-0.42, 0.66], grip: 'folded' };
const reaching: ArmPose = { elbow: [0.6, 0.42], hand: [1.08, 0.12], grip: 'mitten' };
const holding: ArmPose = { elbow: [0.46, 0.62], hand: [-0.16, 0.56], grip: 'folded' };
const pointing: ArmPose = { elbow: [0.7, 0.2], hand: [1.16, -0.16], grip: 'mitten' };
const tight: ArmPose = { elbow: [0.62, 0.46], hand: [0.3, 0.8], grip: 'folded' };
const puzzled: ArmPose = { elbow: [0.5, 0.6], hand: [0.86, 0.1], grip: 'open' };
const clutching: ArmPose = { elbow: [0.5, 0.5], hand: [-0.28, 0.5], grip: 'folded' };
const covering: ArmPose = { elbow: [0.96, -0.1], hand: [0.5, -0.62], grip: 'mitten' };
const lapped: ArmPose = { elbow: [0.44, 0.48], hand: [0.1, 0.84], grip: 'mitten' };

/** Which hand a pose is drawn with. */
export type Side = 'left' | 'right';

export const BODY_POSES: Record<Pose, BodyPose> = {
  stand: { left: hanging, right: hanging, sitting: false },
  wave: { left: hanging, right: raised, sitting: false },
  cheer: { left: raised, right: raised, sitting: false },
  rest: { left: folded, right: folded, sitting: false },
  reach: { left: hanging, right: reaching, sitting: false },
  hold: { left: holding, right: holding, sitting: false },
  lift: { left: hanging, right: lifting, sitting: false },
  sit: { left: lapped, right: lapped, sitting: true },
  comfort: { left: lapped, right: reaching, sitting: true },
  clutch: { left: clutching, right: clutching, sitting: false },
  point: { left: hanging, right: pointing, sitting: false },
  fists: { left: tight, right: tight, sitting: false },
  shrug: { left: puzzled, right: puzzled, sitting: false },
  hide: { left: covering, right: covering, sitting: true },
};

/** The same pose to the other side: the arms change, all else stays as it is. */
export function bodyPose(pose: Pose, turn: Side = 'right'): BodyPose {
  const { left, right, sitting } = BODY_POSES[pose];
  return turn === 'right' ? BODY_POSES[pose] : { left: right, right: left, sitting };
}
