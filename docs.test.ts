import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** What the pages say of the repository, held against it. */

/** A bench fetches packages of its own. */
const FETCHED = { exclude: ['**/node_modules/**'] };
const sources = globSync(
  '{apps,product,platform,ui,brands,locales,database,simulators,testing,e2e,bench,scripts}/**/*.{ts,tsx,mjs,css,json}',
  FETCHED,
).filter((file) => !file.startsWith('database/migrations/'));
const pages = globSync(['*.md', 'docs/**/*.md', '{product,bench}/**/*.md'], FETCHED);

function found(files: readonly string[], pattern: RegExp): { file: string; text: string }[] {
  return files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(([whole, part]) => ({ file, text: part ?? whole })),
  );
}

test('every setting that a start or a backup reads is in the table of the README', () => {
  const schemas = globSync(['{apps,platform,product}/**/*settings.ts', 'scripts/backup-passphrase.ts']);
  const kinds = 'secret|z|matching|onOff|wholeNumber(?:Given)?|(?:web|safe|email)Address|safeLink|lineOrDemo';
  const read = found(schemas, new RegExp(`\\b([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*): (?:${kinds})\\b`, 'g'));
  expect(read.length).toBeGreaterThan(40);
  const told = new Set(
    rowsOf('README.md', /^`[A-Z]/).flatMap(([names = '']) => names.match(/[A-Z][A-Z0-9_]+/g) ?? []),
  );
  expect(read.filter(({ text }) => !told.has(text))).toEqual([]);
});

test('nobody cites a numbered section of a text that is not here', () => {
  expect(found([...sources, ...pages], /\bsections? \d[^\n]*/gi)).toEqual([]);
});

test('what a page links to is there', () => {
  const links = found(pages, /\]\((?!https?:|mailto:|#|\/)([^)#]+)[^)]*\)/g);
  expect(links.filter(({ file, text }) => !existsSync(path.join(path.dirname(file), text)))).toEqual([]);
});

test('every page is on the index of its folder', () => {
  const missing = ['docs/decisions', 'docs/product'].flatMap((folder) => {
    const index = readFileSync(path.join(folder, 'README.md'), 'utf8');
    return globSync('*.md', { cwd: folder }).filter(
      (page) => page !== 'README.md' && !index.includes(`(${page})`),
    );
  });
  expect(missing).toEqual([]);
});

test('a file that a page or a comment names is there', () => {
  const named = [
    ...found(pages, /`(?!dist\/)((?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|mjs|css|json|sql|md|txt|yml))`/g),
    ...found(sources, /\b(docs\/[\w./-]+\.md)\b/g),
  ];
  const isThere = ({ file, text }: { file: string; text: string }): boolean =>
    [path.dirname(file), '.', 'product'].some((folder) => existsSync(path.join(folder, text)));
  expect(named.filter((one) => !isThere(one))).toEqual([]);
});

/** The rows of a table whose first cell looks like that, cell by cell. */
function rowsOf(page: string, first: RegExp): string[][] {
  return readFileSync(page, 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter((cells) => first.test(cells[1] ?? ''))
    .map((cells) => cells.slice(1, -1));
}

/** What a cell names: files, and of each the tests that are quoted behind it. */
function namedIn(cell: string): { file: string; quoted: string[] }[] {
  return [...cell.matchAll(/`([\w./-]+\.[a-z]+)`([^`]*)/g)].map(([, file = '', behind = '']) => ({
    file,
    quoted: [...behind.matchAll(/“([^”]+)”/g)].map(([, name = '']) => name),
  }));
}

/** Of files that are not there, or do not have the test that is quoted. */
function unfound(cells: readonly string[]): string[] {
  return cells.flatMap((cell) =>
    namedIn(cell).flatMap(({ file, quoted }) => {
      if (!existsSync(file)) return [file];
      const text = readFileSync(file, 'utf8');
      return quoted.filter((name) => !text.includes(name)).map((name) => `${file} ${name}`);
    }),
  );
}

