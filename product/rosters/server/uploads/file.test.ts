import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readFile } from './file.ts';
import { FileProblem } from './file-problem.ts';

const TEXT = 'first_name,last_name,grade\r\nZoë,Müller,3\r\n"Ann, ""Annie""",O\'Brien,K\r\n';
const EXPECTED = [
  { line: 2, cells: ['Zoë', 'Müller', '3'] },
  { line: 3, cells: ['Ann, "Annie"', "O'Brien", 'K'] },
];

function utf16be(text: string): Buffer {
  return Buffer.from(text, 'utf16le').swap16();
}

test.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${TEXT}`)],
  ['UTF-16 little-endian with a mark', Buffer.from(`\uFEFF${TEXT}`, 'utf16le')],
  ['UTF-16 little-endian', Buffer.from(TEXT, 'utf16le')],
  ['UTF-16 big-endian with a mark', utf16be(`\uFEFF${TEXT}`)],
  ['UTF-16 big-endian', utf16be(TEXT)],
  ['Windows-1252', Buffer.from(TEXT, 'latin1')],
  ['line feeds', Buffer.from(TEXT.replaceAll('\r\n', '\n'))],
  ['carriage returns', Buffer.from(TEXT.replaceAll('\r\n', '\r'))],
  ['semicolons', Buffer.from(TEXT.replaceAll(',', ';').replace('Ann;', 'Ann,'))],
  ['tabs', Buffer.from(TEXT.replaceAll(',', '\t').replace('Ann\t', 'Ann,'))],
  ['blank columns and lines at the end', Buffer.from(`${TEXT.replaceAll('\r\n', ',,\r\n')},,,,\r\n\r\n`)],
])('a file in or with %s is read', async (_, file) => {
  const { headers, lines } = await readFile(file);
  expect(headers).toEqual(['first_name', 'last_name', 'grade']);
  expect(lines.map(({ line, cells }) => ({ line, cells: cells.slice(0, 3) }))).toEqual(EXPECTED);
});

test('typographic quotes and the euro of Windows-1252 survive', async () => {
  const file = Buffer.concat([
    Buffer.from('first_name,last_name,grade\n'),
    Buffer.of(0x93, 0x41, 0x94, 0x2c, 0x80, 0x2c, 0x33),
  ]);
  expect((await readFile(file)).lines).toEqual([{ line: 2, cells: ['“A”', '€', '3'] }]);
});

test('a quoted cell may hold line breaks, and the numbers of the lines stay right', async () => {
  const { lines } = await readFile(Buffer.from('first_name,last_name,grade\n"A\nB",C,1\nD,E,2\n'));
  expect(lines).toEqual([
    { line: 3, cells: ['A\nB', 'C', '1'] },
    { line: 4, cells: ['D', 'E', '2'] },
  ]);
});

async function problemOf(file: Buffer) {
  const problem = await readFile(file).catch((error: unknown) => error);
  if (!(problem instanceof FileProblem)) throw new Error('the file was read');
  return problem.reason;
}

const header = 'first_name,last_name,grade\n';

test.each([
  ['nothing', Buffer.of(), { i18n: 'uploads.file.empty' }],
  ['blanks', Buffer.from(' \n\n'), { i18n: 'uploads.file.empty' }],
  ['a header alone', Buffer.from(header), { i18n: 'uploads.file.no-rows' }],
  ['a NUL', Buffer.from(`${header}A,B,1\nA,B\u0000C,2\n`), { i18n: 'uploads.file.nul', values: { row: 3 } }],
  [
    'an open quote',
    Buffer.from(`${header}A,B,1\n"A,B,2\n`),
    { i18n: 'uploads.file.quotes', values: { row: 3 } },
  ],
  [
    'more cells than columns',
    Buffer.from(`${header}A,B,1,X\n`),
    { i18n: 'uploads.file.more-cells', values: { row: 2, columns: 3 } },
  ],
  ['the old Excel format', Buffer.of(0xd0, 0xcf, 0x11, 0xe0, 0, 0), { i18n: 'uploads.file.old-excel' }],
  ['a PDF', Buffer.from('%PDF-1.7'), { i18n: 'uploads.file.type' }],
  ['a broken zip', Buffer.from('PK\u0003\u0004nothing'), { i18n: 'uploads.file.damaged' }],
  ['another zip', Buffer.from(zipSync({ 'a.txt': new Uint8Array([1]) })), { i18n: 'uploads.file.type' }],
  [
    'too many rows',
    Buffer.from(header + 'A,B,1\n'.repeat(50_001)),
    { i18n: 'uploads.file.too-many-rows', values: { count: 50_000 } },
  ],
])('a file with %s is refused with the reason', async (_, file, reason) => {
  expect(await problemOf(file)).toEqual(reason);
});

function workbook(rows: (string | number)[][]): Buffer {
  const xml = (text: string) => new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>${text}`);
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packaged = 'http://schemas.openxmlformats.org/package/2006';
  const cell = (value: string | number, at: string) =>
    typeof value === 'number'
      ? `<c r="${at}"><v>${value}</v></c>`
      : `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
  const sheet = rows
    .map(
      (row, y) =>
        `<row r="${y + 1}">${row.map((value, x) => cell(value, `${'ABCDEF'[x]}${y + 1}`)).join('')}</row>`,
    )
    .join('');
  const office = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  return Buffer.from(
    zipSync({
      '[Content_Types].xml': xml(
        `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${office}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${office}.worksheet+xml"/></Types>`,
      ),
      '_rels/.rels': xml(
        `<Relationships xmlns="${packaged}/relationships"><Relationship Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      ),
      'xl/workbook.xml': xml(
        `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': xml(
        `<Relationships xmlns="${packaged}/relationships"><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      ),
      'xl/worksheets/sheet1.xml': xml(
        `<worksheet xmlns="${main}"><sheetData>${sheet}</sheetData></worksheet>`,
      ),
    }),
  );
}

test('the first sheet of an Excel workbook is read, its numbers as they are shown', async () => {
  const file = workbook([
    ['first_name', 'last_name', 'grade', 'student_id'],
    ['Ana', 'Souza', 3, 12345678901],
  ]);
  expect(await readFile(file)).toEqual({
    headers: ['first_name', 'last_name', 'grade', 'student_id'],
    lines: [{ line: 2, cells: ['Ana', 'Souza', '3', '12345678901'] }],
  });
});
