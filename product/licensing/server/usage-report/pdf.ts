import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Brand } from '#brands/brand.ts';
import { type Day, dayIn } from '#platform/contract/days.ts';
import { makePdf, PAPER, type Sheet, type TextLook } from '#platform/server/pdf/sheet.ts';
import type { Value } from '#platform/server/tables/cells.ts';
import type { Say } from '#platform/server/texts.ts';
import { schoolYearName } from '#product/schools/rules/school-years.ts';
import { balanceLines, type SiteBalance } from '../../rules/site-balance.ts';
import { siteUsageTable } from '../../site-contract.ts';
import { totalsOf } from './totals.ts';

/** The printed report's columns, as wide as they stand on the sheet. */
const WIDTHS = {
  name: 96,
  school: 86,
  students: 42,
  used: 45,
  elsewhere: 47,
  academy: 46,
  zoou: 32,
  ssgrin: 34,
  hoh: 36,
  sim: 38,
  last_activity_at: 50,
} as const;
type ColumnName = keyof typeof WIDTHS;
export const USAGE_COLUMNS = [
  'name',
  'school',
  'students',
  'used',
  'elsewhere',
  'academy',
  'zoou',
  'ssgrin',
  'hoh',
  'sim',
  'last_activity_at',
] as const satisfies readonly ColumnName[];
const TEXTS: readonly ColumnName[] = ['name', 'school'];
const LAST: ColumnName = 'last_activity_at';

const MARGIN = 30;
const WIDTH = PAPER.width - 2 * MARGIN;
const BOTTOM = PAPER.height - 54;
const INK = { text: '#22313a', quiet: '#5b6670', line: '#cfd6da', shade: '#f4f6f7' } as const;
const CELL: TextLook = { size: 8.5 };
const HEAD: TextLook = { size: 7.5, weight: 'bold' };
const PAD = 4;

export type Usage = {
  year: number;
  now: Date;
  brand: Brand;
  say: Say;
  locale: string;
  /** Where it is read: which day a moment was. */
  timeZone: string;
  balance: SiteBalance;
  lines: readonly (readonly Value[])[];
};

export function drawUsageReport(usage: Usage): Promise<Buffer> {
  const { say, brand, year, now, locale } = usage;
  const title = `${say({ i18n: 'licensing-histories.report.title' })} ${schoolYearName(year)}`;
  const says = JSON.stringify([usage.balance, usage.lines]);
  return makePdf({ title, author: brand.name, language: locale, date: now, says }, async (sheet) => {
    const rows = reportRows(sheet, usage);
    let y = drawTop(sheet, usage) + 16;
    let row = rows.next();
    while (!row.done) {
      sheet.within('Table', () => {
        y = drawHeads(sheet, usage, y);
        do {
          y = drawRow(sheet, row.value, y);
          row = rows.next();
        } while (!row.done && y + row.value.height <= BOTTOM);
      });
      if (row.done) break;
      sheet.addPage();
      y = MARGIN;
      // A district's report has many pages.
      await othersTurn();
    }
    if (usage.lines.length === 0) {
      sheet.part(
        'P',
        () => void sheet.text(say({ i18n: 'licensing-histories.report.empty' }), at(y + 10), CELL),
      );
    }
    drawFeet(sheet, usage, title);
  });
}

const at = (y: number) => ({ x: MARGIN, y, width: WIDTH });

function drawTop(sheet: Sheet, { say, brand, year, now, balance, timeZone }: Usage): number {
  let y = MARGIN;
  const line = (tag: string, words: string, look: TextLook) =>
    sheet.part(tag, () => {
      y = sheet.text(words, at(y), look);
    });
  line('P', brand.name, { size: 10, weight: 'bold', color: INK.quiet });
  line('H1', say({ i18n: 'licensing-histories.report.title' }), { size: 20, weight: 'bold' });
  const period = { year: schoolYearName(year), date: shownDay(dayIn(timeZone, now)) };
  line('P', say({ i18n: 'licensing-histories.report.period', values: period }), { color: INK.quiet });
  if (balance.owners.length > 0) line('P', balance.owners.join(', '), { weight: 'bold' });
  for (const words of balanceLines(balance)) line('P', say(words), {});
  return y;
}

