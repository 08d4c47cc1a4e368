import type { MyAnimal, MyFigure, MyPerson } from '#brands/my-figure.ts';
import type { AnimalLook, HumanLook, Look } from './looks.ts';

type Colors<Name extends string, Parts> = Readonly<Record<Name, Parts>>;

/** Skin, its shade, and what a warm cheek has. */
const SKINS: Colors<MyPerson['skin'], readonly [string, string, string]> = {
  '1': ['#fbe3d0', '#e5bfa2', '#ef9688'],
  '2': ['#f6d6bb', '#e0b595', '#ec9484'],
  '3': ['#f2cfa9', '#dcb088', '#ea8d7c'],
  '4': ['#e6b98c', '#cb996c', '#e07f6b'],
  '5': ['#d39c6f', '#b98055', '#d9705f'],
  '6': ['#b97c52', '#9d633d', '#cf6a55'],
  '7': ['#a56b45', '#885433', '#c7624f'],
  '8': ['#7a4e36', '#613a26', '#c0564a'],
  '9': ['#5b3827', '#45281b', '#a94a41'],
};

/** Hair, and where light falls on it. */
const HAIR: Colors<MyPerson['hairColor'], readonly [string, string]> = {
  black: ['#2c2027', '#4a3640'],
  brown: ['#5a3a27', '#74503a'],
  chestnut: ['#7b4327', '#99593a'],
  red: ['#b8562f', '#d57a4d'],
  blond: ['#d9a95c', '#ecc683'],
  gray: ['#8d8a90', '#b4b1b6'],
  teal: ['#3f9a97', '#62b5ae'],
  purple: ['#83609c', '#a181b8'],
  blue: ['#4476ad', '#6c9bcb'],
};

/** Cloth, its shade, and what is sewn onto it. */
const CLOTH: Colors<MyFigure['cloth'], readonly [string, string, string]> = {
  teal: ['#4fa39a', '#3c877f', '#e4f5ee'],
  sun: ['#f0b04f', '#d6933a', '#fff2d8'],
  coral: ['#d9655a', '#bb4d45', '#fde8dc'],
  sky: ['#5c8fc4', '#4776a8', '#eaf3fb'],
  leaf: ['#6f9a5e', '#578047', '#edf4dd'],
  plum: ['#83609c', '#6a4a82', '#f3e6f6'],
  sand: ['#eadcc3', '#d2bf9f', '#c9604f'],
  night: ['#4a4f6b', '#393d57', '#f4d58b'],
};

/** Fur, its darker side, the inside of ears, and around the mouth. */
const FUR: Colors<MyAnimal['fur'], readonly [string, string, string, string]> = {
  cream: ['#f0d9b0', '#d3b27f', '#e9a98c', '#fff6e4'],
  honey: ['#d9ae7d', '#bd8e5c', '#b98556', '#f8e8d0'],
  rust: ['#e2844a', '#c56a35', '#7c4130', '#fff1e0'],
  cocoa: ['#a57757', '#835a3f', '#6b4631', '#f1dcc0'],
  leaf: ['#93b563', '#769a4b', '#7d6a45', '#d8e7b2'],
  sky: ['#9fb9cf', '#7894ae', '#4d6379', '#eaf2f6'],
  lilac: ['#b7a6c6', '#9c89ad', '#f0bfc6', '#efe6f1'],
  smoke: ['#7f7a86', '#645f6b', '#d8a6b0', '#cfcad3'],
};

/** A child among the older casts is as tall as they are. */
export function myLook(figure: MyFigure, legLength: number): Look {
  return figure.as === 'person' ? person(figure, legLength) : animal(figure);
}

function person({ skin, hair, hairColor, clothes, cloth, aids }: MyPerson, legLength: number): HumanLook {
  const [face, skinShade, blush] = SKINS[skin];
  const [strand, hairLight] = HAIR[hairColor];
  const [fabric, clothShade, trim] = CLOTH[cloth];
  return {
    rig: 'human',
    skin: face,
    skinShade,
    blush,
    hair,
    // A scarf is cloth.
    hairColor: hair === 'hijab' ? clothShade : strand,
    hairLight: hair === 'hijab' ? fabric : hairLight,
    clothing: clothes,
    cloth: fabric,
    clothShade,
    trim,
    legs: clothes === 'dungarees' ? fabric : cloth === 'sky' || cloth === 'night' ? '#6a5747' : '#44607f',
    shoes: cloth === 'coral' ? '#e2a63d' : '#c9604f',
    legLength,
    extras: aids,
  };
}

function animal({ animal: kind, fur, outfit, cloth }: MyAnimal): AnimalLook {
  const [coat, shade, inner, muzzle] = FUR[fur];
  const [fabric, clothShade, trim] = CLOTH[cloth];
  const hasBeak = kind === 'bird' || kind === 'heron';
  return {
    rig: 'animal',
    kind,
    fur: coat,
    shade,
    inner,
    muzzle,
    nose: hasBeak ? '#eda23c' : '#5a3d38',
    ink: '#3f2f33',
    iris: '#6b4f35',
    outfit,
    cloth: fabric,
    clothShade,
    trim,
  };
}
