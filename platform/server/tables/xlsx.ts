import { type Cell, neutral, type Rows } from './cells.ts';
import { type ZipEntry, zip } from './zip.ts';

/** The most a sheet can hold, its header included; further rows go on to a further sheet. */
const SHEET_ROWS = 1_048_576;
const ROW_HEIGHT = 20;
/** A column is at least so much wider than its header is long. */
const WIDTH_PER_LETTER = 1.2;
/** A header of one letter still needs room for what is below it; a long text is not worth a whole screen. */
const NARROWEST = 8;
const WIDEST = 60;
/** Beside the text of a cell. */
const MARGIN = 2;
const [PLAIN, BOLD, DAY, MOMENT] = [0, 1, 2, 3];
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/**
 * A workbook, made while it is sent: bold header, rows of height 20, dates that are dates. Widths come before the rows:
 * they fit the headers and the first rows, some hundred of them.
 */
export function xlsx(header: readonly string[], rows: Rows): AsyncGenerator<Buffer> {
  return zip(parts(header, rows));
}

async function* parts(header: readonly string[], rows: Rows): AsyncGenerator<ZipEntry> {
  const reading = reader(rows);
  let sheets = 0;
  try {
    do {
      sheets += 1;
      yield { name: `xl/worksheets/sheet${sheets}.xml`, content: sheet(header, reading) };
    } while (!reading.ended);
  } finally {
    // Read by hand, so closed by hand: who goes away halfway would leave the cursor open.
    await reading.close();
  }
  yield { name: '[Content_Types].xml', content: contentTypes(sheets) };
  yield { name: '_rels/.rels', content: packageRelations() };
  yield { name: 'xl/workbook.xml', content: workbook(sheets) };
  yield { name: 'xl/_rels/workbook.xml.rels', content: workbookRelations(sheets) };
  yield { name: 'xl/styles.xml', content: styles() };
}

/** Where the sheets are in the rows: a full one leaves off in the middle of some, and the next goes on there. */
type Reading = {
  some: Iterator<readonly Cell[]> | null;
  ended: boolean;
  more(): Promise<void>;
  close(): Promise<void>;
};

function reader(rows: Rows): Reading {
  const source = rows[Symbol.asyncIterator]();
  return {
    some: null,
    ended: false,
    async more() {
      const next = await source.next();
      this.ended = next.done === true;
      this.some = next.done ? null : next.value[Symbol.iterator]();
    },
    async close() {
      await source.return?.();
    },
  };
}

async function* sheet(header: readonly string[], reading: Reading): AsyncGenerator<Iterable<string>> {
  if (reading.some === null) await reading.more();
  const first = reading.some === null ? [] : [...rest(reading.some)];
  if (reading.some !== null) reading.some = first[Symbol.iterator]();
  yield [
    `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="${ROW_HEIGHT}" customHeight="1"/>${widths(header, first)}<sheetData>${row(header, 1, BOLD)}`,
  ];
  const place = { number: 1 };
  while (place.number < SHEET_ROWS && !reading.ended) {
    if (reading.some === null) await reading.more();
    else yield writtenRows(reading, place);
  }
  yield ['</sheetData></worksheet>'];
}

function* writtenRows(reading: Reading, place: { number: number }): Generator<string> {
  while (place.number < SHEET_ROWS) {
    const next = reading.some?.next();
    if (next === undefined || next.done) {
      reading.some = null;
      return;
    }
    place.number += 1;
    yield row(next.value, place.number, PLAIN);
  }
}

function* rest<T>(iterator: Iterator<T>): Generator<T> {
  for (let next = iterator.next(); !next.done; next = iterator.next()) yield next.value;
}

function widths(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const columns = header.map((title, index) => {
    const longest = rows.reduce((most, cells) => Math.max(most, lengthOf(cells[index] ?? '')), 0);
    const wanted = Math.max(NARROWEST, lengthOf(title) * WIDTH_PER_LETTER, longest + MARGIN);
    const width = Math.min(WIDEST, wanted);
    return `<col min="${index + 1}" max="${index + 1}" width="${width.toFixed(2)}" customWidth="1"/>`;
  });
  return `<cols>${columns.join('')}</cols>`;
}

/** In letters of the Latin kind: those of Chinese, Japanese and Korean are twice as wide. */
function lengthOf(cell: Cell): number {
  const text = typeof cell === 'object' ? cell.text : String(cell);
  return (
    text.length +
    (text.match(/[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/g)?.length ?? 0)
  );
}

/** Every cell says where it is: some readers insist. */
function row(cells: readonly Cell[], number: number, style: number): string {
  let written = `<row r="${number}" ht="${ROW_HEIGHT}" customHeight="1">`;
  for (let index = 0; index < cells.length; index += 1) {
    const cell = cells[index] ?? '';
    if (cell === '') continue;
    const place = `<c r="${letters(index)}${number}"`;
    if (typeof cell === 'number') written += `${place}><v>${cell}</v></c>`;
    else if (typeof cell === 'object') {
      written += `${place} s="${cell.hasTime ? MOMENT : DAY}"><v>${cell.serial}</v></c>`;
    } else {
      written += `${place} s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(neutral(cell))}</t></is></c>`;
    }
  }
  return `${written}</row>`;
}

const ALPHABET = 26;

/** A, B … Z, AA, AB … */
function letters(index: number): string {
  const last = String.fromCharCode(65 + (index % ALPHABET));
  return index < ALPHABET ? last : `${letters(Math.floor(index / ALPHABET) - 1)}${last}`;
}

/** XML knows no control characters but three, in no spelling. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const UNSAYABLE =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

function escaped(text: string): string {
  return text.replace(UNSAYABLE, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

function contentTypes(sheets: number): string {
  const list = numbers(sheets).map(
    (n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${TYPES}.worksheet+xml"/>`,
  );
  return `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/>${list.join('')}</Types>`;
}

function packageRelations(): string {
  return `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;
}

function workbook(sheets: number): string {
  const list = numbers(sheets).map((n) => `<sheet name="${n}" sheetId="${n}" r:id="rId${n}"/>`);
  return `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${list.join('')}</sheets></workbook>`;
}

function workbookRelations(sheets: number): string {
  const list = numbers(sheets).map(
    (n) => `<Relationship Id="rId${n}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${n}.xml"/>`,
  );
  return `${XML}<Relationships xmlns="${PACKAGE}/relationships">${list.join('')}<Relationship Id="rId${sheets + 1}" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`;
}

/** The styles by their places: plain, bold for the header, a day, and a moment with its time of day. */
function styles(): string {
  const font = '<sz val="11"/><name val="Calibri"/>';
  return `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="mm/dd/yyyy"/><numFmt numFmtId="165" formatCode="mm/dd/yyyy\\ h:mm\\ AM/PM"/></numFmts><fonts count="2"><font>${font}</font><font><b/>${font}</font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf fontId="0"/><xf fontId="1" applyFont="1"/><xf numFmtId="164" fontId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`;
}
