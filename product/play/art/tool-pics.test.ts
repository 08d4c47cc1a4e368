import { expect, test } from 'vitest';
import en from '#locales/en/play-comics.json' with { type: 'json' };
import zh from '#locales/zh-TW/play-comics.json' with { type: 'json' };
import { contactsIn } from '../rules/comics/checked.ts';
import { blankComic, blankPanel, LENGTHS } from '../rules/comics/comic.ts';
import { READY_FACES, READY_WORDS, type ReadyField } from '../rules/comics/ready-words.ts';
import { TOOL_NAMES } from '../rules/mine/tool-names.ts';
import { drawToolPictures, READY_PICTURES } from './tool-pics.ts';

const FIELDS: readonly ReadyField[] = ['says', 'caption', 'title'];

test('whatever a child chooses of has a picture, and no picture belongs to nothing', () => {
  const wanted = [
    ...TOOL_NAMES.map((tool) => `tool-${tool}`),
    ...FIELDS.flatMap((field) => [...READY_WORDS[field]])
      .filter((word) => !(word in READY_FACES))
      .map((word) => `ready-${word}`),
  ];
  expect(
    drawToolPictures()
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(wanted.toSorted());
  expect(Object.keys(READY_FACES).filter((word) => word in READY_PICTURES)).toEqual([]);
});

test('of the words that are ready no two have the same picture', () => {
  const drawn = drawToolPictures().filter(({ name }) => name.startsWith('ready-'));
  expect(new Set(drawn.map(({ svg }) => svg)).size).toBe(drawn.length);
});

test('a picture is one small file that asks for nothing else', () => {
  const bad = drawToolPictures().filter(
    ({ svg }) =>
      svg.length >= 8192 || /href|url\((?!#)|<(image|script|style|foreignObject)|NaN|undefined/.test(svg),
  );
  expect(bad.map(({ name }) => name)).toEqual([]);
});

test.each([
  ['en', en],
  ['zh-TW', zh],
] as const)(
  'in %s words that are ready fit into the picture, differ, and are kept as they are',
  (_, texts) => {
    const known: Parameters<typeof contactsIn>[1] = { firstName: 'Zuri', lastName: 'Bell', school: null };
    for (const field of FIELDS) {
      const written: Record<string, string> = texts.ready[field];
      expect(Object.keys(written)).toEqual([...READY_WORDS[field]]);
      const sentences = Object.values(written);
      expect(new Set(sentences).size).toBe(sentences.length);
      for (const text of sentences) {
        expect(text.length).toBeLessThanOrEqual(LENGTHS[field]);
        const panel = blankPanel('academy');
        const comic = { ...blankComic('c', 'academy'), title: text, panels: [{ ...panel, caption: text }] };
        expect(contactsIn(comic, known)).toEqual([]);
      }
    }
  },
);
