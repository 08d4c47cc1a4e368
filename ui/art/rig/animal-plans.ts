import type { BodyPlan } from './body-plan.ts';
import type { FacePlan } from './face-plan.ts';
import type { AnimalKind } from './looks.ts';

export const standardFace: FacePlan = {
  eyeX: 25,
  eyeY: -6,
  eyeWidth: 11.5,
  eyeHeight: 13.5,
  browGap: 8,
  browWidth: 13,
  mouthY: 32,
  mouthWidth: 17,
  cheekX: 47,
  cheekY: 18,
};

export const FACE_PLANS: Record<AnimalKind, FacePlan> = {
  mouse: standardFace,
  bear: { ...standardFace, eyeX: 27, mouthY: 33, cheekX: 50 },
  otter: { ...standardFace, eyeX: 28, eyeY: -12, mouthY: 31, cheekX: 52, cheekY: 8 },
  fox: { ...standardFace, eyeX: 27, eyeY: -8, mouthY: 39, mouthWidth: 15, cheekX: 50, cheekY: 20 },
  hedgehog: { ...standardFace, eyeX: 26, mouthY: 34, mouthWidth: 15, cheekX: 44 },
  bat: { ...standardFace, eyeX: 24, mouthY: 32, mouthWidth: 14, cheekX: 43, cheekY: 16 },
  frog: {
    ...standardFace,
    eyeX: 34,
    eyeY: -40,
    eyeWidth: 14,
    eyeHeight: 15,
    browGap: 7,
    mouthY: 28,
    mouthWidth: 27,
    cheekX: 54,
    cheekY: 12,
  },
  sprig: { ...standardFace, eyeX: 26, eyeY: -4, mouthY: 31, mouthWidth: 15, cheekX: 46, cheekY: 18 },
  tortoise: { ...standardFace, eyeX: 24, eyeY: -8, mouthY: 33, mouthWidth: 20, cheekX: 44, cheekY: 14 },
  bird: { ...standardFace, eyeX: 24, eyeY: -4, mouthY: 18, mouthWidth: 11, cheekX: 40, cheekY: 20 },
  heron: {
    ...standardFace,
    eyeX: 21,
    eyeY: -4,
    eyeWidth: 9.5,
    eyeHeight: 11,
    browGap: 6,
    browWidth: 10,
    mouthY: 18,
    mouthWidth: 9,
    cheekX: 31,
    cheekY: 16,
  },
};

const standardBody: BodyPlan = { headY: -166, headScale: 1, width: 46, shoulderY: -106, hipY: -26, arm: 60 };

export const BODY_PLANS: Record<AnimalKind, BodyPlan> = {
  mouse: { ...standardBody, width: 43, headY: -158, shoulderY: -98, arm: 56 },
  bear: { ...standardBody, width: 54, arm: 64 },
  otter: { ...standardBody, width: 45, headY: -174, shoulderY: -114, arm: 62 },
  fox: { ...standardBody, width: 42, headY: -170, headScale: 0.96 },
  frog: { ...standardBody, width: 44, headY: -152, shoulderY: -94, arm: 60 },
  hedgehog: { ...standardBody, width: 48, headY: -148, headScale: 0.94, shoulderY: -90, arm: 52 },
  bat: { ...standardBody, width: 38, headY: -146, headScale: 0.94, shoulderY: -90, arm: 62 },
  sprig: { ...standardBody, width: 43, headY: -150, headScale: 0.96, shoulderY: -92, arm: 54 },
  tortoise: { ...standardBody, width: 46, headY: -168, headScale: 0.9, shoulderY: -104, arm: 56 },
  bird: { ...standardBody, width: 52, headY: -112, headScale: 0.96, shoulderY: -72, hipY: -22, arm: 58 },
  heron: { ...standardBody, width: 36, headY: -216, headScale: 0.86, shoulderY: -122, hipY: -72, arm: 62 },
};
