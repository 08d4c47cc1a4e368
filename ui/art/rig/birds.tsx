import type { Pose } from '#brands/poses.ts';
import { path } from '../pencil/path.ts';
import { Mirrored } from '../pencil/picture.tsx';
import { type ArmPose, bodyPose, type Point, type Side } from '../pencil/poses.ts';
import type { BodyPlan } from './body-plan.ts';
import { placeArm } from './limbs.tsx';
import type { AnimalLook } from './looks.ts';
import { Neckwear } from './outfits.tsx';

type BirdProps = { look: AnimalLook; plan: BodyPlan; pose: Pose; turn?: Side | undefined };

/** A wing follows the same joints as an arm and ends in three feathers. */
function Wing(props: {
  side: -1 | 1;
  shoulder: Point;
  length: number;
  breadth: number;
  pose: ArmPose;
  color: string;
  tips: string;
}) {
  const { side, shoulder, length, breadth, pose, color, tips } = props;
  const { elbow, hand } = placeArm(side, shoulder, length, pose);
  const turn = (Math.atan2(hand[1] - elbow[1], hand[0] - elbow[0]) * 180) / Math.PI;
  return (
    <>
      <g transform={`translate(${path`${hand[0]} ${hand[1]}`}) rotate(${Math.round(turn)})`} fill={tips}>
        {[-26, 0, 26].map((fan) => (
          <ellipse key={fan} cx="6" rx="21" ry="9" transform={`rotate(${fan})`} />
        ))}
      </g>
      <path
        d={path`M${shoulder[0]} ${shoulder[1]}Q${elbow[0]} ${elbow[1]} ${hand[0]} ${hand[1]}`}
        fill="none"
        stroke={color}
        strokeWidth={breadth}
        strokeLinecap="round"
      />
    </>
  );
}

export function BirdBody({ look, plan, pose, turn }: BirdProps) {
  const { left, right, sitting } = bodyPose(pose, turn);
  const wing = { length: plan.arm * 0.86, breadth: 24, color: look.fur, tips: look.shade };
  return (
    <g transform={sitting ? 'translate(0 12)' : undefined}>
      <path d="M26-40C54-44 82-58 98-74C100-56 92-36 74-26C58-18 38-20 26-26Z" fill={look.shade} />
      {!sitting && (
        <Mirrored>
          <path
            d="M18-22V-3M18-4L6 0M18-4L20 1M18-4L31 0"
            fill="none"
            stroke={look.nose}
            strokeWidth="5"
            strokeLinecap="round"
          />
        </Mirrored>
      )}
      <ellipse cy="-56" rx="54" ry="42" fill={look.fur} />
      <path
        d="M0-92C30-92 42-70 40-50C38-30 22-16 0-16C-22-16-38-30-40-50C-42-70-30-92 0-92Z"
        fill={look.muzzle}
      />
      <g stroke={look.fur} strokeWidth="4" strokeLinecap="round" opacity=".5">
        <path d="M-14-42l4 5M0-36l4 5M13-43l4 5M-7-28l4 5M8-27l4 5" />
      </g>
      <Wing side={-1} shoulder={[-46, -72]} pose={left} {...wing} />
      <Wing side={1} shoulder={[46, -72]} pose={right} {...wing} />
      <Neckwear look={look} y={-56} width={52} />
    </g>
  );
}

export function HeronBody({ look, plan, pose, turn }: BirdProps) {
  const { left, right, sitting } = bodyPose(pose, turn);
  const wing = { length: plan.arm, breadth: 26, color: look.fur, tips: look.shade };
  return (
    <>
      {!sitting && (
        <Mirrored>
          <path
            d="M13-66V-6M13-36h.1M13-6L-2 0M13-6L15 1M13-6L28 0"
            fill="none"
            stroke={look.nose}
            strokeWidth="5.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          <circle cx="13" cy="-36" r="5" fill={look.nose} />
        </Mirrored>
      )}
      <g transform={sitting ? 'translate(0 50)' : undefined}>
        <path d="M-22-74L-12-44L0-58L12-44L22-74Z" fill={look.shade} />
        <path
          d="M0-156C28-152 42-122 40-98C38-74 22-62 0-62C-22-62-38-74-40-98C-42-122-28-152 0-156Z"
          fill={look.fur}
        />
        <path
          d="M0-150C16-144 24-124 22-104C20-88 12-80 0-80C-12-80-20-88-22-104C-24-124-16-144 0-150Z"
          fill={look.muzzle}
        />
        <path
          d="M0-140C-3-160 3-176 0-196"
          fill="none"
          stroke={look.muzzle}
          strokeWidth="24"
          strokeLinecap="round"
        />
        <Wing side={-1} shoulder={[-32, plan.shoulderY]} pose={left} {...wing} />
        <Wing side={1} shoulder={[32, plan.shoulderY]} pose={right} {...wing} />
        <Neckwear look={look} y={-152} width={24} />
      </g>
    </>
  );
}
