import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readCover } from '#apps/running/lessons.ts';
import { LOCALES, type Locale } from '#brands/brand.ts';
import { kindred } from '#brands/kindred.ts';
import { bindPdfs } from '#platform/server/pdf/bind.ts';
import { makePdf, warmPen } from '#platform/server/pdf/sheet.ts';
import { makeLibrary } from '#product/lessons/build/make-library.ts';
import type { Lesson } from '#product/lessons/rules/lesson/lesson.ts';
import { filled } from '#product/lessons/rules/lesson/library.ts';
import { MOST_IN_PACKET } from '#product/lessons/rules/packet.ts';
import { lessonPdf, NO_DAY } from '#product/lessons/server/paper/lesson-pdf.ts';
import { contentsPdf } from '#product/lessons/server/paper/packet.ts';
import { fillingOf } from '#product/lessons/server/read.ts';
import { amount, atMost, median, printed } from '../report.ts';

const ROUNDS = amount(7, 1);
/** Each starts processes of its own. */
const LANGUAGES = LOCALES.slice(0, amount(LOCALES.length, 1));

/** The first plan of a process that was warmed, and of one that was not; what a cover costs; a packet of as many as may be. */
export async function benchLessonPaper(): Promise<void> {
  const lessons = lessonsIn('en');
  const [lesson] = lessons;
  if (lesson === undefined) throw new Error('there are no lessons to print');
  for (const language of LANGUAGES) {
    const [warmed, cold] = [firstPlan(language, 'warmed'), firstPlan(language, 'cold')];
    printed(`first-plan-cold-${language}`, `${cold.toFixed(0)}ms of a core`);
    printed(`first-plan-warmed-${language}`, `${warmed.toFixed(0)}ms of a core`);
    atMost(`first-plan-warmed-vs-cold-${language}`, warmed / cold, 0.85);
  }
  const cover = await readCover(lesson.facts.id);
  await plan(lesson, cover);
  const [plain, covered] = [[] as number[], [] as number[]];
  for (let round = 0; round < ROUNDS; round += 1) {
    plain.push(await timeOf(() => plan(lesson, null)));
    covered.push(await timeOf(() => plan(lesson, cover)));
  }
  printed('plan', `${median(plain).toFixed(0)}ms, with its cover ${median(covered).toFixed(0)}ms`);
  atMost('plan-with-cover-vs-without', median(covered) / median(plain), 2.5);
  await benchPacket(lessons);
}

async function benchPacket(lessons: readonly Lesson[]): Promise<void> {
  const chosen = lessons.slice(0, amount(MOST_IN_PACKET, 2));
  for (const lesson of chosen) await plan(lesson, await readCover(lesson.facts.id));
  const alone = await timeOf(async () => {
    for (const lesson of chosen) await plan(lesson, await readCover(lesson.facts.id));
  });
  const before = process.memoryUsage.rss();
  let [most, bytes] = [before, 0];
  const together = await timeOf(async () => {
    const file = bindPdfs(papersOf(chosen), { title: '', author: '', language: 'en', date: NO_DAY });
    for await (const piece of file) {
      bytes += piece.length;
      most = Math.max(most, process.memoryUsage.rss());
    }
  });
  const megabytes = (size: number): string => `${(size / 2 ** 20).toFixed(1)} MB`;
  printed(`packet-of-${chosen.length}`, `${together.toFixed(0)}ms, ${megabytes(bytes)}`);
  printed(`packet-of-${chosen.length}-memory`, `${megabytes(most - before)} more`);
  atMost('packet-vs-plans-one-by-one', together / alone, 1.6);
}

async function* papersOf(lessons: readonly Lesson[]): AsyncGenerator<Buffer> {
  const listed = [];
  for (const lesson of lessons) listed.push({ lesson, cover: await readCover(lesson.facts.id) });
  yield contentsPdf({ brand: kindred, language: 'en', lessons: listed });
  for (const { lesson, cover } of listed) yield plan(lesson, cover);
}

function lessonsIn(language: Locale): Lesson[] {
  const { lessons } = makeLibrary();
  return lessons.flatMap((texts) => {
    const text = texts[language];
    return text === undefined ? [] : [filled(text, fillingOf(kindred.id, language))];
  });
}

function plan(lesson: Lesson, cover: string | null, language: Locale = 'en'): Promise<Buffer> {
  const facts = {
    brand: kindred,
    cover,
    worrying: null,
    evidence: null,
    scenes: [],
    watched: null,
    unreadBy: [],
  };
  return lessonPdf(lesson, { part: 'educator', language, ...facts });
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

type Start = 'warmed' | 'cold';

/** In a process of its own; what it did beforehand is not counted. */
function firstPlan(language: Locale, start: Start): number {
  const file = fileURLToPath(import.meta.url);
  return Number(execFileSync(process.execPath, [file, language, start], { encoding: 'utf8' }));
}

if (import.meta.main) {
  const language = LOCALES.find((one) => one === process.argv[2]) ?? 'en';
  const [lesson] = lessonsIn(language);
  const cover = await readCover(lesson?.facts.id ?? '');
  if (process.argv[3] === 'warmed') {
    warmPen();
    // Documents are drawn one after the other: once this one is, the pen is ready.
    await makePdf({ title: '', author: '', language, date: NO_DAY }, () => undefined);
  }
  const begun = process.cpuUsage();
  if (lesson !== undefined) await plan(lesson, cover, language);
  const { user, system } = process.cpuUsage(begun);
  process.stdout.write(String((user + system) / 1000));
}
