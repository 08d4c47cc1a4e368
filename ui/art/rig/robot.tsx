import type { Pose } from '#brands/poses.ts';
import type { Expression } from '../pencil/expressions.ts';
import { Mirrored } from '../pencil/picture.tsx';
import { BODY_POSES, bodyPose, type Side } from '../pencil/poses.ts';
import { Eyes } from './eyes.tsx';
import type { FaceColors, FacePlan } from './face-plan.ts';
import { Arm, type ArmLook } from './limbs.tsx';
import { Cheeks, Marks } from './marks.tsx';
import { type HeadDrawing, Lips, Mouth } from './mouth.tsx';

const PLAN: FacePlan = {
  eyeX: 20,
  eyeY: -3,
  eyeWidth: 9.5,
  eyeHeight: 11,
  browGap: 6,
  browWidth: 11,
  mouthY: 23,
  mouthWidth: 14,
  cheekX: 33,
  cheekY: 16,
};

const COLORS: FaceColors = { ink: '#3c3a4a', lid: '#f8ecd6', blush: '#ee8b78', iris: '#3f8f8c' };
const BRICK = '#c9694f';
const MORTAR = '#e9a98f';
const DARK = '#a35039';
const METAL = '#8fa3b0';

const ARMS: ArmLook = {
  skin: '#6f8593',
  shade: '#4f6470',
  sleeve: METAL,
  sleeveLength: 0.7,
  thickness: 15,
  fingers: 3,
};

const ROBOT_HEAD_Y = -144;

/** Bricky's head: a lit screen in a brick, with a wind vane that lifts and sinks with the mood. */
export function RobotHead({ expression, speaks }: Omit<HeadDrawing<never>, 'look'>) {
  const face = { plan: PLAN, colors: COLORS, expression };
  return (
    <>
      <path d="M0-44V-78" stroke={METAL} strokeWidth="5" />
      <g transform={`rotate(${Math.round(-expression.ears * 14)} 0 -78)`}>
        <path d="M-40-78H30" stroke={METAL} strokeWidth="5" strokeLinecap="round" />
        <path d="M26-90L50-78L26-66Z" fill="#f0b04f" />
        <path d="M-30-78L-44-90H-56L-46-78L-56-66H-44Z" fill="#f0b04f" />
      </g>
      <circle cy="-78" r="6.5" fill={DARK} />
      <Mirrored>
        <rect x="50" y="-16" width="14" height="28" rx="7" fill={METAL} />
      </Mirrored>
      <rect x="-56" y="-48" width="112" height="96" rx="22" fill={BRICK} />
      <rect x="-46" y="-38" width="92" height="76" rx="17" fill="#f8ecd6" />
      <Cheeks {...face} />
      <Eyes {...face} />
      <Lips expression={expression} speaks={speaks}>
        {(said) => <Mouth {...face} expression={said} />}
      </Lips>
      <Marks {...face} />
    </>
  );
}

const lowered = (pose: Pose): number => (BODY_POSES[pose].sitting ? 16 : 0);

/** Bricky without the head. */
export function RobotBody({ pose, turn }: { pose: Pose; turn?: Side | undefined }) {
  const { left, right, sitting } = bodyPose(pose, turn);
  return (
    <>
      {!sitting && (
        <Mirrored>
          <path d="M18-34V-10" stroke={METAL} strokeWidth="13" />
        </Mirrored>
      )}
      <Mirrored>
        <path d="M4 1C2-16 36-16 36 1Z" fill="#5f7480" />
      </Mirrored>
      <g transform={`translate(0 ${lowered(pose)})`}>
        <rect x="-12" y="-108" width="24" height="20" fill={METAL} />
        <rect x="-42" y="-96" width="84" height="70" rx="14" fill={BRICK} />
        <path
          d="M-42-74H42M-42-50H42M-14-96V-74M18-74V-50M-18-74V-74M-16-50V-26M14-50V-26"
          stroke={MORTAR}
          strokeWidth="3.5"
          opacity=".75"
        />
        <circle cy="-61" r="15" fill="#f8ecd6" />
        <path d="M0-71L5-61L0-51L-5-61Z" fill={BRICK} transform="rotate(35 0 -61)" />
        <Arm side={-1} shoulder={[-44, -82]} length={54} pose={left} look={ARMS} />
        <Arm side={1} shoulder={[44, -82]} length={54} pose={right} look={ARMS} />
      </g>
    </>
  );
}

/** Where the head goes. */
export function robotHeadAt(expression: Expression, pose: Pose): string {
  return `translate(0 ${ROBOT_HEAD_Y + lowered(pose) + expression.sink}) rotate(${expression.tilt} 0 48)`;
}
