import type { AnimalLook } from './looks.ts';

export const nim: AnimalLook = {
  rig: 'animal',
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
};

export const bao: AnimalLook = {
  rig: 'animal',
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
};

export const wren: AnimalLook = {
  rig: 'animal',
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
};

export const sefa: AnimalLook = {
  rig: 'animal',
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
};

export const plum: AnimalLook = {
  rig: 'animal',
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
};

export const juno: AnimalLook = {
  rig: 'animal',
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
};

export const oke: AnimalLook = {
  rig: 'animal',
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
};

export const mirela: AnimalLook = {
  rig: 'animal',
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
};

export const tavi: AnimalLook = {
  rig: 'animal',
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
};

export const sorrel: AnimalLook = {
  rig: 'animal',
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
};

/** The child's own figure in the animal worlds: a creature that grows nowhere else. */
export const pip: AnimalLook = {
  rig: 'animal',
  kind: 'sprig',
  fur: '#f0d9b0',
  shade: '#d3b27f',
  inner: '#e9a98c',
  muzzle: '#fff6e4',
  nose: '#8a5a48',
  ink: '#4a3a34',
  iris: '#3f8a7a',
  outfit: 'neckerchief',
  cloth: '#4fa39a',
  clothShade: '#3c877f',
  trim: '#e4f5ee',
};
