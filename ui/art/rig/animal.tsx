import type { JSX } from 'react';
import type { Pose } from '#brands/poses.ts';
import type { Expression } from '../pencil/expressions.ts';
import { BODY_POSES, bodyPose, type Side } from '../pencil/poses.ts';
import { Back, Feet, SittingFeet } from './animal-parts.tsx';
import { BODY_PLANS, FACE_PLANS } from './animal-plans.ts';
import { BirdBody, HeronBody } from './birds.tsx';
import type { BodyPlan } from './body-plan.ts';
import { Eyes } from './eyes.tsx';
import type { FaceColors } from './face-plan.ts';
import {
  BatHead,
  BearHead,
  FoxHead,
  type HeadProps,
  HedgehogHead,
  MouseHead,
  OtterHead,
  SprigHead,
} from './furry-heads.tsx';
import { Arm, type ArmLook } from './limbs.tsx';
import type { AnimalKind, AnimalLook } from './looks.ts';
import { Cheeks, Marks } from './marks.tsx';
import { Beak, type HeadDrawing, Lips, Mouth } from './mouth.tsx';
import { CLOTHED, Clothes, torso } from './outfits.tsx';
import { BirdHead, FrogHead, HeronHead, TortoiseHead } from './smooth-heads.tsx';

const HEADS: Record<AnimalKind, (props: HeadProps) => JSX.Element> = {
  mouse: MouseHead,
  bear: BearHead,
  bird: BirdHead,
  tortoise: TortoiseHead,
  otter: OtterHead,
  fox: FoxHead,
  frog: FrogHead,
  hedgehog: HedgehogHead,
  bat: BatHead,
  heron: HeronHead,
  sprig: SprigHead,
};

const BEAKS: Partial<Record<AnimalKind, number>> = { bird: 13, heron: 40 };

export function bodyPlanOf({ kind, species }: AnimalLook): BodyPlan {
  return species?.body ?? BODY_PLANS[kind];
}

/** The head around the origin, so that a face can also stand alone. */
export function AnimalHead({ look, expression, speaks }: HeadDrawing<AnimalLook>) {
  const plan = look.species?.face ?? FACE_PLANS[look.kind];
  const pale = look.kind === 'bird' || look.kind === 'heron';
  const colors: FaceColors = {
    ink: look.ink,
    lid: look.species?.lid ?? (pale ? look.muzzle : look.fur),
    lash: look.species?.lash,
    blush: '#ee7b78',
    iris: look.iris,
  };
  const Head = look.species?.Head ?? HEADS[look.kind];
  const beak = look.species === undefined ? BEAKS[look.kind] : look.species.beak;
  const face = { plan, colors, expression };
  return (
    <>
      <Head look={look} expression={expression} />
      <Cheeks {...face} />
      <Eyes {...face} />
      <Lips expression={expression} speaks={speaks}>
        {(said) =>
          beak ? (
            <Beak {...face} expression={said} color={look.nose} shade="#c97f2a" length={beak} />
          ) : (
            <Mouth {...face} expression={said} />
          )
        }
      </Lips>
      <Marks {...face} />
    </>
  );
}

function armLook(look: AnimalLook): ArmLook {
  return {
    skin: look.fur,
    shade: look.inner,
    sleeve: look.outfit === 'overalls' ? look.trim : look.cloth,
    sleeveLength: CLOTHED.has(look.outfit) ? 0.74 : 0,
    thickness: look.kind === 'bear' ? 25 : 20,
    fingers: 3,
  };
}

/** Whose back is a tail, which can swish. */
const TAILED: ReadonlySet<AnimalKind> = new Set(['mouse', 'fox', 'otter', 'sprig']);

type BodyProps = { look: AnimalLook; plan: BodyPlan; pose: Pose; turn?: Side | undefined };

function UprightBody({ look, plan, pose, turn }: BodyProps) {
  const { left, right, sitting } = bodyPose(pose, turn);
  const { Back: OwnBack, Foot } = look.species ?? {};
  const shoulder = plan.width * 0.74;
  const arm = { length: plan.arm, look: armLook(look) };
  return (
    <>
      <g transform={sitting ? 'translate(0 12)' : undefined}>
        <g data-tail={TAILED.has(look.kind) || undefined}>
          {OwnBack ? <OwnBack look={look} /> : <Back look={look} plan={plan} left={left} right={right} />}
        </g>
        {!sitting && !Foot && <Feet look={look} plan={plan} />}
        <path d={torso(plan)} fill={look.kind === 'tortoise' ? '#e6d8a4' : look.fur} />
        <Clothes look={look} plan={plan} />
        <Arm side={-1} shoulder={[-shoulder, plan.shoulderY + 8]} pose={left} {...arm} />
        <Arm side={1} shoulder={[shoulder, plan.shoulderY + 8]} pose={right} {...arm} />
      </g>
      {sitting && !Foot && <SittingFeet look={look} plan={plan} />}
      {Foot && <Foot look={look} />}
    </>
  );
}

/** An animal without its head, standing on the origin. */
export function AnimalBody({ look, pose, turn }: Omit<BodyProps, 'plan'>) {
  const plan = bodyPlanOf(look);
  if (look.kind === 'bird') return <BirdBody look={look} plan={plan} pose={pose} turn={turn} />;
  if (look.kind === 'heron') return <HeronBody look={look} plan={plan} pose={pose} turn={turn} />;
  return <UprightBody look={look} plan={plan} pose={pose} turn={turn} />;
}

/** Where its head goes. */
export function animalHeadAt(look: AnimalLook, expression: Expression, pose: Pose): string {
  const plan = bodyPlanOf(look);
  const lower = BODY_POSES[pose].sitting ? (look.kind === 'heron' ? 50 : 12) : 0;
  const y = plan.headY + expression.sink + lower;
  return `translate(0 ${y}) scale(${plan.headScale}) rotate(${expression.tilt} 0 50)`;
}
