import { PROGRAM_IDS, type ProgramId } from '#brands/brand.ts';
import { CASTS } from '#product/play/rules/story/cast.ts';
import { wordsIn } from '#product/play/rules/story/reading.ts';
import { toBeGathered } from '../at-hand.ts';
import type { CatalogueRow } from '../form/catalogue.ts';
import type { Fault, Said } from '../form/faults.ts';
import { FACT_KEYS } from '../form/front-matter.ts';
import type { ReadFile } from '../form/read-lesson.ts';
import { ADAPT_KEYS, isForHome, type Lesson, SECTIONS, type Section } from '../lesson/lesson.ts';
import { DENIED, deniesItsScene } from './followed-faults.ts';
import { homeFactFaults, homeFaults } from './home-faults.ts';
import { type Audience, audienceOf, gradeOf, LEVELS_OF_READING, sentencesOf } from './reading-level.ts';
import { wordFaults } from './words.ts';

/** What a lesson is held against. */
export type Known = {
  catalogue: readonly CatalogueRow[];
  practices: readonly string[];
  /** The scenes that there are. One that the catalogue alone names is planned. */
  scenes: readonly string[];
  /** By lesson, the scenes it follows. */
  after: Record<string, string[]>;
};

/** The whole proof of an English file. */
export function lessonFaults(id: string, file: ReadFile<Lesson>, known: Known): Fault[] {
  const { value, faults, said, lineOf } = file;
  const row = known.catalogue.find((other) => other.id === id);
  const found = [...faults, ...wordFaults(said)];
  if (row === undefined) found.push({ line: 1, words: `the catalogue has no ${id}` });
  if (value !== null) {
    const at = (key: string) => (words: string) => ({ line: lineOf(key), words });
    found.push(
      ...(row === undefined ? [] : catalogueFaults(value, row, at)),
      ...factFaults(value, known, at),
      ...sectionFaults(value, at),
      ...pageFaults(value, at),
      ...printFaults(value, at),
      ...lengthFaults(value, said, at),
      ...readingFaults(value.facts.grades, said, at),
      ...homeFactFaults(value.facts, at),
      ...(isForHome(value.facts) ? homeFaults(said) : []),
      ...(known.after[id] !== undefined && deniesItsScene(value.prose.transfer)
        ? [at('transfer')(DENIED)]
        : []),
    );
  }
  return found.toSorted((a, b) => a.line - b.line);
}

type At = (key: string) => (words: string) => Fault;

/** The file repeats its row word for word. */
function catalogueFaults({ facts }: Lesson, row: CatalogueRow, at: At): Fault[] {
  const yes = (is: boolean): string => (is ? 'yes' : 'no');
  const written: CatalogueRow = {
    id: facts.id,
    title: facts.title,
    type: facts.type,
    usage: facts.usage.join(';'),
    skills: facts.skills.join(';'),
    level: facts.level,
    grades: facts.grades,
    prep: facts.prep,
    challenges: facts.challenges.join(';'),
    minutes: String(facts.minutes),
    overview: facts.overview,
    materials: facts.materials,
    student_anchor: facts.studentAnchor ?? '',
    featured: facts.featured,
    scene: facts.scene ?? '',
    practice: facts.practice,
    family: yes(facts.family),
    safety: yes(facts.safety),
  };
  return FACT_KEYS.filter((key) => written[key] !== row[key]).map((key) =>
    at(key)(`${key} is "${row[key]}" in the catalogue, and "${written[key]}" here`),
  );
}

/** The programs whose casts appear at a level. */
const PROGRAMS_OF: Record<Lesson['facts']['level'], readonly ProgramId[]> = {
  elementary: ['academy', 'zoou', 'ssgrin', 'sim'],
  middle: ['hoh', 'ssgrin', 'sim'],
};

