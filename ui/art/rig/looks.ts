import type { JSX } from 'react';
import type { Expression } from '../pencil/expressions.ts';
import type { BodyPlan } from './body-plan.ts';
import type { FacePlan } from './face-plan.ts';

export type AnimalKind =
  | 'mouse'
  | 'bear'
  | 'bird'
  | 'tortoise'
  | 'otter'
  | 'fox'
  | 'frog'
  | 'hedgehog'
  | 'bat'
  | 'heron'
  | 'sprig';

export type Outfit =
  | 'raincoat'
  | 'overalls'
  | 'cardigan'
  | 'sweater'
  | 'vest'
  | 'neckerchief'
  | 'apron'
  | 'scarf';

/** What makes an animal look unlike the kind whose body it has. */
export type Species = {
  Head: (props: { look: AnimalLook; expression: Expression }) => JSX.Element;
  face: FacePlan;
  body: BodyPlan;
  /** Length of the beak, where it has one. */
  beak?: number;
  /** What is around its eyes, where that is not its fur. */
  lid?: string;
  lash?: string;
  /** What it stands on, where that is no pair of feet. */
  Foot?: (props: { look: AnimalLook }) => JSX.Element;
  /** Tails and the like, behind the body. */
  Back?: (props: { look: AnimalLook }) => JSX.Element | null;
};

export type AnimalLook = {
  rig: 'animal';
  kind: AnimalKind;
  species?: Species;
  fur: string;
  /** The darker side of the fur: backs, tails, feet. */
  shade: string;
  /** Inside of ears, palms, spots. */
  inner: string;
  muzzle: string;
  nose: string;
  ink: string;
  iris: string;
  outfit: Outfit;
  cloth: string;
  clothShade: string;
  trim: string;
};

export type HairStyle =
  | 'hijab'
  | 'tousled'
  | 'bob'
  | 'ponytail'
  | 'quiff'
  | 'puffs'
  | 'swoop'
  | 'curls'
  | 'twists'
  | 'braids'
  | 'bun'
  | 'short';

export type Clothing = 'crew' | 'hoodie' | 'jacket' | 'stripes' | 'dungarees' | 'cardigan';

type HumanExtra =
  | 'glasses'
  | 'freckles'
  | 'hearing-aid'
  | 'ear-defenders'
  | 'badge'
  | 'headset'
  | 'beard'
  | 'wheelchair';

export type HumanLook = {
  rig: 'human';
  skin: string;
  skinShade: string;
  blush: string;
  hair: HairStyle;
  hairColor: string;
  hairLight: string;
  clothing: Clothing;
  cloth: string;
  clothShade: string;
  trim: string;
  legs: string;
  shoes: string;
  /** Length of the legs: the older casts are taller. */
  legLength: number;
  extras: readonly HumanExtra[];
  /** What nobody else wears: over the face, over the clothes (from the hips up). */
  OnHead?: () => JSX.Element;
  OnBody?: () => JSX.Element;
};

type RobotLook = { rig: 'robot' };

export type Look = AnimalLook | HumanLook | RobotLook;
