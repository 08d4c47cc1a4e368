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

export type AnimalLook = {
  rig: 'animal';
  kind: AnimalKind;
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
};

type RobotLook = { rig: 'robot' };

export type Look = AnimalLook | HumanLook | RobotLook;
