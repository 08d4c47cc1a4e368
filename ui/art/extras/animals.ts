import { plum, wren } from '../rig/animal-cast.ts';
import type { AnimalLook } from '../rig/looks.ts';
import { duckSpecies, gooseSpecies, owlSpecies, pigeonSpecies } from './feathered.tsx';
import { badgerSpecies, goatSpecies, moleSpecies, raccoonSpecies } from './furry.tsx';
import { postSnailSpecies, snailSpecies } from './snail.tsx';

export const goat: AnimalLook = {
  rig: 'animal',
  kind: 'fox',
  species: goatSpecies,
  fur: '#cfb594',
  shade: '#6f5a4c',
  inner: '#8f7660',
  muzzle: '#f6e9d6',
  nose: '#8d6a64',
  ink: '#43363a',
  iris: '#b98a2f',
  outfit: 'neckerchief',
  cloth: '#c9604f',
  clothShade: '#a94c3e',
  trim: '#fbe3d2',
};

export const mole: AnimalLook = {
  rig: 'animal',
  kind: 'hedgehog',
  species: moleSpecies,
  fur: '#8b8090',
  shade: '#6e6374',
  inner: '#e0a9a6',
  muzzle: '#dccdcd',
  nose: '#e28f92',
  ink: '#372d3a',
  iris: '#4f3f55',
  outfit: 'cardigan',
  cloth: '#8a9a5b',
  clothShade: '#6f7e45',
  trim: '#f3ead2',
};

/** The town's baker. */
export const badger: AnimalLook = {
  rig: 'animal',
  kind: 'bear',
  species: badgerSpecies,
  fur: '#8f8a90',
  shade: '#5d575f',
  inner: '#4a444e',
  muzzle: '#f6f0e8',
  nose: '#2f2a32',
  ink: '#2f2a32',
  iris: '#8a5a2f',
  outfit: 'apron',
  cloth: '#f3e2c2',
  clothShade: '#dcc59b',
  trim: '#d9885f',
};

export const boatBadger: AnimalLook = {
  ...badger,
  outfit: 'overalls',
  cloth: '#4a6f96',
  clothShade: '#38577a',
  trim: '#f0d9b8',
};

export const otherBoatBadger: AnimalLook = {
  ...boatBadger,
  fur: '#a39a92',
  cloth: '#a35a4c',
  clothShade: '#86473b',
  trim: '#dfe7e4',
};

/** Somebody's big brother, and still small. */
export const raccoon: AnimalLook = {
  rig: 'animal',
  kind: 'bear',
  species: raccoonSpecies,
  fur: '#a7a1a4',
  shade: '#4b4650',
  inner: '#cfc6c4',
  muzzle: '#f4eee6',
  nose: '#2f2a32',
  ink: '#2f2a32',
  iris: '#8a5a2f',
  outfit: 'overalls',
  cloth: '#7a9a5a',
  clothShade: '#607d45',
  trim: '#f3e2b8',
};

export const owl: AnimalLook = {
  rig: 'animal',
  kind: 'bird',
  species: owlSpecies,
  fur: '#b08a5e',
  shade: '#8a6742',
  inner: '#8a6742',
  muzzle: '#f4e6cb',
  nose: '#e0a040',
  ink: '#3a2a20',
  iris: '#d08a22',
  outfit: 'scarf',
  cloth: '#6a5a9c',
  clothShade: '#54467f',
  trim: '#e6def4',
};

export const ferryOtter: AnimalLook = {
  ...plum,
  outfit: 'sweater',
  cloth: '#35597a',
  clothShade: '#284861',
  trim: '#f2efe4',
};

export const otherFerryOtter: AnimalLook = {
  ...ferryOtter,
  fur: '#8f6a55',
  shade: '#6c4d3c',
  inner: '#573c2f',
  muzzle: '#e6d3bd',
  outfit: 'overalls',
  cloth: '#d0913f',
  clothShade: '#b1772c',
  trim: '#f2efe4',
};

const snailSkin = {
  rig: 'animal',
  kind: 'frog',
  fur: '#e0c49a',
  muzzle: '#f5e6c8',
  nose: '#a98a5f',
  ink: '#4a382b',
  iris: '#6f8a3f',
  outfit: 'neckerchief',
} as const;

export const postSnail: AnimalLook = {
  ...snailSkin,
  species: postSnailSpecies,
  inner: '#a8643f',
  shade: '#cf8a5b',
  cloth: '#3f78a8',
  clothShade: '#2f5f89',
  trim: '#f4c667',
};

export const snail: AnimalLook = {
  ...snailSkin,
  species: snailSpecies,
  inner: '#8a6a9a',
  shade: '#b295bf',
  cloth: '#4fa39a',
  clothShade: '#3c877f',
  trim: '#e4f5ee',
};

export const greenSnail: AnimalLook = {
  ...snail,
  inner: '#5f8a5a',
  shade: '#8fb583',
  cloth: '#d9885f',
  clothShade: '#b96c46',
  trim: '#fbe6d6',
};

export const redSnail: AnimalLook = {
  ...snail,
  inner: '#b05a52',
  shade: '#d98b7c',
  cloth: '#5a8fc0',
  clothShade: '#44749f',
  trim: '#e8f1f8',
};

export const duckling: AnimalLook = {
  ...wren,
  species: duckSpecies,
  fur: '#f6d05e',
  shade: '#dfae38',
  inner: '#dfae38',
  muzzle: '#fbe59a',
  nose: '#ee9440',
  ink: '#4a3420',
  iris: '#4a3420',
  outfit: 'neckerchief',
};

export const pigeon: AnimalLook = {
  ...wren,
  species: pigeonSpecies,
  fur: '#a9b3bf',
  shade: '#7f8b9b',
  inner: '#7f8b9b',
  muzzle: '#ccd3da',
  nose: '#8d7f7c',
  ink: '#333944',
  iris: '#d5793a',
  outfit: 'neckerchief',
  cloth: '#6a9a86',
  clothShade: '#557f6e',
  trim: '#9a84b8',
};

export const goose: AnimalLook = {
  ...wren,
  species: gooseSpecies,
  fur: '#f4f0e8',
  shade: '#b9b3ab',
  inner: '#b9b3ab',
  muzzle: '#ddd6ca',
  nose: '#ec9a3c',
  ink: '#3c3a44',
  iris: '#4f6f8f',
  outfit: 'neckerchief',
  cloth: '#b45a6b',
  clothShade: '#964655',
  trim: '#f3d3d0',
};