/** Whose cast all of them are of. */
export function programOf(level: Lesson['facts']['level'], who: readonly string[]): ProgramId | null {
  const cast = who.filter((name) => name !== 'you' && name !== 'narrator');
  const isIn = (program: ProgramId): boolean =>
    cast.every((name) => CASTS[program].some((member) => member === name));
  return PROGRAMS_OF[level].find(isIn) ?? null;
}

function factFaults({ facts, cover }: Lesson, known: Known, at: At): Fault[] {
  const faults: Fault[] = [];
  const { scene, practice, level, skills, overview } = facts;
  if (overview.length > 160)
    faults.push(at('overview')(`an overview has 160 characters at most, not ${overview.length}`));
  const isPlanned = known.catalogue.some((row) => row.scene === scene);
  const isScene = scene === null || known.scenes.includes(scene) || isPlanned;
  if (!isScene) faults.push(at('scene')(`there is no scene ${scene}, and none is planned`));
  if (!known.practices.includes(practice))
    faults.push(at('practice')(`nobody knows the practice ${practice}`));
  const figures = [cover.left.who, cover.right.who];
  if (programOf(level, figures) === null)
    faults.push(at('cover')(`${figures.join(' and ')} are of no one cast of this level: ${castsOf(level)}`));
  if (!facts.id.startsWith(`${level === 'elementary' ? 'e' : 'm'}-${skills[0]}-`))
    faults.push(at('id')('an id is the level, the first skill and a number'));
  const gathered = facts.prep === 'none' ? toBeGathered(facts.materials, facts.studentAnchor !== null) : [];
  if (gathered.length > 0)
    faults.push(at('prep')(`"none" means open or print, and ${gathered.join(', ')} must be looked for`));
  return faults;
}

/** Who begins to read at "Before you start" has the pages in hand when the lesson begins. */
function printFaults({ facts, prose }: Lesson, at: At): Fault[] {
  const saysSo = prose.before.some((line) => /\bprint/i.test(line));
  // An article is printed with its plan.
  if (facts.studentAnchor === null)
    return saysSo && facts.type !== 'article'
      ? [at('before')('before says to print, and there is no page to print')]
      : [];
  return saysSo
    ? []
    : [at('before')(`there is "${facts.studentAnchor}" to print, and before does not say so`)];
}

export function castsOf(level: Lesson['facts']['level']): string {
  return PROGRAM_IDS.filter((program) => PROGRAMS_OF[level].includes(program))
    .map((program) => `${program} (${CASTS[program].join(', ')})`)
    .join(', ');
}

/** Which sections there are follows from the facts. */
function sectionFaults({ facts, prose }: Lesson, at: At): Fault[] {
  const wanted: Record<Section, boolean> = {
    why: true,
    before: true,
    steps: true,
    article: facts.type === 'article',
    clip: facts.type === 'video',
    quiz: facts.type === 'quiz',
    transfer: true,
    adapt: true,
    check: true,
    safety: facts.safety,
    student: facts.studentAnchor !== null,
    family: facts.family,
    home: isForHome(facts),
  };
  const isThere = (key: Section): boolean => {
    const held = prose[key];
    return held !== null && (Array.isArray(held) ? held.length > 0 : Object.keys(held).length > 0);
  };
  const faults = SECTIONS.filter(
    (key) => wanted[key] && !isThere(key) && prose[key] !== null && !isThere(key),
  ).map((key) => at(key)(`${key} is missing or empty`));
  for (const key of SECTIONS) {
    if (wanted[key] && prose[key] === null) faults.push(at('id')(`there is no ${key}`));
    if (!wanted[key] && prose[key] !== null) faults.push(at(key)(`by its facts this lesson has no ${key}`));
  }
  const minutes = prose.steps.reduce((sum, step) => sum + step.minutes, 0);
  if (minutes !== facts.minutes)
    faults.push(at('steps')(`the steps take ${minutes} minutes, the lesson ${facts.minutes}`));
  for (const { name, parts } of prose.steps.filter((step) => step.parts.length === 0))
    faults.push(at('steps')(`the step "${name}" says nothing (${parts.length} lines)`));
  if (!prose.steps.some(({ parts }) => parts.some(({ kind }) => kind === 'say')))
    faults.push(at('steps')('no step has words to say'));
  for (const key of ADAPT_KEYS.filter((name) => name !== 'one-child' && prose.adapt[name] === undefined))
    faults.push(at('adapt')(`there is no line for ${key}`));
  faults.push(...checkFaults(prose.check).map(at('check')));
  if (facts.challenges.includes('sadness-and-grief') && !facts.safety)
    faults.push(at('safety')('a lesson on sadness and grief has the safety text'));
  if (facts.type === 'article' && /\btell/i.test(facts.title) && !facts.safety)
    faults.push(at('safety')('an article about telling has the safety text'));
  return [...faults, ...partFaults(prose, at)];
}

