import { INK } from '#platform/server/pdf/ink.ts';
import type { Sheet } from '#platform/server/pdf/sheet.ts';
import { IMPROVING_FROM, PROFICIENT_FROM } from '#product/play/rules/measurement/constants.ts';
import type { Range, ReportPage, SkillRow } from '../../rules/page-shape.ts';
import type { Block, Setting } from './blocks.ts';
import { BAND_FILLS, MARGIN } from './ink.ts';
import { drawLine, lineHeight } from './lines.ts';
import { disc, drawMarkOf, roundBox } from './shapes.ts';

type Skills = NonNullable<ReportPage['skills']>;

/** From 0 to 1, where the bands begin and end. */
const EDGES = [0, IMPROVING_FROM, PROFICIENT_FROM, 1] as const;
const NAME_SHARE = 0.262;
const BAR_SHARE = 0.305;
const MARK_ROOM = 18;
const ROW_LEAST = 34;

type Columns = { nameWide: number; barAt: number; barWide: number; saysAt: number; saysWide: number };

function columnsOf({ inner }: Setting): Columns {
  const barAt = MARGIN + inner * NAME_SHARE;
  const barWide = inner * BAR_SHARE;
  const saysAt = barAt + barWide + 16 + MARK_ROOM;
  const nameWide = inner * NAME_SHARE - 8;
  return { nameWide, barAt, barWide, saysAt, saysWide: MARGIN + inner - saysAt };
}

export function skillsBlock(setting: Setting, skills: Skills): Block {
  const { scale } = setting;
  const rows = skills.rows.map((row) => ({ row, height: rowHeight(setting, row) }));
  const head = 34 * scale;
  return {
    height: head + rows.reduce((sum, { height }) => sum + height, 0),
    draw: (top) => {
      drawHeads(setting, skills, top);
      let y = top + head;
      setting.sheet.within('Table', () => {
        for (const [index, { row, height }] of rows.entries()) {
          if (index > 0) ruleAbove(setting, y);
          drawRow(setting, row, y, height);
          y += height;
        }
      });
    },
  };
}

function ruleAbove({ sheet, inner }: Setting, y: number): void {
  sheet.decoration(() => sheet.rule({ x: MARGIN, y, width: inner }, INK.faint, 0.75));
}

const nameLook = (scale: number) => ({ size: 10.5 * scale, weight: 'bold', leading: 1.3 }) as const;
const termLook = (scale: number) => ({ size: 9 * scale, color: INK.quiet, leading: 1.3 }) as const;
const saysLook = (scale: number) => ({ size: 9.5 * scale, leading: 1.3 }) as const;

function rowHeight(setting: Setting, { name, term, says }: SkillRow): number {
  const { sheet, language, scale } = setting;
  const { nameWide, saysWide } = columnsOf(setting);
  const left = sheet.height(name, nameWide, nameLook(scale)) + sheet.height(term, nameWide, termLook(scale));
  const right = lineHeight(sheet, says, saysWide, saysLook(scale), language);
  return Math.max(ROW_LEAST * scale, Math.max(left, right) + 8);
}

/** How to read it stands beside the title, or below where both are long. */
function drawHeads(setting: Setting, { title, how, bands }: Skills, top: number): void {
  const { sheet, inner, scale } = setting;
  const { barAt, barWide } = columnsOf(setting);
  sheet.part('H2', () => {
    sheet.text(
      title,
      { x: MARGIN, y: top, width: inner },
      { size: 12 * scale, weight: 'bold', leading: 1.3 },
    );
  });
  const look = { size: 8.5 * scale, color: INK.quiet, align: 'right' } as const;
  if (how !== null)
    sheet.part('P', () => void sheet.text(how, { x: MARGIN, y: top + 3, width: inner }, look));
  sheet.part('P', () => {
    for (const [index, band] of bands.entries()) {
      const [from, to] = [EDGES[index] ?? 0, EDGES[index + 1] ?? 1];
      const small = { size: 8 * scale, weight: 'bold', color: INK.quiet } as const;
      const middle = barAt + ((from + to) / 2) * barWide;
      const x = middle - sheet.widthOf(band, small) / 2;
      sheet.text(band, { x, y: top + 20 * scale, width: barWide }, small);
    }
  });
}

function drawRow(setting: Setting, row: SkillRow, top: number, height: number): void {
  const { sheet, language, scale } = setting;
  const { nameWide, barAt, barWide, saysAt, saysWide } = columnsOf(setting);
  const middle = top + height / 2;
  sheet.within('TR', () => {
    sheet.part('TH', () => {
      const tall =
        sheet.height(row.name, nameWide, nameLook(scale)) + sheet.height(row.term, nameWide, termLook(scale));
      const place = { x: MARGIN, y: middle - tall / 2, width: nameWide };
      const y = sheet.text(row.name, place, nameLook(scale));
      sheet.text(row.term, { ...place, y }, termLook(scale));
    });
    const bar = () => drawBar(sheet, { x: barAt, y: middle, width: barWide }, row.range, row.earlier);
    if (row.spoken === null) sheet.decoration(bar);
    else sheet.part('TD', bar, { alt: row.spoken });
    sheet.decoration(() => drawMarkOf(sheet, row.mark, saysAt - MARK_ROOM + 5, middle, 5));
    sheet.part('TD', () => {
      const tall = lineHeight(sheet, row.says, saysWide, saysLook(scale), language);
      const place = { x: saysAt, y: middle - tall / 2, width: saysWide };
      drawLine(sheet, row.says, place, saysLook(scale), language);
    });
  });
}

const BAR = 10;
/** The round ends of the line stay inside the bar. */
const CAP = 1.6;

/** Three bands, the line where the skill may be, the dot where it most likely is. */
function drawBar(
  sheet: Sheet,
  { x, y, width }: { x: number; y: number; width: number },
  range: Range | null,
  earlier: Range | null,
): void {
  for (const [index, fill] of BAND_FILLS.entries()) {
    const [from, to] = [EDGES[index] ?? 0, EDGES[index + 1] ?? 1];
    roundBox(
      sheet,
      { x: x + from * width, y: y - BAR / 2, width: (to - from) * width - 1, height: BAR },
      2,
      fill,
    );
  }
  const at = (value: number): number => x + (value / 100) * width;
  if (earlier !== null) {
    const path = `M${at(earlier.low)} ${y + 8}H${at(earlier.high)}`;
    sheet.stroke(path, { color: INK.quiet, width: 1, roundCaps: true }, { x: 0, y: 0, scale: 1 });
    disc(sheet, at(earlier.at), y + 8, 1.8, INK.quiet);
  }
  if (range === null) return;
  const [left, right] = [x + CAP, x + width - CAP];
  const path = `M${Math.max(left, at(range.low))} ${y}H${Math.min(right, at(range.high))}`;
  sheet.stroke(path, { color: INK.bar, width: 3.2, roundCaps: true }, { x: 0, y: 0, scale: 1 });
  disc(sheet, at(range.at), y, 5.2, '#ffffff');
  disc(sheet, at(range.at), y, 4.2, INK.green);
}
