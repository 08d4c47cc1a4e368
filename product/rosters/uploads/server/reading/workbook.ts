import { BUILT_IN_FORMATS, displayed, plainNumber } from '../../rules/number-format.ts';
import type { Take } from './csv-lines.ts';
import { decoded } from './encoding.ts';
import { FileProblem } from './file-problem.ts';
import { attribute, readXml, type XmlTaker } from './xml.ts';
import type { Zip } from './zip.ts';

export const WORKBOOK = 'xl/workbook.xml';

type Sheet = { name: string; path: string };
export type Workbook = {
  sheets: Sheet[];
  /** The lines of a sheet as they come, each cell as it is shown. */
  read(sheet: Sheet, take: Take): Promise<void>;
};

const SHEETS_MAX = 50;
const STRINGS_MAX = 2_000_000;
const LETTERS_MAX = 30_000_000;
const COLUMNS_MAX = 16_384;

export async function openWorkbook(zip: Zip): Promise<Workbook> {
  const targets = new Map<string, string>();
  await parts(zip, 'xl/_rels/workbook.xml.rels', {
    open(name, attributes) {
      const [id, target] = [attribute(attributes, 'Id'), attribute(attributes, 'Target')];
      if (name === 'Relationship' && id !== null && target !== null) targets.set(id, target);
    },
  });
  const sheets: Sheet[] = [];
  let dates1904 = false;
  await parts(zip, WORKBOOK, {
    open(name, attributes) {
      if (name === 'workbookPr') dates1904 = ['1', 'true'].includes(attribute(attributes, 'date1904') ?? '');
      if (name !== 'sheet' || sheets.length === SHEETS_MAX) return;
      const target = targets.get(attribute(attributes, 'id') ?? '');
      if (target === undefined || !/worksheets?\//i.test(target)) return;
      // Hidden sheets hold what lists are chosen from.
      if ((attribute(attributes, 'state') ?? 'visible') !== 'visible') return;
      const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
      sheets.push({ name: attribute(attributes, 'name') ?? '', path });
    },
  });
  const formats = await formatsOf(zip);
  const strings = await stringsOf(zip);
  return {
    sheets,
    read: (sheet, take) => readSheet(zip, sheet.path, { strings, formats, dates1904 }, take),
  };
}

async function parts(zip: Zip, path: string, taker: Partial<XmlTaker>): Promise<void> {
  const bytes = zip.read(path);
  if (bytes === null) return;
  const nothing = (): void => undefined;
  await readXml(decoded(bytes, 'utf-8'), { open: nothing, text: nothing, close: nothing, ...taker });
}

/** The formats of cells by the number of their style. */
async function formatsOf(zip: Zip): Promise<string[]> {
  const own = new Map<number, string>();
  const formats: string[] = [];
  let inCells = false;
  await parts(zip, 'xl/styles.xml', {
    open(name, attributes) {
      const id = Number(attribute(attributes, 'numFmtId') ?? 0);
      if (name === 'numFmt') own.set(id, attribute(attributes, 'formatCode') ?? '');
      if (name === 'cellXfs') inCells = true;
      if (name === 'xf' && inCells) formats.push(own.get(id) ?? BUILT_IN_FORMATS[id] ?? '');
    },
    close(name) {
      if (name === 'cellXfs') inCells = false;
    },
  });
  return formats;
}

async function stringsOf(zip: Zip): Promise<string[]> {
  const strings: string[] = [];
  let [letters, text, inText, inReading] = [0, '', false, false];
  await parts(zip, 'xl/sharedStrings.xml', {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') inReading = true;
      inText = name === 't' && !inReading;
    },
    text(piece) {
      if (inText) text += piece;
    },
    close(name) {
      inText = false;
      if (name === 'rPh') inReading = false;
      if (name !== 'si') return;
      letters += text.length;
      // A copy: a part of a long text would keep all of it.
      strings.push(text.length < 13 ? text : Buffer.from(text).toString());
      if (letters > LETTERS_MAX || strings.length > STRINGS_MAX)
        throw new FileProblem('rosters-uploads.file.too-large');
    },
  });
  return strings;
}

type Book = { strings: readonly string[]; formats: readonly string[]; dates1904: boolean };

async function readSheet(zip: Zip, path: string, book: Book, take: Take): Promise<void> {
  let line = 0;
  let cells: string[] = [];
  let [place, style, kind, text, inText] = [0, 0, '', '', false];
  await parts(zip, path, {
    open(name, attributes) {
      if (name === 'row') {
        line = Number(attribute(attributes, 'r') ?? line + 1);
        cells = [];
      } else if (name === 'c') {
        const at = attribute(attributes, 'r');
        place = at === null ? cells.length : columnOf(at);
        style = Number(attribute(attributes, 's') ?? 0);
        kind = attribute(attributes, 't') ?? 'n';
        text = '';
      }
      inText = name === 'v' || name === 't';
    },
    text(piece) {
      if (inText) text += piece;
    },
    close(name) {
      inText = false;
      if (name === 'c' && text !== '') {
        if (place >= COLUMNS_MAX) throw new FileProblem('rosters-uploads.file.too-many-columns');
        while (cells.length < place) cells.push('');
        cells[place] = shown(text, kind, style, book);
      } else if (name === 'row' && cells.length > 0) take(line, cells);
    },
  });
}

function shown(text: string, kind: string, style: number, { strings, formats, dates1904 }: Book): string {
  switch (kind) {
    case 's':
      return strings[Number(text)] ?? '';
    case 'b':
      return text === '1' ? 'TRUE' : 'FALSE';
    case 'e':
      return '';
    case 'd':
      return text.slice(0, 10);
    case 'str':
    case 'inlineStr':
      return text;
    default: {
      const value = Number(text);
      if (!Number.isFinite(value)) return '';
      const format = formats[style] ?? '';
      return format === '' ? plainNumber(value) : displayed(value, format, dates1904);
    }
  }
}

/** `AB12` stands in the 28th column. */
function columnOf(at: string): number {
  let column = 0;
  for (const letter of at) {
    const value = letter.charCodeAt(0) - 64;
    if (value < 1 || value > 26) break;
    column = column * 26 + value;
    if (column > COLUMNS_MAX) break;
  }
  return column - 1;
}
