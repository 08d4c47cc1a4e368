import type { Brand } from '#brands/brand.ts';
import { INK, paperFor } from '#platform/server/pdf/ink.ts';
import {
  drawBlock,
  drawFeet,
  drawHeading,
  drawParagraph,
  firstHeight,
  quietLook,
} from '#platform/server/pdf/prose/blocks.ts';
import { type Flow, flowOn, MARGIN } from '#platform/server/pdf/prose/flow.ts';
import { makePdf } from '#platform/server/pdf/sheet.ts';
import type { Say } from '#platform/server/texts.ts';
import { drawMark } from '#product/purchasing/server/documents/letterhead.ts';
import type { Vendor } from '#product/purchasing/server/documents/vendor.ts';
import type { LegalPage } from '../contract.ts';
import { onPaper } from '../rules/inline.ts';
import { sayBlock } from '../rules/prose.ts';

/** Reports are long tables: they are set smaller. */
const SIZES = { text: { scale: 0.95, wide: 0 }, report: { scale: 0.8, wide: 0 } } as const;

/** A page of ours to print, with its date and version at its head and on every foot. */
export function legalPdf(brand: Brand, vendor: Vendor, page: LegalPage, say: Say): Promise<Buffer> {
  const words = `${brand.name} · ${page.title} · ${versionLine(page, say)}`;
  const options = {
    title: page.title,
    author: vendor.name,
    language: page.language,
    date: new Date(`${page.date ?? '2026-01-01'}T12:00:00Z`),
    paper: paperFor(page.language),
    says: JSON.stringify(page),
  };
  return makePdf(options, (sheet) => {
    const size = page.date === null ? SIZES.report : SIZES.text;
    const flow = flowOn(sheet, options.paper, size, false);
    drawHead(flow, brand, page, `${vendor.name}   |   ${versionLine(page, say)}`);
    for (const text of page.intro) {
      flow.gap(8);
      drawBlock(flow, { kind: 'paragraph', text: onPaper(text) });
    }
    for (const { heading, level, blocks } of page.sections) {
      flow.gap((level === 2 ? 14 : 10) * flow.scale);
      const shown = blocks.map((block) => sayBlock(block, onPaper));
      drawHeading(flow, heading, firstHeight(flow, shown[0]), level);
      for (const [at, block] of shown.entries()) {
        if (at > 0) flow.gap(6 * flow.scale);
        drawBlock(flow, block);
      }
    }
    flow.gap(14);
    if (page.date !== null) drawParagraph(flow, say({ i18n: 'legal.both-languages' }), quietLook(flow.scale));
    drawFeet(sheet, flow, words, (at, of) => say({ i18n: 'lessons-guides.page', values: { page: at, of } }));
  });
}

/** The day in the words of the language, and eight signs that change with every word and fact. */
function versionLine({ date, version, language }: LegalPage, say: Say): string {
  if (date === null) return say({ i18n: 'legal.version', values: { version } });
  const day = new Date(`${date}T00:00:00Z`);
  const shown = day.toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' });
  return say({ i18n: 'legal.dated', values: { date: shown, version } });
}

const TITLE = { size: 22, weight: 'bold', leading: 1.2 } as const;

function drawHead(flow: Flow, brand: Brand, { title }: LegalPage, facts: string): void {
  const { sheet, inner } = flow;
  const titleHeight = sheet.height(title, inner, TITLE);
  flow.put(titleHeight + 44, (top) => {
    sheet.decoration(() => drawMark(sheet, brand, { x: MARGIN, y: top, size: 15 }));
    sheet.part('P', () => {
      sheet.text(brand.name, { x: MARGIN + 20, y: top, width: inner }, { size: 10.5, weight: 'bold' });
    });
    sheet.part('H1', () => void sheet.text(title, { x: MARGIN, y: top + 18, width: inner }, TITLE));
    const below = top + 20 + titleHeight;
    sheet.part('P', () => void sheet.text(facts, { x: MARGIN, y: below, width: inner }, quietLook(1)));
    sheet.decoration(() => {
      sheet.rule({ x: MARGIN, y: below + 19, width: inner }, INK.faint, 2.5);
      sheet.rule({ x: MARGIN, y: below + 19, width: 48 }, INK.accent, 2.5);
    });
  });
}
