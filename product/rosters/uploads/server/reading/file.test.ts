import { strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { FileProblem } from './file-problem.ts';
import { NO_CHOICES, openFile } from './open.ts';
import { readTable } from './testing/read-table.ts';
import { workbook } from './testing/workbook.ts';

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
  const { headers, lines } = await readTable(file);
  expect(headers).toEqual(['first_name', 'last_name', 'grade']);
  expect(lines.map(({ line, cells }) => ({ line, cells: cells.slice(0, 3) }))).toEqual(EXPECTED);
});

test('typographic quotes and the euro of Windows-1252 survive', async () => {
  const file = Buffer.concat([
    Buffer.from('first_name,last_name,grade\n'),
    Buffer.of(0x93, 0x41, 0x94, 0x2c, 0x80, 0x2c, 0x33),
  ]);
  expect((await readTable(file)).lines).toEqual([{ line: 2, cells: ['“A”', '€', '3'] }]);
});

test('a quoted cell may hold line breaks, and the numbers of the lines stay right', async () => {
  const { lines } = await readTable(Buffer.from('first_name,last_name,grade\n"A\nB",C,1\nD,E,2\n'));
  expect(lines).toEqual([
    { line: 3, cells: ['A\nB', 'C', '1'] },
    { line: 4, cells: ['D', 'E', '2'] },
  ]);
});

test.each([
  ['tabs', '\t'],
  ['commas', ','],
  ['semicolons', ';'],
])('text with %s between its cells is a table, whatever its name ends with', async (_, separator) => {
  const lines = [
    ['First name', 'Last name', 'Grade'],
    ['Maya', 'Okafor', '3'],
  ];
  const text = lines.map((cells) => cells.join(separator)).join('\r\n');
  expect(await readTable(Buffer.from(text))).toMatchObject({
    headers: lines[0],
    lines: [{ line: 2, cells: lines[1] }],
  });
});

async function problemOf(file: Buffer) {
  const problem = await readTable(file).catch((error: unknown) => error);
  if (!(problem instanceof FileProblem)) throw new Error('the file was read');
  return problem.reason;
}

const header = 'first_name,last_name,grade\n';
const zipWith = (...names: string[]): Buffer =>
  Buffer.from(zipSync(Object.fromEntries(names.map((name) => [name, new Uint8Array([1])]))));

test.each([
  ['nothing', Buffer.of(), { i18n: 'rosters-uploads.file.empty' }],
  ['blanks', Buffer.from(' \n\n'), { i18n: 'rosters-uploads.file.empty' }],
  ['a header alone', Buffer.from(header), { i18n: 'rosters-uploads.file.no-rows' }],
  [
    'a NUL',
    Buffer.from(`${header}A,B,1\nA,B\u0000C,2\n`),
    { i18n: 'rosters-uploads.file.nul', values: { row: 3 } },
  ],
  [
    'an open quote',
    Buffer.from(`${header}A,B,1\n"A,B,2\n`),
    { i18n: 'rosters-uploads.file.quotes', values: { row: 3 } },
  ],
  [
    'more cells than columns',
    Buffer.from(`${header}A,B,1,X\n`),
    { i18n: 'rosters-uploads.file.more-cells', values: { row: 2, columns: 3 } },
  ],
  [
    'the old Excel format',
    Buffer.of(0xd0, 0xcf, 0x11, 0xe0, 0, 0),
    { i18n: 'rosters-uploads.file.old-excel' },
  ],
  ['a PDF', Buffer.from('%PDF-1.7'), { i18n: 'rosters-uploads.file.pdf' }],
  ['a gzip', Buffer.of(0x1f, 0x8b, 8, 0), { i18n: 'rosters-uploads.file.archive', values: { kind: 'gzip' } }],
  [
    'a 7z',
    Buffer.of(0x37, 0x7a, 0xbc, 0xaf),
    { i18n: 'rosters-uploads.file.archive', values: { kind: '7z' } },
  ],
  ['a RAR', Buffer.from('Rar!\u001a'), { i18n: 'rosters-uploads.file.archive', values: { kind: 'RAR' } }],
  ['JSON', Buffer.from('[{"first_name": "Maya"}]'), { i18n: 'rosters-uploads.file.json' }],
  ['a web page', Buffer.from(' <html><table><tr><td>Maya'), { i18n: 'rosters-uploads.file.html' }],
  ['a table of a web page', Buffer.from('\uFEFF<table border=1><tr>'), { i18n: 'rosters-uploads.file.html' }],
  [
    'the XML of Excel 2003',
    Buffer.from('<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook xmlns="x">'),
    { i18n: 'rosters-uploads.file.xml-excel' },
  ],
  ['a picture', Buffer.of(0x89, 0x50, 0x4e, 0x47), { i18n: 'rosters-uploads.file.picture' }],
  ['a broken zip', Buffer.from('PK\u0003\u0004nothing'), { i18n: 'rosters-uploads.file.damaged' }],
  ['another zip', zipWith('a.bin'), { i18n: 'rosters-uploads.file.type' }],
  [
    'a zip of tables',
    zipWith('class 1.csv', 'class 2.csv'),
    { i18n: 'rosters-uploads.file.zip-of-tables', values: { files: 'class 1.csv, class 2.csv' } },
  ],
  ['a document of Word', zipWith('word/document.xml'), { i18n: 'rosters-uploads.file.word' }],
  [
    'a table of OpenOffice',
    zipWith('mimetype', 'content.xml'),
    { i18n: 'rosters-uploads.file.opendocument' },
  ],
  ['a table of Numbers', zipWith('Index/Document.iwa'), { i18n: 'rosters-uploads.file.numbers' }],
  ['a binary workbook', zipWith('xl/workbook.bin'), { i18n: 'rosters-uploads.file.binary-excel' }],
  [
    'so many commas',
    Buffer.from(`${header}${','.repeat(20_000)}`),
    { i18n: 'rosters-uploads.file.too-many-columns' },
  ],
  [
    'too many rows',
    Buffer.from(header + 'A,B,1\n'.repeat(50_001)),
    { i18n: 'rosters-uploads.file.too-many-rows', values: { count: 50_000 } },
  ],
])('a file with %s is refused with the reason', async (_, file, reason) => {
  expect(await problemOf(file)).toEqual(reason);
});

