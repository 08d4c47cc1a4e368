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
  | 'heron';

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

export type HairStyle = 'hijab' | 'tousled' | 'bob' | 'ponytail' | 'quiff' | 'puffs' | 'swoop' | 'curls';

export type Clothing = 'crew' | 'hoodie' | 'jacket' | 'stripes' | 'dungarees' | 'cardigan';

export type HumanExtra = 'glasses' | 'freckles' | 'hearing-aid' | 'ear-defenders' | 'badge' | 'headset';

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

export type RobotLook = { rig: 'robot' };

export type Look = AnimalLook | HumanLook | RobotLook;

const INK = '#3d2f38';

function animal(look: Omit<AnimalLook, 'rig'>): AnimalLook {
  return { rig: 'animal', ...look };
}

function human(look: Omit<HumanLook, 'rig'>): HumanLook {
  return { rig: 'human', ...look };
}

export const PROGRAM_CAST = {
  academy: ['nim', 'bao', 'wren', 'sefa', 'plum'],
  zoou: ['juno', 'oke', 'mirela', 'tavi', 'sorrel'],
  ssgrin: ['noor', 'ximo', 'ada-lin', 'bricky'],
  hoh: ['ines', 'tomasz', 'amara', 'dev'],
  sim: ['kit'],
} as const;

export type ProgramName = keyof typeof PROGRAM_CAST;

export type CastName = (typeof PROGRAM_CAST)[ProgramName][number];

