import { type Fault, type Said } from '../form/faults.ts';
import type { ReadFile } from '../form/read-lesson.ts';
import {
  isForHome,
  type Lesson,
  type LessonProse,
  type LessonTranslation,
  SECTIONS,
} from '../lesson/lesson.ts';
import type { SharedText } from '../lesson/library.ts';
import { speaksToAdult, speaksToChild } from './address.ts';
import { DENIED, deniesItsScene } from './followed-faults.ts';
import { homeFaults } from './home-faults.ts';
import type { Known } from './lesson-faults.ts';
import { wordFaults } from './words.ts';

const LONGEST_CHINESE = 30;

/** The proof of a translation: the same bones as the English file, and none of its words. */
export function translationFaults(
  id: string,
  english: Lesson | null,
  { value, faults, said, lineOf }: ReadFile<LessonTranslation>,
  after: Known['after'],
): Fault[] {
  const found = [
    ...faults,
    ...wordFaults(said),
    ...said.flatMap(leftEnglish),
    ...said.flatMap(longSentences),
  ];
  if (value !== null && value.id !== id) found.push({ line: lineOf('id'), words: `the id is ${id}` });
  if (english === null) found.push({ line: 1, words: `there is no lesson ${id} to translate` });
  if (value !== null && english !== null) {
    if ((value.studentAnchor === null) !== (english.facts.studentAnchor === null))
      found.push({ line: lineOf('student_anchor'), words: 'student_anchor is where the English one is' });
    if ((value.homeOverview === null) !== (english.facts.homeOverview === null))
      found.push({ line: lineOf('home_overview'), words: 'home_overview is where the English one is' });
    if (isForHome(english.facts)) found.push(...homeFaults(said));
    if (value.studentAnchor !== null && !value.prose.before.some((line) => line.includes('印')))
      found.push({ line: lineOf('before'), words: `before does not say to print "${value.studentAnchor}"` });
    const title = value.prose.student?.[0]?.title;
    if (title !== undefined && title !== value.studentAnchor)
      found.push({ line: lineOf('student'), words: `the first page is called "${value.studentAnchor}"` });
    found.push(...addressFaults(value, said));
    if (after[id] !== undefined && deniesItsScene(value.prose.transfer))
      found.push({ line: lineOf('transfer'), words: DENIED });
    for (const key of SECTIONS) {
      const [bones, own] = [bonesOf(english.prose, key), bonesOf(value.prose, key)];
      if (bones !== own)
        found.push({ line: lineOf(key), words: `${key} is ${bones} in English, and ${own} here` });
    }
  }
  return found.toSorted((a, b) => a.line - b.line);
}

/** What adults read to themselves. What is said aloud, asked, watched or printed for children is theirs. */
const FOR_ADULTS = new Set([
  'overview',
  'home_overview',
  'why',
  'before',
  'steps',
  'adapt',
  'check',
  'safety',
  'family',
  'home',
]);

/** Adults are 您, children 你; an article, which may be for either, is for one of them from its first line to its last. */
function addressFaults({ prose }: LessonTranslation, said: readonly Said[]): Fault[] {
  const spoken = new Set(
    prose.steps.flatMap(({ parts }) => parts.filter(({ kind }) => kind === 'say').map(({ text }) => text)),
  );
  const isToAdults = ({ part, kind, text }: Said): boolean =>
    FOR_ADULTS.has(part) && kind === 'sentence' && !spoken.has(text);
  const wrong = said.filter((one) => isToAdults(one) && speaksToChild(one.text));
  const article = said.filter(({ part }) => part === 'article');
  const mixed = article.some(({ text }) => speaksToAdult(text))
    ? article.filter(({ text }) => speaksToChild(text))
    : [];
  return [...wrong, ...mixed].map(({ line }) => ({ line, words: 'an adult is 您: 你 is for children' }));
}

/** The same for a text that lessons share. */
export function sharedTranslationFaults(
  english: SharedText | null,
  { value, faults, said }: ReadFile<SharedText>,
): Fault[] {
  const found = [
    ...faults,
    ...wordFaults(said),
    ...said.flatMap(leftEnglish),
    ...said.flatMap(longSentences),
    ...said
      .filter(({ text }) => speaksToChild(text))
      .map(({ line }) => ({ line, words: 'an adult is 您: 你 is for children' })),
  ];
  const [own, wanted] = [value?.paragraphs.length, english?.paragraphs.length];
  if (own !== wanted) found.push({ line: 1, words: `${wanted} paragraphs in English, and ${own} here` });
  return found;
}

/** What stays when the words are taken out. */
function bonesOf(prose: LessonProse, key: (typeof SECTIONS)[number]): string {
  if (prose[key] === null) return 'missing';
  switch (key) {
    case 'why':
    case 'before':
    case 'transfer':
    case 'check':
    case 'safety':
    case 'family':
    case 'home':
      return `${prose[key]?.length} parts`;
    case 'steps':
      return prose.steps
        .map(({ minutes, parts }) => `${minutes} min (${parts.map(({ kind }) => kind).join(' ')})`)
        .join(', ');
    case 'article':
      return (prose.article ?? [])
        .map((block) =>
          block.kind === 'list' ? `list of ${block.items.length}` : block.lead ? 'lead' : 'text',
        )
        .join(', ');
    case 'clip':
      return `${prose.clip?.file} with ${prose.clip?.questions.length} questions`;
    case 'quiz':
      return (prose.quiz ?? []).map(({ answers }) => `? ${answers.length}`).join(', ');
    case 'adapt':
      return Object.keys(prose.adapt).join(', ');
    case 'student':
      return (prose.student ?? [])
        .map(({ blocks }) => `page: ${blocks.map(blockBones).join(', ')}`)
        .join('; ');
  }
}

function blockBones(block: NonNullable<LessonProse['student']>[number]['blocks'][number]): string {
  switch (block.kind) {
    case 'text':
    case 'cut':
      return block.kind;
    case 'list':
      return `list ${block.start ?? ''}(${block.items.map(({ mark }) => (mark === null ? '-' : Object.values(mark).join(' '))).join(' ')})`;
    case 'choose':
      return `choose ${block.among.length}`;
    case 'columns':
      return `columns ${block.heads.length} rows ${block.rows.length}`;
    case 'scale':
      return `scale ${block.from}-${block.to}`;
    case 'lines':
    case 'box':
    case 'draw':
    case 'faces':
    case 'circles':
    case 'arrow':
      return Object.values(block).join(' ');
  }
}

function leftEnglish({ line, text }: Said): Fault[] {
  const left = text.replaceAll(/\{[a-z]+\}/g, '').match(/[A-Za-z][A-Za-z'’ ]*[A-Za-z]/)?.[0];
  return left === undefined ? [] : [{ line, words: `"${left}" is left in English` }];
}

/** Commas and the like are no characters that one reads. */
function longSentences({ line, text, kind }: Said): Fault[] {
  if (kind === 'label') return [];
  return text
    .split(/[。！？；：]/)
    .map((sentence) => sentence.match(/[\p{L}\p{N}]/gu)?.length ?? 0)
    .filter((length) => length > LONGEST_CHINESE)
    .map((length) => ({
      line,
      words: `a sentence of ${length} characters, and ${LONGEST_CHINESE} are the most`,
    }));
}
