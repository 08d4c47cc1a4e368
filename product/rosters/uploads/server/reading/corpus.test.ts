import { expect, test } from 'vitest';
import { guessMapping } from '../../rules/columns.ts';
import { cellsOf, readRow } from '../../rules/rows.ts';
import { FileProblem } from './file-problem.ts';
import { readTable } from './testing/read-table.ts';

/**
 * Hard files, written anew after the cases that public collections keep: see docs/decisions/uploads.md. Each says what
 * its rows are; whatever the file, every row of it is either read or refused with a reason, and none is lost.
 */
type Case = { name: string; file: Buffer | string; headers: string[]; rows: string[][] };

const utf16be = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();
const LONG = 'x'.repeat(70_000);

const SPECTRUM: Case[] = [
  { name: 'nothing special', file: 'a,b,c\n1,2,3\n', headers: ['a', 'b', 'c'], rows: [['1', '2', '3']] },
  {
    name: 'a comma in quotes',
    file: 'first,last,address\nJo,Doe,"12 Any St., Apt 4"\n',
    headers: ['first', 'last', 'address'],
    rows: [['Jo', 'Doe', '12 Any St., Apt 4']],
  },
  {
    name: 'quotes in quotes',
    file: 'a,b\n1,"ha ""ha"" ha"\n3,4\n',
    headers: ['a', 'b'],
    rows: [
      ['1', 'ha "ha" ha'],
      ['3', '4'],
    ],
  },
  {
    name: 'quotes and line feeds in quotes',
    file: 'a,b\n1,"ha \n""ha"" \nha"\n3,4\n',
    headers: ['a', 'b'],
    rows: [
      ['1', 'ha \n"ha" \nha'],
      ['3', '4'],
    ],
  },
  {
    name: 'line feeds in quotes',
    file: 'a,b,c\n1,2,3\n"Once upon \na time",5,6\n7,8,9\n',
    headers: ['a', 'b', 'c'],
    rows: [
      ['1', '2', '3'],
      ['Once upon \na time', '5', '6'],
      ['7', '8', '9'],
    ],
  },
  {
    name: 'carriage returns with line feeds, in quotes, too',
    file: 'a,b,c\r\n1,2,3\r\n"Once upon \r\na time",5,6\r\n7,8,9\r\n',
    headers: ['a', 'b', 'c'],
    rows: [
      ['1', '2', '3'],
      ['Once upon \r\na time', '5', '6'],
      ['7', '8', '9'],
    ],
  },
  {
    name: 'carriage returns alone, as an old Mac writes',
    file: 'a,b,c\r1,2,3\r"Once upon \ra time",5,6\r7,8,9\r',
    headers: ['a', 'b', 'c'],
    rows: [
      ['1', '2', '3'],
      ['Once upon \ra time', '5', '6'],
      ['7', '8', '9'],
    ],
  },
  {
    name: 'JSON in a cell',
    file: 'key,val\n1,"{""type"": ""Point"", ""coordinates"": [102.0, 0.5]}"\n',
    headers: ['key', 'val'],
    rows: [['1', '{"type": "Point", "coordinates": [102.0, 0.5]}']],
  },
  {
    name: 'empty cells, quoted or not',
    file: 'a,b,c\n1,"",""\n2,3,4\n5,,\n',
    headers: ['a', 'b', 'c'],
    rows: [
      ['1', '', ''],
      ['2', '3', '4'],
      ['5', '', ''],
    ],
  },
  {
    name: 'the word NULL, which is a name as well',
    file: 'a,b,c\n1,,2\n3,"NULL",4\n5,NULL,6\n',
    headers: ['a', 'b', 'c'],
    rows: [
      ['1', '', '2'],
      ['3', 'NULL', '4'],
      ['5', 'NULL', '6'],
    ],
  },
  {
    name: 'letters beyond ASCII in UTF-8',
    file: 'a,b,c\n1,2,3\n4,5,ʤ\n',
    headers: ['a', 'b', 'c'],
    rows: [
      ['1', '2', '3'],
      ['4', '5', 'ʤ'],
    ],
  },
  {
    name: 'letters beyond ASCII in Latin-1',
    file: Buffer.from('a,b,c\n1,2,3\n4,5,©\n', 'latin1'),
    headers: ['a', 'b', 'c'],
    rows: [
      ['1', '2', '3'],
      ['4', '5', '©'],
    ],
  },
  {
    name: 'marks of minutes and seconds in a cell without quotes',
    file: Buffer.from('phone,place\n0209,37°36\'37.8"N 121°2\'17.9"W\n', 'latin1'),
    headers: ['phone', 'place'],
    rows: [['0209', '37°36\'37.8"N 121°2\'17.9"W']],
  },
];

