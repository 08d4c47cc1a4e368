import type { JSX } from 'react';
import type { Feeling } from '#brands/feelings.ts';
import { EXPRESSIONS } from '../pencil/expressions.ts';
import { BODY_POSES, type Pose } from '../pencil/poses.ts';
import { Back, Feet, SittingFeet } from './animal-parts.tsx';
import { BODY_PLANS, type BodyPlan, FACE_PLANS } from './animal-plans.ts';
import { BirdBody, HeronBody } from './birds.tsx';
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
import { Beak, Mouth } from './mouth.tsx';
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

/** The head around the origin, so that a face can also stand alone. */
export function AnimalHead({ look, feeling }: { look: AnimalLook; feeling: Feeling }) {
  const expression = EXPRESSIONS[feeling];
  const plan = FACE_PLANS[look.kind];
  const pale = look.kind === 'bird' || look.kind === 'heron';
  const colors: FaceColors = {
    ink: look.ink,
    lid: pale ? look.muzzle : look.fur,
    blush: '#ee7b78',
    iris: look.iris,
  };
  const Head = HEADS[look.kind];
  const beak = BEAKS[look.kind];
  const face = { plan, colors, expression };
  return (
    <>
      <Head look={look} expression={expression} />
      <Cheeks {...face} />
      <Eyes {...face} />
      {beak ? <Beak {...face} color={look.nose} shade="#c97f2a" length={beak} /> : <Mouth {...face} />}
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

function UprightBody({ look, plan, pose }: { look: AnimalLook; plan: BodyPlan; pose: Pose }) {
  const { left, right, sitting } = BODY_POSES[pose];
  const shoulder = plan.width * 0.74;
  const arm = { length: plan.arm, look: armLook(look) };
  return (
    <>
      <g transform={sitting ? 'translate(0 12)' : undefined}>
        <Back look={look} plan={plan} left={left} right={right} />
        {!sitting && <Feet look={look} plan={plan} />}
        <path d={torso(plan)} fill={look.kind === 'tortoise' ? '#e6d8a4' : look.fur} />
        <Clothes look={look} plan={plan} />
        <Arm side={-1} shoulder={[-shoulder, plan.shoulderY + 8]} pose={left} {...arm} />
        <Arm side={1} shoulder={[shoulder, plan.shoulderY + 8]} pose={right} {...arm} />
      </g>
      {sitting && <SittingFeet look={look} plan={plan} />}
    </>
  );
}

/** A whole animal standing on the origin. */
export function Animal({ look, feeling, pose }: { look: AnimalLook; feeling: Feeling; pose: Pose }) {
  const plan = BODY_PLANS[look.kind];
  const expression = EXPRESSIONS[feeling];
  const { sitting } = BODY_POSES[pose];
  const bird = look.kind === 'bird';
  const heron = look.kind === 'heron';
  const lower = sitting ? (heron ? 50 : 12) : 0;
  const headY = plan.headY + expression.sink + lower;
  return (
    <>
      {bird && <BirdBody look={look} plan={plan} pose={pose} />}
      {heron && <HeronBody look={look} plan={plan} pose={pose} />}
      {!bird && !heron && <UprightBody look={look} plan={plan} pose={pose} />}
      <g transform={`translate(0 ${headY}) scale(${plan.headScale}) rotate(${expression.tilt} 0 50)`}>
        <AnimalHead look={look} feeling={feeling} />
      </g>
    </>
  );
}
