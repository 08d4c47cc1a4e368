import type { Pose } from '#brands/poses.ts';
import { BODY_POSES, bodyPose, type Point, type Side } from './pencil/poses.ts';
import { bodyPlanOf } from './rig/animal.tsx';
import { hipOf } from './rig/human.tsx';
import { placeArm } from './rig/limbs.tsx';
import type { Look } from './rig/looks.ts';

type Upper = { shoulder: Point; arm: number; chin: number };

/** The right shoulder, how long an arm is, and where the face ends, from the ground between the feet. */
function upperOf(look: Look, pose: Pose): Upper {
  const { sitting } = BODY_POSES[pose];
  switch (look.rig) {
    case 'animal': {
      const plan = bodyPlanOf(look);
      const lower = sitting ? (look.kind === 'heron' ? 50 : 12) : 0;
      const chin = plan.headY + lower + 52 * plan.headScale;
      if (look.kind === 'bird') return { shoulder: [46, -72 + lower], arm: plan.arm * 0.86, chin };
      if (look.kind === 'heron') return { shoulder: [32, plan.shoulderY + lower], arm: plan.arm, chin };
      return { shoulder: [plan.width * 0.74, plan.shoulderY + 8 + lower], arm: plan.arm, chin };
    }
    case 'human': {
      const hip = hipOf(look, pose);
      return { shoulder: [31, hip - 56], arm: 62, chin: hip - 68 };
    }
    case 'robot': {
      const lower = sitting ? 16 : 0;
      return { shoulder: [44, -82 + lower], arm: 54, chin: -96 + lower };
    }
  }
}

/** What is held before the body is held with both hands. */
const BOTH: readonly Pose[] = ['hold', 'clutch', 'rest', 'sit'];
/** A thing in both hands stays below the face, and above the ground. */
const BELOW_CHIN = 40;
const LOWEST = -32;
/** In one hand it is held a little away from the body; at a long arm it hangs, and covers nobody's face. */
const AWAY = 10;
const STRETCHED: readonly Pose[] = ['reach', 'point', 'comfort'];
const HANGS = 24;

/** Where the middle of a thing is that a look has in its hand. */
export function handAt(look: Look, pose: Pose, turn: Side): Point {
  const { shoulder, arm, chin } = upperOf(look, pose);
  const side = turn === 'right' ? 1 : -1;
  const [x, y] = placeArm(side, [side * shoulder[0], shoulder[1]], arm, bodyPose(pose, turn)[turn]).hand;
  if (BOTH.includes(pose)) return [0, Math.min(Math.max(y, chin + BELOW_CHIN), LOWEST)];
  return [x + side * AWAY, y + (STRETCHED.includes(pose) ? HANGS : 0)];
}