function checkFaults(check: readonly string[]): string[] {
  const isNone = (line: string | undefined): boolean => /^No sign at all: ./.test(line ?? '');
  return [
    ...(check.length < 3 || check.length > 4 ? [`check has 3 or 4 lines, not ${check.length}`] : []),
    ...(isNone(check.at(-1)) ? [] : ['the last line of check begins "No sign at all: "']),
    ...(check.slice(0, -1).some(isNone) ? ['only the last line of check is no sign at all'] : []),
  ];
}

function partFaults({ clip, quiz }: Lesson['prose'], at: At): Fault[] {
  const faults: Fault[] = [];
  if (clip !== null && (clip.questions.length < 3 || clip.questions.length > 4))
    faults.push(at('clip')(`a clip has 3 or 4 questions to talk about, not ${clip.questions.length}`));
  for (const { text, answers } of quiz ?? []) {
    if (answers.length < 2 || answers.length > 4)
      faults.push(at('quiz')(`"${text}" has ${answers.length} answers: 2 to 4`));
  }
  return faults;
}

/** The first page is what the anchor names; there is a second one for cards only. */
function pageFaults({ facts, prose }: Lesson, at: At): Fault[] {
  const pages = prose.student ?? [];
  const faults: Fault[] = [];
  const [first] = pages;
  if (first !== undefined && first.title !== facts.studentAnchor)
    faults.push(at('student')(`the first page is called "${facts.studentAnchor}", not "${first.title}"`));
  const hasCards = pages.some(({ blocks }) => blocks.some(({ kind }) => kind === 'cut'));
  if (pages.length > 2 || (pages.length === 2 && !hasCards))
    faults.push(at('student')('there is one page, and two only where there are cards to cut'));
  for (const { title } of pages.filter(({ blocks }) => blocks.length === 0))
    faults.push(at('student')(`the page "${title}" is empty`));
  const audience = audienceOf(facts.grades);
  for (const page of pages) {
    const cm = heightOf(page.blocks, audience);
    if (cm > PAGE_CM)
      faults.push(
        at('student')(`"${page.title}" needs about ${cm.toFixed(1)} cm, and a page has ${PAGE_CM}`),
      );
  }
  return faults;
}

/** Below the title and the line for a name. */
const PAGE_CM = 25.5;
/** A line of print, and how many letters it has room for. */
const PRINT: Record<Exclude<Audience, 'adult'>, { line: number; letters: number }> = {
  'K-2': { line: 0.85, letters: 62 },
  '2-5': { line: 0.74, letters: 72 },
  '6-8': { line: 0.64, letters: 84 },
};

type Block = NonNullable<Lesson['prose']['student']>[number]['blocks'][number];

