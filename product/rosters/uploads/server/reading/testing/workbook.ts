import { zipSync } from 'fflate';

type Value = string | number | boolean | { number: number; format: string };

const xml = (text: string) => new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>${text}`);
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** A workbook as Excel writes one, with shared strings and styles. */
export function workbook(sheets: Value[][][]): Buffer {
  const strings: string[] = [];
  const formats: string[] = [];
  const placeIn = (list: string[], text: string): number => {
    if (!list.includes(text)) list.push(text);
    return list.indexOf(text);
  };
  const cell = (value: Value, at: string): string => {
    if (typeof value === 'string') return `<c r="${at}" t="s"><v>${placeIn(strings, value)}</v></c>`;
    if (typeof value === 'boolean') return `<c r="${at}" t="b"><v>${Number(value)}</v></c>`;
    if (typeof value === 'number') return `<c r="${at}"><v>${value}</v></c>`;
    return `<c r="${at}" s="${placeIn(formats, value.format) + 1}"><v>${value.number}</v></c>`;
  };
  const sheet = (rows: Value[][]): string =>
    rows
      .map((row, y) => {
        const cells = row.map((value, x) => cell(value, `${String.fromCharCode(65 + x)}${y + 1}`));
        return row.length === 0 ? '' : `<row r="${y + 1}">${cells.join('')}</row>`;
      })
      .join('');
  const worksheets = sheets.map((rows, index): [string, Uint8Array] => [
    `xl/worksheets/sheet${index + 1}.xml`,
    xml(`<worksheet xmlns="${MAIN}"><sheetData>${sheet(rows)}</sheetData></worksheet>`),
  ]);
  const list = sheets.map((_, n) => `<sheet name="Sheet ${n + 1}" sheetId="${n + 1}" r:id="r${n + 1}"/>`);
  const links = sheets.map(
    (_, n) =>
      `<Relationship Id="r${n + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${n + 1}.xml"/>`,
  );
  const own = formats.map((code, n) => `<numFmt numFmtId="${n + 200}" formatCode="${escaped(code)}"/>`);
  const styles = formats.map((_, n) => `<xf numFmtId="${n + 200}"/>`);
  return Buffer.from(
    zipSync({
      ...Object.fromEntries(worksheets),
      'xl/workbook.xml': xml(
        `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${list.join('')}</sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': xml(
        `<Relationships xmlns="${PACKAGE}/relationships">${links.join('')}</Relationships>`,
      ),
      'xl/styles.xml': xml(
        `<styleSheet xmlns="${MAIN}"><numFmts>${own.join('')}</numFmts><cellStyleXfs><xf numFmtId="0"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${styles.join('')}</cellXfs></styleSheet>`,
      ),
      'xl/sharedStrings.xml': xml(
        `<sst xmlns="${MAIN}">${strings.map((text) => `<si><t>${escaped(text)}</t></si>`).join('')}</sst>`,
      ),
    }),
  );
}
