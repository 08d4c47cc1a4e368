import { expect, test } from 'vitest';
import { gatherMaterials } from './packet.ts';

test.each([
  {
    materials: ['Pencils, scissors', 'None', 'Paper, pencils'],
    needed: ['Pencils 1 3', 'Scissors 1', 'Paper 3'],
  },
  { materials: ['鉛筆、剪刀', '無', '剪刀'], needed: ['鉛筆 1', '剪刀 1 3'] },
  { materials: ['Tape, tape'], needed: ['Tape 1'] },
  { materials: ['None', ''], needed: [] },
])('$materials is gathered into $needed', ({ materials, needed }) => {
  const said = gatherMaterials(materials).map(({ what, lessons }) => [what, ...lessons].join(' '));
  expect(said).toEqual(needed);
});
