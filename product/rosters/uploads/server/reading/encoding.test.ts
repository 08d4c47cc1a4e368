import { expect, test } from 'vitest';
import { detectEncoding, piecesOf } from './encoding.ts';
import { readTable } from './testing/read-table.ts';

const detect = (file: Buffer) => detectEncoding(() => piecesOf(file));
const HEADER = 'first_name,last_name,grade\n';

/** The texts, and their bytes as the programs of schools write them. */
test.each([
  [
    'Big5',
    '怡君,陳,3\n家豪,林,4\n美玲,王,2\n志明,黃,1\n冠宇,張,5\n雅婷,李,6\n',
    'a9c9a7672cb3af2c330aae61bba82caa4c2c340aacfcacc22ca4fd2c320aa7d3a9fa2cb6c02c310aab61a6742cb1692c350ab6aeb4402ca7f52c360a',
    'big5',
  ],
  ['one name in Big5', '怡君,陳,3\n', 'a9c9a7672cb3af2c330a', 'big5'],
  [
    'Big5 with Latin names beside',
    'Maya,Okafor,3\n志明,黃,1\n',
    '4d6179612c4f6b61666f722c330aa7d3a9fa2cb6c02c310a',
    'big5',
  ],
  [
    'Shift-JIS',
    '太郎,山田,3\nさくら,佐藤,4\n健一,鈴木,2\n陽菜,高橋,1\n',
    '91be98592c8e5293632c330a82b382ad82e72c8db293a12c340a8c9288ea2c97e996d82c320a977a8dd82c8d828bb42c310a',
    'shift_jis',
  ],
  [
    'GB18030',
    '伟,王,3\n芳,李,4\n娜,张,2\n洋,刘,1\n静,陈,5\n敏,赵,6\n',
    'ceb02ccdf52c330ab7bc2cc0ee2c340ac4c82cd5c52c320ad1f32cc1f52c310abeb22cb3c22c350ac3f42cd5d42c360a',
    'gb18030',
  ],
  [
    'MacRoman',
    'José,García,3\nZoë,Müller,4\nAna,Muñoz,2\nÉlodie,François,1\n',
    '4a6f738e2c4761726392612c330a5a6f912c4d9f6c6c65722c340a416e612c4d75966f7a2c320a836c6f6469652c4672616e8d6f69732c310a',
    'macintosh',
  ],
  [
    'MacRoman in capitals',
    'JOSÉ,GARCÍA,3\nANA,MUÑOZ,2\n',
    '4a4f53832c47415243ea412c330a414e412c4d55844f5a2c320a',
    'macintosh',
  ],
  [
    'one name in MacRoman',
    'Maya,Okafor,3\nJosé,Smith,3\n',
    '4d6179612c4f6b61666f722c330a4a6f738e2c536d6974682c330a',
    'macintosh',
  ],
  [
    'Windows-1252',
    'José,García,3\nZoë,Müller,4\nAna,Muñoz,2\nÉlodie,François,1\n',
    '4a6f73e92c47617263ed612c330a5a6feb2c4dfc6c6c65722c340a416e612c4d75f16f7a2c320ac96c6f6469652c4672616ee76f69732c310a',
    'windows-1252',
  ],
  [
    'Windows-1252 in capitals',
    'JOSÉ,GARCÍA,3\nANA,MUÑOZ,2\n',
    '4a4f53c92c47415243cd412c330a414e412c4d55d14f5a2c320a',
    'windows-1252',
  ],
  [
    'one name in Windows-1252',
    'Maya,Okafor,3\nJosé,Smith,3\n',
    '4d6179612c4f6b61666f722c330a4a6f73e92c536d6974682c330a',
    'windows-1252',
  ],
  ['an apostrophe of Windows-1252', 'Dan,O’Brien,3\n', '44616e2c4f92427269656e2c330a', 'windows-1252'],
] as const)('%s is found and read', async (_, text, bytes, encoding) => {
  const file = Buffer.concat([Buffer.from(HEADER), Buffer.from(bytes, 'hex')]);
  expect(await detect(file)).toBe(encoding);
  const { lines } = await readTable(file);
  expect(lines.map(({ cells }) => `${cells.join(',')}\n`).join('')).toBe(text);
});

test('a bad byte among letters of UTF-8 spoils its own name and no other', async () => {
  const file = Buffer.concat([
    Buffer.from(`${HEADER}Zoë,Müller,3\nJos`),
    Buffer.of(0xe9),
    Buffer.from(',García,3\n小明,王,2\n'),
  ]);
  expect(await detect(file)).toBe('utf-8');
  const { lines } = await readTable(file);
  expect(lines.map(({ cells }) => cells[0])).toEqual(['Zoë', 'Jos\uFFFD', '小明']);
});

test('letters that are cut by the pieces of a file are whole', async () => {
  const file = Buffer.from(`${HEADER}${'小明,王,2\n'.repeat(30_000)}`);
  expect(await detect(file)).toBe('utf-8');
  const { lines } = await readTable(file);
  expect(new Set(lines.map(({ cells }) => cells.join()))).toEqual(new Set(['小明,王,2']));
});

test('another encoding can be chosen', async () => {
  const file = Buffer.from(`${HEADER}José,García,3\n`);
  const { lines } = await readTable(file, { encoding: 'windows-1252' });
  expect(lines[0]?.cells).toEqual(['JosÃ©', 'GarcÃ\u00ADa', '3']);
});