function drawHeads(sheet: Sheet, { say }: Usage, y: number): number {
  const words = USAGE_COLUMNS.map((name) => say({ i18n: siteUsageTable.columns[name].label }));
  const height = tallest(sheet, words, HEAD) + 2 * PAD;
  sheet.decoration(() => sheet.box({ x: MARGIN, y, width: WIDTH, height }, INK.shade));
  drawCells(sheet, 'TH', words, y + PAD, HEAD);
  return y + height;
}

type ReportRow = { words: string[]; look: TextLook; height: number };

/** Only names are ever longer than a line. */
function rowOf(
  sheet: Sheet,
  { timeZone }: Usage,
  line: readonly Value[],
  weight: 'regular' | 'bold' = 'regular',
): ReportRow {
  const look = { ...CELL, weight };
  const words = USAGE_COLUMNS.map((name, index) => wordOf(name, line[index] ?? null, timeZone));
  const texts = words.slice(0, TEXTS.length);
  return { words, look, height: tallest(sheet, texts, look) + 2 * PAD };
}

/** Each is measured when it is its turn. */
function* reportRows(sheet: Sheet, usage: Usage): Generator<ReportRow, undefined> {
  for (const line of usage.lines) yield rowOf(sheet, usage, line);
  yield rowOf(sheet, usage, totalLine(usage), 'bold');
}

function drawRow(sheet: Sheet, row: ReportRow | undefined, y: number): number {
  if (row === undefined) return y;
  drawCells(sheet, 'TD', row.words, y + PAD, row.look);
  const bottom = y + row.height;
  sheet.decoration(() => sheet.rule({ x: MARGIN, y: bottom, width: WIDTH }, INK.line, 0.5));
  return bottom;
}

function drawCells(
  sheet: Sheet,
  tag: 'TH' | 'TD',
  words: readonly string[],
  y: number,
  look: TextLook,
): void {
  sheet.within('TR', () => {
    let x = MARGIN;
    for (const [index, name] of USAGE_COLUMNS.entries()) {
      const place = { x: x + PAD, y, width: WIDTHS[name] - 2 * PAD };
      const align = TEXTS.includes(name) ? 'left' : 'right';
      sheet.part(tag, () => void sheet.text(words[index] ?? '', place, { ...look, align }));
      x += WIDTHS[name];
    }
  });
}

function tallest(sheet: Sheet, words: readonly string[], look: TextLook): number {
  return Math.max(
    ...words.map((text, index) => {
      const name = USAGE_COLUMNS[index];
      return name === undefined ? 0 : sheet.height(text, WIDTHS[name] - 2 * PAD, look);
    }),
  );
}

function wordOf(name: ColumnName, value: Value, timeZone: string): string {
  if (value === null) return '';
  return name === LAST ? shownDay(dayIn(timeZone, new Date(String(value)))) : String(value);
}

function totalLine({ say, lines }: Usage): Value[] {
  const totals = totalsOf(lines, USAGE_COLUMNS);
  return USAGE_COLUMNS.map((name) => {
    if (name === 'name') return say({ i18n: 'licensing-histories.report.total' });
    return name === 'school' || name === 'last_activity_at' ? null : totals[name];
  });
}

function drawFeet(sheet: Sheet, { say }: Usage, title: string): void {
  const pages = sheet.pages();
  for (let page = 0; page < pages; page += 1) {
    sheet.turnTo(page);
    const words = say({ i18n: 'licensing-histories.report.page', values: { page: page + 1, pages } });
    const look: TextLook = { size: 8, color: INK.quiet };
    sheet.decoration(() => {
      sheet.text(title, at(PAPER.height - 36), look);
      sheet.text(words, at(PAPER.height - 36), { ...look, align: 'right' });
    });
  }
}

/** Shown as MM/DD/YYYY. */
function shownDay(day: Day): string {
  return `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`;
}