/** OWASP ASVS 5.0.0, levels 1 and 2: how many requirements each of its parts has, counted from 1. */
const ASVS: Record<string, readonly number[]> = {
  1: [2, 9, 11, 3, 2],
  2: [3, 3, 4, 1],
  3: [0, 2, 4, 6, 5, 0, 2],
  4: [3, 1, 2, 4],
  5: [1, 3, 2, 3],
  6: [3, 12, 4, 4, 5, 3, 0, 4],
  7: [3, 4, 2, 5, 2, 2],
  8: [2, 3, 1, 1],
  9: [3, 4],
  10: [2, 2, 4, 11, 5, 2, 3],
  11: [2, 3, 3, 4, 1, 1],
  12: [3, 2, 4],
  13: [1, 5, 2, 5],
  14: [2, 4, 3],
  15: [3, 3, 7],
  16: [1, 5, 4, 3, 3],
  17: [1, 4, 2],
};

test('the page on security judges every requirement of levels 1 and 2, with a reason and with what shows it', () => {
  const page = 'docs/security.md';
  const rows = rowsOf(page, /^5\.0\.0-V/);
  const wanted = Object.entries(ASVS).flatMap(([chapter, parts]) =>
    parts.flatMap((count, part) =>
      Array.from({ length: count }, (_, index) => `5.0.0-V${chapter}.${part + 1}.${index + 1}`),
    ),
  );
  expect(rows.map(([number]) => number)).toEqual(wanted);
  expect([wanted.length, rows.filter(([, level]) => level === '1').length]).toEqual([253, 70]);
  const verdicts = ['met', 'not met', 'not applicable'];
  const told = rowsOf(page, /^(met|not met|not applicable)$/);
  expect(told).toEqual(
    verdicts.map((verdict) => [verdict, String(rows.filter(([, , , one]) => one === verdict).length)]),
  );
  const isWhole = ([, level = '', words = '', verdict = '', why = '', shown = '']: string[]): boolean =>
    /^[12]$/.test(level) &&
    words !== '' &&
    verdicts.includes(verdict) &&
    why !== '' &&
    (verdict !== 'met' || namedIn(shown).length > 0);
  expect(rows.filter((row) => row.length !== 6 || !isWhole(row))).toEqual([]);
  expect(unfound(rows.flatMap(([, , , , , shown = '']) => shown))).toEqual([]);
});

/** WCAG 2.2, levels A and AA; 4.1.1 was taken out of it. */
const WCAG = `1.1.1 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5 1.4.1 1.4.2 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11
  1.4.12 1.4.13 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6 2.4.7 2.4.11 2.5.1 2.5.2 2.5.3
  2.5.4 2.5.7 2.5.8 3.1.1 3.1.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.6 3.3.1 3.3.2 3.3.3 3.3.4 3.3.7 3.3.8 4.1.2 4.1.3`;

test('the page on accessibility judges every criterion of A and AA for both sites, and says how it was tested', () => {
  const rows = rowsOf('docs/accessibility.md', /^\d\.\d\.\d+$/);
  expect(rows.map(([number]) => number)).toEqual(WCAG.split(/\s+/));
  expect(rows.filter(([, level]) => level === 'A')).toHaveLength(31);
  expect(rows.filter(([, level]) => level === 'AA')).toHaveLength(24);
  const verdicts = ['supports', 'partially supports', 'does not support', 'not applicable'];
  const isWhole = ([, , about = '', dashboard = '', student = '', remarks = '']: string[]): boolean =>
    about !== '' && verdicts.includes(dashboard) && verdicts.includes(student) && remarks !== '';
  expect(rows.filter((row) => row.length !== 6 || !isWhole(row))).toEqual([]);
  expect(unfound(rows.flatMap(([, , , , , remarks = '']) => remarks))).toEqual([]);
});
