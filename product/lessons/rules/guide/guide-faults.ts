import type { Fault, Said } from '../form/faults.ts';
import type { ReadFile } from '../form/read-lesson.ts';
import { speaksToChild } from '../proof/address.ts';
import { gradeOf, LEVELS_OF_READING } from '../proof/reading-level.ts';
import { wordFaults } from '../proof/words.ts';
import type { Guide, GuideTranslation } from './guide.ts';

/** What guides are held against. */
export type KnownToGuides = {
  rows: readonly GuideRow[];
  /** Every text of the screens, in the guide's language. */
  labels: ReadonlySet<string>;
  /** Every page of the dashboard that is no hole, without the home path of its scope. */
  routes: ReadonlySet<string>;
};

/** A row of `guides.csv`, as it is written. */
export type GuideRow = Record<'id' | 'group' | 'title' | 'audience' | 'pages' | 'minutes', string>;

const FACTS = ['id', 'group', 'title', 'audience', 'pages', 'minutes'] as const;
const PICTURES_MOST = 4;
/** Of a printed page; a table or a picture takes the room of words. */
const WORDS_OF_A_PAGE = { least: 280, most: 520 };

export function guideFaults(
  name: string,
  { value, faults, said, lineOf }: ReadFile<Guide>,
  known: KnownToGuides,
): Fault[] {
  const found = [...faults, ...wordFaults(said), ...labelFaults(said, known.labels)];
  if (value === null) return inOrder(found);
  const fault = (key: string, words: string): void => void found.push({ line: lineOf(key), words });
  if (value.id !== name) fault('id', `the file is called ${name}`);
  const row = known.rows.find(({ id }) => id === value.id);
  if (row === undefined) fault('id', `guides.csv has no ${value.id}`);
  for (const key of row === undefined ? [] : FACTS) {
    const written = Array.isArray(value[key]) ? value[key].join(';') : String(value[key]);
    if (row !== undefined && row[key] !== written) fault(key, `${key} is "${row[key]}" in guides.csv`);
  }
  if (value.next.length < 2 || value.next.length > 3) fault('next', 'two or three guides come next');
  for (const id of value.next)
    if (id === value.id || !known.rows.some((other) => other.id === id))
      fault('next', `${id} is no other guide`);
  const pictures = value.sections.flatMap(({ blocks }) => blocks).filter(({ kind }) => kind === 'picture');
  if (pictures.length > PICTURES_MOST) fault('id', `${pictures.length} pictures, ${PICTURES_MOST} at most`);
  for (const { path } of value.links)
    if (!known.routes.has(path)) fault(`link ${path}`, `${path} is no page of ours`);
  found.push(...checkFaults(value), ...lengthFaults(value, said), ...levelFaults(said));
  return inOrder(found);
}

const CHECKS = { least: 3, most: 5 };

/** A self-check is the last part, and nothing else stands in it: it is left out on paper. */
function checkFaults({ sections }: Guide): Fault[] {
  const isCheck = ({ blocks }: Guide['sections'][number]): boolean =>
    blocks.some(({ kind }) => kind === 'check');
  return sections.filter(isCheck).flatMap((section) => {
    const count = section.blocks.filter(({ kind }) => kind === 'check').length;
    const isApart = section === sections.at(-1) && count === section.blocks.length;
    return [
      ...(isApart ? [] : [{ line: 1, words: 'a self-check is the last part, and alone in it' }]),
      ...(count >= CHECKS.least && count <= CHECKS.most
        ? []
        : [{ line: 1, words: `${count} checks, ${CHECKS.least} to ${CHECKS.most} are meant` }]),
    ];
  });
}

/** Bold is a word on the screen, unless it leads a sentence: then it ends as one. */
function labelFaults(said: readonly Said[], labels: ReadonlySet<string>): Fault[] {
  return said.flatMap(({ line, text }) =>
    [...text.matchAll(/\*\*([^*]+)\*\*/g)]
      .map(([, label = '']) => label)
      .filter((label) => !/[.:?!。：？！]$/.test(label) && !labels.has(label))
      .map((label) => ({ line, words: `"${label}" is no text of the screens` })),
  );
}

const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;

function lengthFaults({ pages }: Guide, said: readonly Said[]): Fault[] {
  // A self-check is not printed.
  const printed = said.filter(({ part }) => part !== 'check');
  const words = printed.reduce((sum, { text }) => sum + wordsIn(text), 0);
  const { least, most } = WORDS_OF_A_PAGE;
  if (words >= least * pages && words <= most * pages) return [];
  return [
    { line: 1, words: `${words} words on ${pages} pages: ${least * pages} to ${most * pages} are meant` },
  ];
}

function levelFaults(said: readonly Said[]): Fault[] {
  const most = LEVELS_OF_READING.adult.grade;
  const grade = gradeOf(said.filter(({ kind }) => kind === 'sentence').map(({ text }) => text));
  return grade <= most ? [] : [{ line: 1, words: `read at grade ${grade.toFixed(1)}, ${most} is the most` }];
}

/** The bones of a guide: a translation has the same. */
const bonesOf = ({ sections, links }: Pick<Guide, 'sections' | 'links'>): string[] => [
  ...sections.map(({ blocks }) =>
    blocks
      .map((block) => {
        if (block.kind === 'list') return `list of ${block.items.length}`;
        if (block.kind === 'table') return `table of ${block.heads.length} by ${block.rows.length}`;
        return block.kind === 'picture' ? `picture ${block.name}` : block.kind;
      })
      .join(', '),
  ),
  ...links.map(({ path, hash }) => `link to ${path}${hash === null ? '' : `#${hash}`}`),
];

const SENTENCE_MOST = 30;

export function guideTranslationFaults(
  name: string,
  english: Guide | null,
  { value, faults, said }: ReadFile<GuideTranslation>,
  labels: ReadonlySet<string>,
): Fault[] {
  const found = [...faults, ...labelFaults(said, labels)];
  if (value === null || english === null) return inOrder(found);
  if (value.id !== name) found.push({ line: 1, words: `the file is called ${name}` });
  const own = bonesOf(value);
  const bones = bonesOf(english);
  for (let at = 0; at < Math.max(own.length, bones.length); at += 1) {
    if (own[at] === bones[at]) continue;
    const words = `part ${at + 1} is ${own[at] ?? 'missing'}, in English ${bones[at] ?? 'not there'}`;
    found.push({ line: 1, words });
  }
  for (const { line, text } of said) {
    if (speaksToChild(text)) found.push({ line, words: 'an adult is 您: 你 is for children' });
    const left = text.replaceAll(/\{[a-z]+\}/g, '').match(/[A-Za-z]{2,}/)?.[0];
    if (left !== undefined) found.push({ line, words: `"${left}" is English` });
    for (const sentence of text.replaceAll(/\{[a-z]+\}|\*\*/g, '').split(/[。！？：；]/)) {
      const { length } = sentence;
      if (length > SENTENCE_MOST)
        found.push({ line, words: `a sentence of ${length} characters, ${SENTENCE_MOST} are the most` });
    }
  }
  return inOrder(found);
}

const inOrder = (faults: Fault[]): Fault[] => faults.toSorted((a, b) => a.line - b.line);