const OTHERS: Case[] = [
  {
    name: 'the mark of UTF-8 before a quoted header',
    file: '\uFEFF"a","b"\n1,2\n',
    headers: ['a', 'b'],
    rows: [['1', '2']],
  },
  {
    name: 'UTF-16 with tabs, as Excel saves Unicode text',
    file: Buffer.from('\uFEFFfirst_name\tlast_name\tgrade\r\nJosé\t"Tab\there"\t3\r\n', 'utf16le'),
    headers: ['first_name', 'last_name', 'grade'],
    rows: [['José', 'Tab\there', '3']],
  },
  {
    name: 'big-endian UTF-16 with letters of many scripts',
    file: utf16be('\uFEFFfirst_name,last_name,grade\n小明,王,3\nמאיה,כהן,4\nليلى,حداد,5\n'),
    headers: ['first_name', 'last_name', 'grade'],
    rows: [
      ['小明', '王', '3'],
      ['מאיה', 'כהן', '4'],
      ['ليلى', 'حداد', '5'],
    ],
  },
  {
    name: 'marks that turn the direction of writing, and letters above the first plane',
    file: 'first_name,last_name,grade\n\u202BLeila\u202C,\u{1F98A} Fox,2\n',
    headers: ['first_name', 'last_name', 'grade'],
    rows: [['\u202BLeila\u202C', '\u{1F98A} Fox', '2']],
  },
  {
    name: 'a header twice',
    file: 'first_name,first_name,last_name,grade\nA,B,C,1\n',
    headers: ['first_name', 'first_name', 'last_name', 'grade'],
    rows: [['A', 'B', 'C', '1']],
  },
  {
    name: 'rows shorter than the header',
    file: 'a,b,c\n1\n1,2\n1,2,3\n',
    headers: ['a', 'b', 'c'],
    rows: [['1'], ['1', '2'], ['1', '2', '3']],
  },
  { name: 'a cell of 70,000 letters', file: `a,b\n${LONG},2\n`, headers: ['a', 'b'], rows: [[LONG, '2']] },
  {
    name: 'blanks around cells and between quote and comma left as they are',
    file: 'a,b\n 1 , 2\n',
    headers: ['a', 'b'],
    rows: [[' 1 ', ' 2']],
  },
  { name: 'no line end after the last row', file: 'a,b\n1,2', headers: ['a', 'b'], rows: [['1', '2']] },
  {
    name: 'what a spreadsheet or a database would take for a command',
    file: 'first_name,last_name,grade\n"=HYPERLINK(""http://x"")",\'; drop table students;--,1\n-1+2,@SUM(A1),2\n',
    headers: ['first_name', 'last_name', 'grade'],
    rows: [
      ['=HYPERLINK("http://x")', "'; drop table students;--", '1'],
      ['-1+2', '@SUM(A1)', '2'],
    ],
  },
  {
    name: 'names that programs stumble over',
    file: 'first_name,last_name,grade\nnull,undefined,1\n__proto__,constructor,2\nNaN,true,3\n',
    headers: ['first_name', 'last_name', 'grade'],
    rows: [
      ['null', 'undefined', '1'],
      ['__proto__', 'constructor', '2'],
      ['NaN', 'true', '3'],
    ],
  },
];

const bytes = (file: Buffer | string): Buffer => (typeof file === 'string' ? Buffer.from(file) : file);

test.each([...SPECTRUM, ...OTHERS])('$name', async ({ file, headers, rows }) => {
  const table = await readTable(bytes(file));
  expect(table.headers).toEqual(headers);
  expect(table.lines.map(({ cells }) => cells)).toEqual(rows);
  // Every row becomes one of the upload, right or wrong, and stands on a line of its own.
  const mapping = guessMapping(table.headers);
  const understood = table.lines.map(({ cells }) => readRow(cellsOf(mapping, cells)));
  expect(understood).toHaveLength(rows.length);
  expect(new Set(table.lines.map(({ line }) => line)).size).toBe(rows.length);
});

test.each([
  ['a header alone', 'a,b\n', 'rosters-uploads.file.no-rows'],
  ['one column', 'a\n1\n2\n', 'rosters-uploads.file.no-table'],
  [
    'a letter',
    'Dear colleagues\n\nhere is our new class.\nPlease add them soon!\n',
    'rosters-uploads.file.no-table',
  ],
  ['blank lines alone', '\r\n\r\n', 'rosters-uploads.file.empty'],
  ['a NUL in the header', 'a\u0000,b\n1,2\n', 'rosters-uploads.file.nul'],
  ['a NUL in a quoted cell', 'a,b\n"1\u0000",2\n', 'rosters-uploads.file.nul'],
  ['more cells than headers', 'a,b\n1,2,3\n', 'rosters-uploads.file.more-cells'],
  [
    'a quote left unescaped inside of quotes',
    'a,b\n"Ann "Annie" Lee",2\n3,4\n',
    'rosters-uploads.file.quotes',
  ],
  ['the same after a bare one', 'a,b\n5\' 2",2\n"Ann "Annie", Lee",4\n', 'rosters-uploads.file.quotes'],
  ['a quote that never ends', 'a,b\n1,"2\n3,4\n', 'rosters-uploads.file.quotes'],
])('%s is refused, not half read', async (_, file, reason) => {
  const problem = await readTable(bytes(file)).catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(FileProblem);
  expect(problem).toMatchObject({ reason: { i18n: reason } });
});
