import { expect, test } from 'vitest';
import { materialsWith } from './materials.ts';
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

test.each([
  ['None', 'the printed page', 'en', 'The printed page'],
  ['Pencils, scissors', 'the printed page', 'en', 'Pencils, scissors, the printed page'],
  ['Printed cards or hand signs', 'the printed page', 'en', 'Printed cards or hand signs'],
  ['None', null, 'en', 'None'],
  ['無', '列印的學習單', 'zh-TW', '列印的學習單'],
  ['鉛筆', '列印的學習單', 'zh-TW', '鉛筆、列印的學習單'],
  ['印好的卡片', '列印的學習單', 'zh-TW', '印好的卡片'],
])('what a lesson needs has its page among it: %s', (materials, page, language, said) => {
  expect(materialsWith(materials, page, language)).toBe(said);
});
