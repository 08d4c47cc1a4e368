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

test('nobody cites a numbered section of a text that is not here', () => {
  expect(found([...sources, ...pages], /\bsections? \d[^\n]*/gi)).toEqual([]);
});

test('what a page links to is there', () => {
  const links = found(pages, /\]\((?!https?:|mailto:|#)([^)#]+)[^)]*\)/g);
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