/** A rough measure for writers; the paper itself is the judge. Cards stand two in a row. */
function heightOf(blocks: readonly Block[], audience: Audience): number {
  const { line, letters } = PRINT[audience === 'adult' ? '6-8' : audience];
  const text = (words: string, width = 1): number => Math.ceil(words.length / (letters * width)) * line;
  let isCards = false;
  const heights = blocks.map((block): number => {
    switch (block.kind) {
      case 'text':
        return text(block.text) + 0.1;
      case 'list':
        return block.items.reduce(
          (sum, item) => sum + text(item.text, isCards ? 0.45 : 0.95) * (isCards ? 0.75 : 1),
          0,
        );
      case 'lines':
        return block.count * 0.9;
      case 'box':
        return block.cm;
      case 'draw':
        return block.cm;
      case 'faces':
        return 2;
      case 'scale':
        return 1.6;
      case 'choose':
        return Math.ceil((block.among.join('').length + block.among.length * 4) / letters) * line;
      case 'columns':
        return line * 1.5 + block.rows.reduce((sum, row) => sum + Math.max(1.3, text(row, 0.3)), 0);
      case 'circles':
        return 1;
      case 'arrow':
        return 1;
      case 'cut':
        isCards = true;
        return 0.4;
    }
  });
  return heights.reduce((sum, height) => sum + height, 0);
}

/** The least and the most words of a part. */
const LENGTHS: Partial<Record<string, readonly [number, number]>> = {
  why: [25, 120],
  family: [80, 170],
  home: [25, 110],
};

/** No part of the plan that a teacher reads. */
const OF_HOME = ['home_overview', 'home'];

function lengthFaults({ facts }: Lesson, said: readonly Said[], at: At): Fault[] {
  const count = (part?: string): number =>
    said
      .filter((text) => (part === undefined ? !OF_HOME.includes(text.part) : text.part === part))
      .reduce((sum, { text }) => sum + wordsIn(text), 0);
  const faults = Object.entries(LENGTHS).flatMap(([part, range]) => {
    const words = count(part);
    const [least, most] = range ?? [0, Infinity];
    return words === 0 || (words >= least && words <= most)
      ? []
      : [at(part)(`${part} has ${least} to ${most} words, not ${words}`)];
  });
  const most = facts.type === 'article' ? 2000 : 1350;
  const all = count();
  if (all < 550 || all > most) faults.push(at('id')(`a lesson has 550 to ${most} words, not ${all}`));
  if (facts.type === 'article' && count('article') < 400)
    faults.push(at('article')(`an article has 400 words or more, not ${count('article')}`));
  return faults;
}

/** Parts that grown-ups read together, each of which is read by itself. */
const ADULT_PARTS: readonly (readonly string[])[] = [
  ['why', 'before', 'transfer', 'adapt', 'check'],
  ['steps'],
  ['article'],
  ['quiz'],
  ['clip'],
  ['safety'],
  ['family'],
  ['home', 'home_overview'],
];

function readingFaults(grades: string, said: readonly Said[], at: At): Fault[] {
  const read = (parts: readonly string[], audience: Audience): Fault[] => {
    const texts = said.filter(({ part, kind }) => parts.includes(part) && kind === 'sentence');
    const words = texts.reduce((sum, { text }) => sum + wordsIn(text), 0);
    const { grade: most, words: longest } = LEVELS_OF_READING[audience];
    const grade = gradeOf(texts.map(({ text }) => text));
    const faults: Fault[] = [];
    // A handful of words has no level of reading.
    if (words >= 25 && grade > most)
      faults.push(
        at(parts[0] ?? '')(`${parts.join(', ')} read at grade ${grade.toFixed(1)}, and may at ${most}`),
      );
    if (longest === null) return faults;
    for (const { line, text } of texts) {
      for (const sentence of sentencesOf([text]).filter((one) => wordsIn(one) > longest))
        faults.push({
          line,
          words: `a sentence of ${wordsIn(sentence)} words, and ${longest} are the most: "${sentence}"`,
        });
    }
    return faults;
  };
  return [...ADULT_PARTS.flatMap((parts) => read(parts, 'adult')), ...read(['student'], audienceOf(grades))];
}
