import PDFDocument from 'pdfkit';
import { LOCALES, type Locale } from '#brands/brand.ts';
import { kindred } from '#brands/kindred.ts';
import { sayIn } from '#platform/server/texts.ts';
import { pageOf } from '#product/reports/rules/page.ts';
import type { ReportPage } from '#product/reports/rules/page-shape.ts';
import { facts } from '#product/reports/rules/testing/sample-facts.ts';
import { reportPdf } from '#product/reports/server/drawing/report-pdf.ts';
import { amount, atLeast, median, printed } from '../report.ts';

const ROUNDS = amount(9, 1);
const PAGES = amount(20, 2);

/** What a pen does: each call of ours, without what the library does by itself for it. */
const STROKES = [
  ...([
    'registerFont',
    'font',
    'fontSize',
    'text',
    'fillColor',
    'strokeColor',
    'rect',
    'path',
    'moveTo',
  ] as const),
  ...(['lineTo', 'lineWidth', 'lineCap', 'lineJoin', 'dash', 'fill', 'stroke', 'save', 'restore'] as const),
  ...(['translate', 'scale'] as const),
] as const;
type Stroke = { name: (typeof STROKES)[number]; given: unknown[] };
type Pen = Record<string, (...given: unknown[]) => unknown>;

/** A report's page against bare pdfkit, which is told the same strokes in the same places, in the same fonts. */
export async function benchPdf(): Promise<void> {
  for (const language of LOCALES) {
    const page = pageOf(facts(), { part: 'conference', language, iterations: [1] }, sayIn(language));
    const strokes = await record(page);
    const [ours, bare] = [[] as number[], [] as number[]];
    await timeOf(() => drawBare(strokes, language));
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await timeOf(() => reportPdf(kindred, page, new Date(0))));
      bare.push(await timeOf(() => drawBare(strokes, language)));
    }
    const [own, theirs] = [median(ours), median(bare)];
    printed(`report-pdf-${language}`, `${own.toFixed(1)}ms`);
    printed(`bare-pdfkit-${language}`, `${theirs.toFixed(1)}ms, ${strokes.length} strokes`);
    atLeast(`report-pdf-vs-bare-${language}`, theirs / own, 0.6);
  }
}

async function timeOf(draw: () => Promise<Buffer>): Promise<number> {
  const begun = performance.now();
  for (let page = 0; page < PAGES; page += 1) await draw();
  return (performance.now() - begun) / PAGES;
}

/** What our own drawing tells the library, in its order. Measuring is not drawing: a font that is only set for it stays out. */
async function record(page: ReportPage): Promise<Stroke[]> {
  // Its fonts are open by now: it is drawn once.
  await reportPdf(kindred, page, new Date(0));
  const strokes: Stroke[] = [];
  const pen: Pen = Object(PDFDocument.prototype);
  const own = new Map(STROKES.map((name) => [name, pen[name]]));
  let depth = 0;
  for (const [name, work] of own) {
    pen[name] = function record(this: unknown, ...given: unknown[]): unknown {
      if (depth === 0) strokes.push({ name, given });
      depth += 1;
      try {
        return work?.apply(this, given);
      } finally {
        depth -= 1;
      }
    };
  }
  try {
    await reportPdf(kindred, page, new Date(0));
  } finally {
    for (const [name, work] of own) if (work !== undefined) pen[name] = work;
  }
  return strokes.filter((stroke, place) => !isUnused(stroke, strokes[place + 1]));
}

/** A font that is followed by another one was set to measure with. */
function isUnused({ name }: Stroke, next: Stroke | undefined): boolean {
  return (name === 'fontSize' || name === 'font') && (next === undefined || next.name === 'font');
}

async function drawBare(strokes: readonly Stroke[], language: Locale): Promise<Buffer> {
  const doc = new PDFDocument({ size: language === 'en' ? 'LETTER' : 'A4', margin: 0, pdfVersion: '1.7' });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve) => void doc.on('end', resolve));
  const pen: Pen = Object(doc);
  for (const { name, given } of strokes) pen[name]?.(...given);
  doc.end();
  await done;
  return Buffer.concat(chunks);
}
