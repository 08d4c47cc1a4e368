import type { Pose } from '#brands/poses.ts';
import type { Expression } from '../pencil/expressions.ts';
import { Mirrored } from '../pencil/picture.tsx';
import { BODY_POSES, bodyPose, type Side } from '../pencil/poses.ts';
import { Eyes } from './eyes.tsx';
import type { FaceColors, FacePlan } from './face-plan.ts';
import { HAIR } from './hair.ts';
import { CrossedLegs, HumanClothes, StandingLegs } from './human-body.tsx';
import { Arm, type ArmLook } from './limbs.tsx';
import type { HumanLook } from './looks.ts';
import { Cheeks, Marks } from './marks.tsx';
import { type HeadDrawing, Lips, Mouth } from './mouth.tsx';
import { WHEELCHAIR_SEAT_Y, WheelchairBack, WheelchairFront } from './wheelchair.tsx';

const PLAN: FacePlan = {
  eyeX: 17,
  eyeY: 6,
  eyeWidth: 8,
  eyeHeight: 9.6,
  browGap: 6,
  browWidth: 9.5,
  mouthY: 30,
  mouthWidth: 12,
  cheekX: 27,
  cheekY: 22,
};

const INK = '#2a1d22';

/** The head around the origin, so that a face can also stand alone. */
export function HumanHead({ look, expression, speaks }: HeadDrawing<HumanLook>) {
  const colors: FaceColors = { ink: INK, lid: look.skin, blush: look.blush, iris: '#6b4226' };
  const { Behind, Front } = HAIR[look.hair];
  const face = { plan: PLAN, colors, expression };
  return (
    <>
      <Behind look={look} />
      {look.hair !== 'hijab' && (
        <Mirrored>
          <ellipse cx="43" cy="6" rx="8" ry="10" fill={look.skin} />
          <path
            d="M42 2q5 3 1 9"
            fill="none"
            stroke={look.skinShade}
            strokeWidth="2.4"
            strokeLinecap="round"
          />
        </Mirrored>
      )}
      <path
        d="M0-46C28-46 44-26 44 2C44 30 26 46 0 46C-26 46-44 30-44 2C-44-26-28-46 0-46Z"
        fill={look.skin}
      />
      <Cheeks {...face} />
      {look.extras.includes('freckles') && (
        <g stroke={look.skinShade} strokeWidth="2.4" strokeLinecap="round">
          <Mirrored>
            <path d="M22 19h.1M28 21h.1M25 24h.1" />
          </Mirrored>
        </g>
      )}
      <path d="M-3 16Q0 22 5 18" fill="none" stroke={look.skinShade} strokeWidth="3" strokeLinecap="round" />
      {look.extras.includes('beard') && (
        <path
          d="M-44 4C-43 32-26 49 0 49C26 49 43 32 44 4C38 14 34 19 24 20C16 15 8 17 0 19C-8 17-16 15-24 20C-34 19-38 14-44 4ZM0 40C-12 41-18 36-18 30C-18 25-12 24 0 24C12 24 18 25 18 30C18 36 12 41 0 40Z"
          fill={look.hairColor}
          fillRule="evenodd"
        />
      )}
      <Lips expression={expression} speaks={speaks}>
        {(said) => <Mouth {...face} expression={said} />}
      </Lips>
      <Front look={look} />
      <Eyes {...face} />
      <Extras look={look} />
      {look.OnHead?.()}
      <Marks {...face} />
    </>
  );
}

function Extras({ look }: { look: HumanLook }) {
  return (
    <>
      {look.extras.includes('glasses') && (
        <g fill="#fff" fillOpacity=".14" stroke="#4a3b46" strokeWidth="2.6">
          <path d="M-3 5Q0 3 3 5M30 4L43 1M-30 4L-43 1" fill="none" />
          <circle cx="-17" cy="7" r="13.4" />
          <circle cx="17" cy="7" r="13.4" />
        </g>
      )}
      {look.extras.includes('hearing-aid') && (
        <path
          d="M46-2C53-2 54 8 49 13"
          fill="none"
          stroke="#4f86c6"
          strokeWidth="4.4"
          strokeLinecap="round"
        />
      )}
      {look.extras.includes('ear-defenders') && (
        <>
          <path d="M-48 0C-54-74 54-74 48 0" fill="none" stroke="#e8eef0" strokeWidth="6" />
          <Mirrored>
            <rect x="39" y="-10" width="16" height="30" rx="8" fill="#dd6f5c" />
            <rect x="37" y="-7" width="6" height="24" rx="3" fill="#b9503f" />
          </Mirrored>
        </>
      )}
      {look.extras.includes('headset') && (
        <>
          <path d="M-47 2C-52-72 52-72 47 2" fill="none" stroke="#5d5468" strokeWidth="5" />
          <Mirrored>
            <rect x="40" y="-6" width="13" height="24" rx="6.5" fill="#5d5468" />
          </Mirrored>
        </>
      )}
    </>
  );
}

function armLook(look: HumanLook): ArmLook {
  return {
    skin: look.skin,
    shade: look.skinShade,
    sleeve: look.clothing === 'dungarees' ? look.trim : look.cloth,
    sleeveLength: look.clothing === 'stripes' || look.clothing === 'dungarees' ? 0.5 : 0.8,
    thickness: 17,
    fingers: 4,
  };
}

const isOnWheels = (look: HumanLook): boolean => look.extras.includes('wheelchair');

export function hipOf(look: HumanLook, pose: Pose): number {
  if (isOnWheels(look)) return WHEELCHAIR_SEAT_Y;
  return BODY_POSES[pose].sitting ? -20 : -look.legLength;
}

type BodyProps = { look: HumanLook; pose: Pose; turn?: Side | undefined };

/** A person without a head on the origin: standing, on the ground, or in a wheelchair whatever the pose. */
export function HumanBody({ look, pose, turn }: BodyProps) {
  const { left, right, sitting } = bodyPose(pose, turn);
  const arms = { length: 62, look: armLook(look) };
  const wheels = isOnWheels(look);
  const hipY = hipOf(look, pose);
  return (
    <>
      {wheels && <WheelchairBack />}
      {!wheels && !sitting && <StandingLegs look={look} />}
      <g transform={`translate(0 ${hipY})`}>
        <HumanClothes look={look} />
        {look.OnBody?.()}
      </g>
      {wheels && <WheelchairFront look={look} />}
      {!wheels && sitting && <CrossedLegs look={look} />}
      <g transform={`translate(0 ${hipY})`}>
        <Arm side={-1} shoulder={[-31, -56]} pose={left} {...arms} />
        <Arm side={1} shoulder={[31, -56]} pose={right} {...arms} />
      </g>
    </>
  );
}

/** Where the head goes. */
export function humanHeadAt(look: HumanLook, expression: Expression, pose: Pose): string {
  return `translate(0 ${hipOf(look, pose) - 114 + expression.sink}) rotate(${expression.tilt} 0 46)`;
}
