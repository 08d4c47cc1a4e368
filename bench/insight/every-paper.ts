import { readCover } from '#apps/running/lessons.ts';
import { LOCALES } from '#brands/brand.ts';
import { kindred } from '#brands/kindred.ts';
import { sayIn } from '#platform/server/texts.ts';
import { makeGuides } from '#product/lessons/build/guides.ts';
import { makeLibrary } from '#product/lessons/build/make-library.ts';
import { sayGuide } from '#product/lessons/rules/guide/guide.ts';
import { fill, filled, inLanguage } from '#product/lessons/rules/lesson/library.ts';
import { guidePdf } from '#product/lessons/server/guides/guide-pdf.ts';
import { picturesOf } from '#product/lessons/server/guides/pictures.ts';
import { lessonPdf, NO_DAY, partsOf } from '#product/lessons/server/paper/lesson-pdf.ts';
import { fillingOf } from '#product/lessons/server/read.ts';
import { amount, atMost, median, printed } from '../report.ts';

const SLOWEST_MS = 1000;

type Paper = { name: string; draw: () => Promise<unknown> };

/** Every paper of every lesson and guide, in both languages, one after the other: nobody waits a second for one. */
export async function benchEveryPaper(): Promise<void> {
  await timeAll('lesson-pdfs', await lessonPapers());
  await timeAll('guide-pdfs', guidePapers());
}

async function timeAll(name: string, papers: readonly Paper[]): Promise<void> {
  const chosen = papers.filter((_, at) => at % amount(1, Math.ceil(papers.length / 3)) === 0);
  // Fonts are opened once in a process.
  for (const { draw } of [...chosen.slice(0, 1), ...chosen.slice(-1)]) await draw();
  const times: { name: string; took: number }[] = [];
  for (const paper of chosen) {
    const begun = performance.now();
    await paper.draw();
    times.push({ name: paper.name, took: performance.now() - begun });
  }
  const slowest = times.reduce((most, other) => (other.took > most.took ? other : most));
  const usual = median(times.map(({ took }) => took));
  printed(name, `${times.length}, ${usual.toFixed(0)}ms usually, the slowest is ${slowest.name}`);
  atMost(`${name}-slowest`, slowest.took, SLOWEST_MS, 'ms');
}

async function lessonPapers(): Promise<Paper[]> {
  const library = makeLibrary();
  const papers: Paper[] = [];
  for (const texts of library.lessons) {
    for (const language of LOCALES) {
      const text = texts[language];
      if (text === undefined) continue;
      const lesson = filled(text, fillingOf(kindred.id, language));
      const { id, practice, safety } = lesson.facts;
      const evidence = library.evidence.find((note) => note.practice === practice);
      const lines = inLanguage(library.clips[id] ?? {}, language)?.text;
      const facts = {
        brand: kindred,
        language,
        cover: await readCover(id),
        worrying: safety ? (inLanguage(library.worrying, language)?.text ?? null) : null,
        evidence: evidence?.looked_up === 'yes' ? evidence : null,
        scenes: (library.scenes[id] ?? []).map((scene) => ({ id: scene, title: scene })),
        watched: lines === undefined ? null : { lines },
        unreadBy: ['counselor', 'autistic-reader'] as const,
      };
      for (const part of partsOf(lesson))
        papers.push({ name: `${id} ${part} ${language}`, draw: () => lessonPdf(lesson, { ...facts, part }) });
    }
  }
  return papers;
}

function guidePapers(): Paper[] {
  return makeGuides().flatMap((texts) =>
    LOCALES.flatMap((language) => {
      const text = texts[language];
      if (text === undefined) return [];
      const guide = sayGuide(text, (words) => fill(words, fillingOf(kindred.id, language)));
      const draw = async (): Promise<Buffer> => {
        const pictures = await picturesOf(guide, language);
        return guidePdf(kindred, { guide, next: [], language, pictures }, sayIn(language), NO_DAY);
      };
      return [{ name: `${guide.id} ${language}`, draw }];
    }),
  );
}
