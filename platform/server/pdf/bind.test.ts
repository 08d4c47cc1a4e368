import { expect, test } from 'vitest';
import { readPdf } from '#testing/server/pdf-text.ts';
import { bindPdfs } from './bind.ts';
import { makePdf } from './sheet.ts';

const COVER = { title: 'Reports · 報告', author: 'Kindred', language: 'en-US', date: new Date(0) };

function page(words: string, language = 'en-US', pages = 1): Promise<Buffer> {
  return makePdf({ title: words, author: 'Kindred', language, date: new Date(0), says: words }, (sheet) => {
    for (let number = 1; number <= pages; number += 1) {
      if (number > 1) sheet.addPage();
      const draw = () => void sheet.text(`${words} ${number}`, { x: 40, y: 40, width: 400 });
      // What looks like a reference is none.
      sheet.part('P', draw, { alt: `see (2 0 R) and 1 0 R of ${number}` });
      sheet.within('Table', () => sheet.within('TR', () => sheet.part('TD', draw)));
    }
  });
}

async function bind(documents: readonly Buffer[]): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of bindPdfs(documents, COVER)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** Every reference leads to an object, and every object is where the list at the end says. */
function check(pdf: Buffer): { objects: number; references: number } {
  const text = pdf.toString('latin1');
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  expect(text.slice(start, start + 4)).toBe('xref');
  const known = new Set<number>();
  const rows = [...text.slice(start).matchAll(/(\d{10}) \d{5} ([nf]) \n/g)];
  for (const [id, [, offset, use]] of rows.entries()) {
    if (use === 'f') continue;
    expect(text.slice(Number(offset), Number(offset) + `${id} 0 obj`.length)).toBe(`${id} 0 obj`);
    known.add(id);
  }
  const { source } = readPdf(pdf);
  const said = source.replaceAll(/\((?:\\[\s\S]|[^\\()])*\)/g, '');
  const references = [...said.matchAll(/(\d+) 0 R/g)].map(([, id]) => Number(id));
  expect(references.filter((id) => !known.has(id))).toEqual([]);
  expect(Number(/\/Size (\d+)/.exec(text.slice(start))?.[1])).toBe(rows.length);
  return { objects: known.size, references: references.length };
}

test('documents follow each other in one file, each with its own words, fonts and language', async () => {
  const documents = [await page('First'), await page('第二份', 'zh-TW'), await page('Third (one)')];
  const bound = await bind(documents);
  const { pages, text, source } = readPdf(bound);
  expect(pages).toBe(3);
  expect(text.replaceAll(/[^\S\n]/g, '')).toBe('First1First1\n第二份1第二份1\nThird(one)1Third(one)1');
  expect(check(bound).objects).toBeGreaterThan(40);
  expect(source.match(/\/S \/Document\n\/Lang \([\w-]+\)/g)).toEqual(
    ['en-US', 'zh-TW', 'en-US'].map((language) => `/S /Document\n/Lang (${language})`),
  );
});

test('tags still lead to their pages: each page has a place of its own in the list of tags', async () => {
  const bound = await bind([await page('a', 'en-US', 2), await page('b'), await page('c', 'en-US', 3)]);
  const { source, pages } = readPdf(bound);
  check(bound);
  expect(pages).toBe(6);
  const keys = [...source.matchAll(/\/StructParents (\d+)/g)].map(([, key]) => Number(key));
  expect(keys.toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
  const nums = /\/Nums \[([\s\S]*?)\]\n>>/.exec(source)?.[1] ?? '';
  expect([...nums.matchAll(/(\d+) \[/g)].map(([, key]) => Number(key))).toEqual([0, 1, 2, 3, 4, 5]);
});

test('what a file says of itself is said once, and names no document', async () => {
  const bound = await bind([await page('Chia-Wei Aachen'), await page('Nora Aaken')]);
  const text = bound.toString('latin1');
  expect(text.match(/\/Type \/Catalog/g)).toHaveLength(1);
  expect(text.match(/\/Type \/Pages/g)).toHaveLength(1);
  expect(text).not.toContain('Aachen');
  expect(text).toContain(Buffer.from('Reports · 報告', 'utf16le').swap16().toString('hex'));
});

test('the same documents are the same bytes, and none is a file without pages', async () => {
  const documents = [await page('a'), await page('b')];
  expect((await bind(documents)).equals(await bind(documents))).toBe(true);
  const empty = await bind([]);
  check(empty);
  expect(readPdf(empty).pages).toBe(0);
});
