import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { brandById } from '#brands/all.ts';
import { LOCALES, type Locale } from '#brands/brand.ts';
import { makePdf } from '#platform/server/pdf/sheet.ts';
import { sayIn } from '#platform/server/texts.ts';
import { readPages } from '#testing/server/pdf-pages.ts';
import { readPdf } from '#testing/server/pdf-text.ts';
import { cases, oneIn } from '#testing/server/proof.ts';
import { clipWords, openLibrary } from '../../build/files.ts';
import { panelsOf } from '../../rules/clip/panels.ts';
import { askedOtherwise } from '../../rules/fitting/after-scenes.ts';
import { readEvidence } from '../../rules/form/catalogue.ts';
import { readClip } from '../../rules/form/clip.ts';
import { readLesson, readShared, readTranslation } from '../../rules/form/read-lesson.ts';
import { type Lesson, told } from '../../rules/lesson/lesson.ts';
import { TEST_COVER } from '../testing/library.ts';
import { MOST_PAGES, planPages } from './educator/educator.ts';
import { frameFor } from './frame/frame.ts';
import { type LessonPaper, lessonPdf, partsOf } from './lesson-pdf.ts';
import { printFor } from './student/looks.ts';
import { overflow } from './student/student.ts';
import { typeset } from './typography.ts';

const LIBRARY = fileURLToPath(new URL('../../library/', import.meta.url));
const has = (name: string): boolean => existsSync(path.join(LIBRARY, name));
const read = (name: string): string => readFileSync(path.join(LIBRARY, name), 'utf8');

const evidence = readEvidence(read('evidence.csv'));
const BRANDS: Record<Locale, string> = { en: 'kindred', 'zh-TW': 'taiwan' };

/** As a brand would, at some length. */
function filled<Text>(text: Text): Text {
  const names: Record<string, string> = {
    emergency: '110 or 119',
    hotlines: '988, the Suicide and Crisis Lifeline (call or text, day and night)',
  };
  return JSON.parse(
    JSON.stringify(text).replaceAll(/\{([a-z]+)\}/g, (_, key: string) => names[key] ?? 'Kindred Academy'),
  );
}

const { after } = openLibrary();
const LONG_TITLE = 'Is It a Club If It’s Only Me?';

function watchedOf(id: string, language: Locale): LessonPaper['watched'] {
  if (!has(`${id}.ink`)) return null;
  return { lines: panelsOf(readClip(read(`${id}.ink`)).clip, clipWords(id, language) ?? {}) };
}

function paperIn(language: Locale, { facts }: Lesson): Omit<LessonPaper, 'part'> {
  const own = `shared-worrying.${language}.md`;
  const worrying = readShared(read(has(own) ? own : 'shared-worrying.md')).value;
  const note = evidence.find(({ practice }) => practice === facts.practice) ?? null;
  return {
    language,
    brand: brandById(BRANDS[language]),
    cover: TEST_COVER,
    worrying: facts.safety ? filled(worrying) : null,
    evidence: note?.looked_up === 'yes' ? note : null,
    scenes: (after[facts.id] ?? []).map((id) => ({ id, title: LONG_TITLE })),
    watched: watchedOf(facts.id, language),
    unreadBy: facts.safety ? ['counselor', 'autistic-reader'] : ['autistic-reader'],
  };
}

function lessonNamed(name: string): { lesson: Lesson; language: Locale } {
  const [id = name, tongue = 'en'] = name.split('.');
  const english = readLesson(read(`${id}.md`)).value;
  const language = LOCALES.find((locale) => locale === tongue);
  if (english === null || language === undefined) throw new Error(`${name} cannot be read`);
  if (language === 'en') return { lesson: filled(english), language };
  const translated = readTranslation(read(`${name}.md`)).value;
  if (translated === null) throw new Error(`${name} cannot be read`);
  return { lesson: filled(told(english, translated)), language };
}

const NAMES = globSync('[em]-*.md', { cwd: LIBRARY })
  .map((name) => path.basename(name, '.md'))
  .sort();

const CLIPS = NAMES.filter((name) => has(`${name.split('.')[0]}.ink`));

const squashed = (text: string): string => text.replaceAll(/\*\*|\s/g, '');

test('there are lessons to print', () => {
  expect(NAMES.length).toBeGreaterThan(90);
});

/** A whole run prints all of them, which takes a minute. */
const EVERY = cases(12, 1, 1);
const PRINTED = NAMES.filter((_, at) => at % EVERY === 0);