test.each([
  ['a title above', `Lincoln Elementary\n\n${header}Maya,Okafor,3\n`, 4],
  ['a title with commas above', `"Lincoln, Room 5",,\nExported 9/1/2026,,\n${header}Maya,Okafor,3\n`, 4],
  ["Excel's own line above", `sep=;\n${header.replaceAll(',', ';')}Maya;Okafor;3\n`, 3],
  ['bars between the cells', `${header.replaceAll(',', '|')}Maya|Okafor|3\n`, 2],
])('a table with %s is read', async (_, text, line) => {
  expect(await readTable(Buffer.from(text))).toEqual({
    headers: ['first_name', 'last_name', 'grade'],
    lines: [{ line, cells: ['Maya', 'Okafor', '3'] }],
  });
});

test('the header may be chosen', async () => {
  const file = Buffer.from(`first_name,last_name,grade\nVorname,Nachname,Klasse\nMaya,Okafor,3\n`);
  expect(await readTable(file, { header: 2 })).toEqual({
    headers: ['Vorname', 'Nachname', 'Klasse'],
    lines: [{ line: 3, cells: ['Maya', 'Okafor', '3'] }],
  });
});

test('numbers, days, texts and formulas of a workbook are read as they are shown', async () => {
  const file = workbook([
    [
      ['first_name', 'last_name', 'grade', 'student_id', 'born'],
      ['Ana', 'Souza', 3, { number: 7, format: '00000' }, { number: 46266, format: 'm/d/yyyy' }],
      ['Ben & Co', 'O\'Neil "B"', { number: 3, format: '0.0' }, 12345678901, true],
    ],
  ]);
  expect(await readTable(file)).toEqual({
    headers: ['first_name', 'last_name', 'grade', 'student_id', 'born'],
    lines: [
      { line: 2, cells: ['Ana', 'Souza', '3', '00007', '2026-09-01'] },
      { line: 3, cells: ['Ben & Co', 'O\'Neil "B"', '3.0', '12345678901', 'TRUE'] },
    ],
  });
});

const NAMES = ['first_name', 'last_name', 'grade'];

test('the first sheet with students is read, below its title; another can be chosen', async () => {
  const file = workbook([
    [],
    [['About this file']],
    [['Lincoln Elementary'], [], NAMES, ['Ana', 'Souza', 3]],
    [NAMES, ['Ben', 'Moss', 4]],
  ]);
  expect((await readTable(file)).lines).toEqual([{ line: 4, cells: ['Ana', 'Souza', '3'] }]);
  expect((await readTable(file, { sheet: 3 })).lines).toEqual([{ line: 2, cells: ['Ben', 'Moss', '4'] }]);
  const opened = await openFile(file, '2026-09-14', NO_CHOICES);
  expect(opened).toMatchObject({ sheet: 2, sheets: ['Sheet 1', 'Sheet 2', 'Sheet 3', 'Sheet 4'] });
  expect(await problemOf(workbook([[], []]))).toEqual({
    i18n: 'rosters-uploads.file.empty-sheets',
    values: { count: 2 },
  });
});

test('a workbook that declares entities of its own is refused, and none of them is looked up', async () => {
  const parts = unzipSync(workbook([[['first_name', 'last_name', 'grade']]]));
  const declared = '<!DOCTYPE sst [<!ENTITY all SYSTEM "file:///etc/passwd">]>';
  const strings = strToU8(`<?xml version="1.0"?>${declared}<sst><si><t>&all;</t></si></sst>`);
  const file = Buffer.from(zipSync({ ...parts, 'xl/sharedStrings.xml': strings }));
  expect(await problemOf(file)).toEqual({ i18n: 'rosters-uploads.file.damaged' });
});