export const CAST: Record<CastName, Look> = {
  nim: animal({
    kind: 'mouse',
    fur: '#b7a6c6',
    shade: '#9c89ad',
    inner: '#f0bfc6',
    muzzle: '#efe6f1',
    nose: '#c9788a',
    ink: '#43355a',
    iris: '#6d5590',
    outfit: 'raincoat',
    cloth: '#f2b63d',
    clothShade: '#d99a22',
    trim: '#fff3d6',
  }),
  bao: animal({
    kind: 'bear',
    fur: '#d9ae7d',
    shade: '#bd8e5c',
    inner: '#b98556',
    muzzle: '#f8e8d0',
    nose: '#4b3327',
    ink: '#4b3327',
    iris: '#7a4f2f',
    outfit: 'overalls',
    cloth: '#3f8f8c',
    clothShade: '#2f7573',
    trim: '#f6e7c8',
  }),
  wren: animal({
    kind: 'bird',
    fur: '#a9744f',
    shade: '#8a5a3b',
    inner: '#8a5a3b',
    muzzle: '#f6dfbd',
    nose: '#eda23c',
    ink: '#33211a',
    iris: '#5f4029',
    outfit: 'scarf',
    cloth: '#d9604f',
    clothShade: '#b94a3c',
    trim: '#f7c9b5',
  }),
  sefa: animal({
    kind: 'tortoise',
    fur: '#a3b878',
    shade: '#87a05f',
    inner: '#7d6a45',
    muzzle: '#c4d29a',
    nose: '#5b6b3c',
    ink: '#3a4227',
    iris: '#6b5a2e',
    outfit: 'neckerchief',
    cloth: '#5a8fc0',
    clothShade: '#44749f',
    trim: '#e8f1f8',
  }),
  plum: animal({
    kind: 'otter',
    fur: '#a57757',
    shade: '#835a3f',
    inner: '#6b4631',
    muzzle: '#f1dcc0',
    nose: '#3e2a20',
    ink: '#33211a',
    iris: '#6e472c',
    outfit: 'cardigan',
    cloth: '#83609c',
    clothShade: '#6a4a82',
    trim: '#f7ead6',
  }),
  juno: animal({
    kind: 'fox',
    fur: '#e2844a',
    shade: '#c56a35',
    inner: '#4a332c',
    muzzle: '#fff1e0',
    nose: '#3f2a25',
    ink: '#442d27',
    iris: '#8a5a2a',
    outfit: 'vest',
    cloth: '#2f6f86',
    clothShade: '#24596d',
    trim: '#f4c667',
  }),
  oke: animal({
    kind: 'frog',
    fur: '#86b556',
    shade: '#6d9b43',
    inner: '#f0a35e',
    muzzle: '#d8e7b2',
    nose: '#4c6f2e',
    ink: '#2f4a26',
    iris: '#b8742c',
    outfit: 'sweater',
    cloth: '#cf5a5f',
    clothShade: '#b0454c',
    trim: '#fbe3d2',
  }),
  mirela: animal({
    kind: 'hedgehog',
    fur: '#e3c3a0',
    shade: '#7c5c4b',
    inner: '#c4937a',
    muzzle: '#f6e4cd',
    nose: '#3d2b29',
    ink: '#45302b',
    iris: '#5d4436',
    outfit: 'apron',
    cloth: '#e0a13d',
    clothShade: '#c28529',
    trim: '#fdf1d8',
  }),
  tavi: animal({
    kind: 'bat',
    fur: '#8c78a0',
    shade: '#6c597e',
    inner: '#e0a5b4',
    muzzle: '#c8b7d2',
    nose: '#4b3a5c',
    ink: '#2f2440',
    iris: '#8a5f2f',
    outfit: 'scarf',
    cloth: '#4fa39a',
    clothShade: '#3c877f',
    trim: '#d5efe6',
  }),
  sorrel: animal({
    kind: 'heron',
    fur: '#9fb3c6',
    shade: '#768fa8',
    inner: '#3f5266',
    muzzle: '#e9f0f3',
    nose: '#e6a13f',
    ink: '#2f3d4c',
    iris: '#c98a2b',
    outfit: 'scarf',
    cloth: '#b45a6b',
    clothShade: '#964655',
    trim: '#f3d3d0',
  }),
  noor: human({
    skin: '#c98f65',
    skinShade: '#b0774f',
    blush: '#d9705f',
    hair: 'hijab',
    hairColor: '#3f9a97',
    hairLight: '#62b5ae',
    clothing: 'crew',
    cloth: '#f0b04f',
    clothShade: '#d6933a',
    trim: '#fff2d8',
    legs: '#3d5a7d',
    shoes: '#7a4b3a',
    legLength: 74,
    extras: ['badge'],
  }),
  ximo: human({
    skin: '#e3b288',
    skinShade: '#c99268',
    blush: '#dd7b66',
    hair: 'tousled',
    hairColor: '#5a3a27',
    hairLight: '#74503a',
    clothing: 'crew',
    cloth: '#5c8fc4',
    clothShade: '#4776a8',
    trim: '#eaf3fb',
    legs: '#6a5747',
    shoes: '#c9583f',
    legLength: 74,
    extras: ['badge', 'hearing-aid'],
  }),
  'ada-lin': human({
    skin: '#f2cfa9',
    skinShade: '#dcb088',
    blush: '#ea8d7c',
    hair: 'bob',
    hairColor: '#2d2833',
    hairLight: '#4a4253',
    clothing: 'crew',
    cloth: '#d9655a',
    clothShade: '#bb4d45',
    trim: '#fde8dc',
    legs: '#3f4a63',
    shoes: '#e2a63d',
    legLength: 72,
    extras: ['badge', 'glasses'],
  }),
  bricky: { rig: 'robot' },
  ines: human({
    skin: '#e0a77c',
    skinShade: '#c58a60',
    blush: '#dd735f',
    hair: 'ponytail',
    hairColor: '#7b4327',
    hairLight: '#99593a',
    clothing: 'stripes',
    cloth: '#f4e6cf',
    clothShade: '#e0cba9',
    trim: '#c9604f',
    legs: '#44688c',
    shoes: '#f4efe6',
    legLength: 88,
    extras: ['freckles', 'headset'],
  }),
  tomasz: human({
    skin: '#f6d6bb',
    skinShade: '#e0b595',
    blush: '#ec9484',
    hair: 'quiff',
    hairColor: '#d9a95c',
    hairLight: '#ecc683',
    clothing: 'hoodie',
    cloth: '#5f8f6d',
    clothShade: '#4b7759',
    trim: '#e9f0dd',
    legs: '#5a5368',
    shoes: '#e9e2d6',
    legLength: 92,
    extras: [],
  }),
  amara: human({
    skin: '#8a5a3c',
    skinShade: '#70452c',
    blush: '#c25a4c',
    hair: 'puffs',
    hairColor: '#2c2027',
    hairLight: '#4a3640',
    clothing: 'jacket',
    cloth: '#e2a53f',
    clothShade: '#c4872a',
    trim: '#fff3dc',
    legs: '#4a4370',
    shoes: '#c95f57',
    legLength: 90,
    extras: [],
  }),
  dev: human({
    skin: '#b97c52',
    skinShade: '#9d633d',
    blush: '#cf6a55',
    hair: 'swoop',
    hairColor: '#231f26',
    hairLight: '#443c48',
    clothing: 'cardigan',
    cloth: '#6a5a9c',
    clothShade: '#54467f',
    trim: '#ece6f6',
    legs: '#7b6a55',
    shoes: '#3f4a52',
    legLength: 86,
    extras: ['glasses'],
  }),
  kit: human({
    skin: '#d39c6f',
    skinShade: '#b98055',
    blush: '#d9705f',
    hair: 'curls',
    hairColor: '#6b3f2a',
    hairLight: '#8a573c',
    clothing: 'dungarees',
    cloth: '#5588a8',
    clothShade: '#436f8c',
    trim: '#f4d58b',
    legs: '#5588a8',
    shoes: '#c9604f',
    legLength: 76,
    extras: ['ear-defenders'],
  }),
};

/** The ink of lines that belong to nobody in particular. */
export const LINE = INK;