test.each(PRINTED)('%s is printed whole, on its pages, inside the margin', async (name) => {
  const { lesson, language } = lessonNamed(name);
  const paper = paperIn(language, lesson);
  const said = typeset(lesson, language);
  const frame = frameFor(language);
  for (const part of partsOf(lesson)) {
    const pdf = await lessonPdf(lesson, { ...paper, part });
    const pages = readPages(pdf);
    const limit = {
      educator: MOST_PAGES(lesson.facts.type) + (lesson.prose.clip === null ? 0 : 1),
      student: lesson.prose.student?.length ?? 1,
      family: 1,
    };
    expect([part, pages.length]).toEqual([part, Math.min(pages.length, limit[part])]);
    for (const { ink } of pages) {
      expect.soft(ink.left).toBeGreaterThanOrEqual(frame.x - 0.1);
      expect.soft(ink.top).toBeGreaterThanOrEqual(frame.y - 7);
      expect.soft(ink.right).toBeLessThanOrEqual(frame.x + frame.width + 0.6);
      expect.soft(ink.bottom).toBeLessThanOrEqual(frame.y + frame.height);
    }
    const { source, text } = readPdf(pdf);
    expect(source).toContain(language === 'en' ? '/Lang (en-US)' : '/Lang (zh-TW)');
    expect(source).toContain('/Marked true');
    expect(source).toMatch(/\/S \/H1\b/);
    expect(text).not.toMatch(/lessons-paper\.|\{\{|\{[a-z]+\}|undefined|NaN|\*\*/);
    const printed = pages.map((page) => squashed(page.text));
    for (const words of wordsOf(said, part)) {
      expect([words, printed.some((page) => page.includes(squashed(words)))]).toEqual([words, true]);
    }
    if (part === 'educator') {
      for (const step of said.prose.steps) {
        const words = [step.name, ...step.parts.map(({ text }) => text)].map(squashed);
        const whole = printed.filter((page) => words.every((one) => page.includes(one)));
        expect([step.name, whole.length]).toEqual([step.name, 1]);
      }
    }
  }
});

/** What has to stand on a part, each of it on one page. */
function wordsOf({ facts, prose }: Lesson, part: LessonPaper['part']): string[] {
  if (part === 'family') return [...(prose.family ?? []), ...(prose.home ?? [])];
  if (part === 'student') {
    return (prose.student ?? []).flatMap(({ title, blocks }) => [
      title,
      ...blocks.flatMap((block) => {
        if (block.kind === 'text') return [block.text];
        if (block.kind === 'list') return block.items.map(({ text }) => text);
        if (block.kind === 'choose') return block.among;
        if (block.kind === 'columns') return [...block.heads, ...block.rows];
        return block.kind === 'scale' ? [block.left, block.right] : [];
      }),
    ]);
  }
  return [
    facts.title,
    facts.overview,
    // Beside a page to print, "None" is not what one needs.
    ...(facts.materials === 'None' || facts.materials === '無' ? [] : [facts.materials]),
    ...prose.why,
    ...prose.before,
    ...(prose.article ?? []).flatMap((block) =>
      block.kind === 'list' ? block.items : [`${block.lead ?? ''}${block.text}`],
    ),
    ...(prose.clip?.questions ?? []),
    ...(prose.quiz ?? []).flatMap(({ text, answers }) => [
      text,
      ...answers.flatMap((each) => [each.text, each.reply]),
    ]),
    ...prose.transfer,
    ...Object.values(prose.adapt),
    ...prose.check,
    ...(prose.safety ?? []),
  ];
}

/** Ten seconds of a core, which others may have as well. */
test('every plan has the pages that it may have', { timeout: 240_000 }, async () => {
  const over: string[] = [];
  for (const name of oneIn(12, NAMES)) {
    const { lesson, language } = lessonNamed(name);
    const said = typeset(lesson, language);
    const options = { title: '', author: '', language, date: new Date(0), says: JSON.stringify(said) };
    await makePdf(options, (sheet) => {
      const page = { sheet, say: sayIn(language), language, frame: frameFor(language) };
      const { length } = planPages(page, said, paperIn(language, lesson));
      if (length > MOST_PAGES(lesson.facts.type)) over.push(name);
    });
  }
  expect(over).toEqual([]);
});

test('pages for children leave room to write on', async () => {
  const over: string[] = [];
  const options = { title: '', author: '', language: 'en', date: new Date(0) };
  await makePdf(options, (sheet) => {
    for (const name of NAMES) {
      const { lesson, language } = lessonNamed(name);
      const said = typeset(lesson, language);
      const page = { sheet, say: sayIn(language), language, frame: frameFor(language) };
      for (const each of said.prose.student ?? [])
        if (overflow({ ...page, ...printFor(lesson.facts.grades) }, each) > 0)
          over.push(`${name}: ${each.title}`);
    }
  });
  expect(over).toEqual([]);
});

test.each(oneIn(4, CLIPS))(
  'all that is said in the clip of %s is printed on a sheet of its own',
  async (name) => {
    const { lesson, language } = lessonNamed(name);
    const paper = paperIn(language, lesson);
    const pages = readPages(await lessonPdf(lesson, { ...paper, part: 'educator' }));
    const plan = readPages(await lessonPdf(lesson, { ...paper, watched: null, part: 'educator' }));
    expect(pages).toHaveLength(plan.length + 1);
    const last = squashed(pages.at(-1)?.text ?? '');
    const said = typeset(paper.watched?.lines.map(({ text }) => text) ?? [], language);
    expect(said.length).toBeGreaterThan(10);
    const words = [...said, ...typeset(lesson.prose.clip?.questions ?? [], language)].map(squashed);
    expect(words.filter((one) => !last.includes(one))).toEqual([]);
    expect(last).not.toContain('play.names');
  },
);

test('after a scene that its question does not name, a plan says what to ask instead', async () => {
  const otherwise = NAMES.filter((name) => {
    const { facts } = lessonNamed(name).lesson;
    return (
      askedOtherwise(
        facts,
        (after[facts.id] ?? []).map((id) => ({ id })),
      ).length > 0
    );
  });
  expect(otherwise.length).toBeGreaterThan(30);
  for (const name of oneIn(8, otherwise)) {
    const { lesson, language } = lessonNamed(name);
    const paper = paperIn(language, lesson);
    const textOf = async (scenes: LessonPaper['scenes']) =>
      squashed(readPdf(await lessonPdf(lesson, { ...paper, scenes, part: 'educator' })).text);
    const line = { en: `After“${squashed(LONG_TITLE)}”,askinstead:`, 'zh-TW': `${LONG_TITLE}〉之後，改問：` };
    expect(await textOf(paper.scenes)).toContain(squashed(line[language]));
    expect(await textOf(paper.scenes.slice(0, 1))).not.toContain(squashed(line[language]));
  }
});

test('a note on evidence, and who has not read it yet, stand where they are handed in', async () => {
  const { lesson, language } = lessonNamed('e-er-1');
  const paper = { ...paperIn(language, lesson), part: 'educator' as const };
  const textOf = async (given: Partial<LessonPaper>) =>
    readPdf(await lessonPdf(lesson, { ...paper, ...given })).text;
  expect(await textOf({})).toContain('What is known (fair evidence).');
  expect(await textOf({})).toContain('Not yet read by an autistic reader.');
  expect(await textOf({ unreadBy: [] })).not.toContain('Not yet read');
  expect(await textOf({ evidence: null })).not.toContain('What is known');
});

test('a heavy lesson carries the shared text with its numbers', async () => {
  const { lesson, language } = lessonNamed('e-emp-5');
  const { text } = readPdf(await lessonPdf(lesson, { ...paperIn(language, lesson), part: 'educator' }));
  expect(text).toContain('If a child tells you something worrying');
  expect(text).toContain('988, the Suicide and Crisis Lifeline');
  expect(text).toContain('Not yet read by a school counselor.');
});

test('plans and pages are built of what screen readers know', async () => {
  const { lesson, language } = lessonNamed('e-er-1');
  const tagsOf = async (part: LessonPaper['part']) =>
    new Set(
      readPdf(await lessonPdf(lesson, { ...paperIn(language, lesson), part })).source.match(
        /(?<=\/S \/)\w+/g,
      ),
    );
  expect([...(await tagsOf('educator'))].sort()).toEqual(
    ['BlockQuote', 'Document', 'Figure', 'H1', 'H2', 'H3', 'L', 'LI', 'P', 'TD', 'TH', 'TR', 'Table'].sort(),
  );
  expect([...(await tagsOf('student'))].sort()).toEqual(['Document', 'Figure', 'H1', 'L', 'LI', 'P']);
});

test('a paper is A4 in Taiwan and Letter in America, and twice the same bytes', async () => {
  for (const [name, size] of [
    ['e-er-1', [612, 792]],
    ['e-er-1.zh-TW', [595.28, 841.89]],
  ] as const) {
    const { lesson, language } = lessonNamed(name);
    for (const part of partsOf(lesson)) {
      const make = () => lessonPdf(lesson, { ...paperIn(language, lesson), part });
      const pdf = await make();
      expect(readPages(pdf).map(({ width, height }) => [width, height])[0]).toEqual(size);
      expect(pdf.equals(await make())).toBe(true);
    }
  }
});
