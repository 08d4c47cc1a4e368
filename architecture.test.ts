import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** The house rules that a compiler does not know. See docs/architecture.md. */

/** A slice calls only slices before it. */
const SLICES = [
  'access',
  'notifications',
  'schools',
  'accounts',
  'rosters',
  'licensing',
  'play',
  'lessons',
  'purchasing',
  'reports',
  'site',
  'back-office',
];

type Import = { from: string; to: string };

const files = globSync('{apps,product,platform,ui,brands,database}/**/*.{ts,tsx}').filter(
  (file) => !/\.test\.tsx?$|\/testing\//.test(file),
);

const imports: Import[] = files.flatMap((from) => {
  const text = readFileSync(from, 'utf8');
  const names = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1] ?? '');
  return names.map((name) => ({ from, to: resolve(from, name) }));
});

/** Our own files by their path from the root, packages by their name. */
function resolve(from: string, name: string): string {
  if (name.startsWith('#')) return name.slice(1);
  if (name.startsWith('.')) return path.join(path.dirname(from), name);
  return `package:${name}`;
}

function breaches(forbidden: (found: Import) => boolean): string[] {
  return imports.filter(forbidden).map(({ from, to }) => `${from} imports ${to}`);
}

const sliceOf = (file: string): string | undefined => /^product\/([^/]+)\//.exec(file)?.[1];
const sideOf = (file: string): string | undefined =>
  /^product\/[^/]+\/(?:[a-z]+-)*(rules|contract|server|web)\b/.exec(file)?.[1];

test('every folder below product is a slice of the list', () => {
  const found = new Set(files.map(sliceOf).filter((slice) => slice !== undefined));
  expect([...found].filter((slice) => !SLICES.includes(slice))).toEqual([]);
});

test('imports point one way: apps, product, then ui and platform', () => {
  const below: Record<string, RegExp> = {
    product: /^apps\//,
    ui: /^(apps|product|database)\//,
    platform: /^(apps|product|ui)\//,
    brands: /^(apps|product|ui|platform|database)\//,
  };
  expect(breaches(({ from, to }) => below[from.split('/')[0] ?? '']?.test(to) ?? false)).toEqual([]);
});

test('a slice calls only earlier slices', () => {
  const later = ({ from, to }: Import): boolean => {
    const [own, other] = [sliceOf(from), sliceOf(to)];
    return own !== undefined && other !== undefined && SLICES.indexOf(other) > SLICES.indexOf(own);
  };
  expect(breaches(later)).toEqual([]);
});

test('rules and contracts know neither server nor browser, and those do not know each other', () => {
  const crossing = ({ from, to }: Import): boolean => {
    const side = sideOf(from);
    if (side === 'rules' || side === 'contract') {
      return (
        /^platform\/(server|web)\/|^ui\/|^package:(node:|react|fastify|kysely|pg)/.test(to) ||
        /server|web/.test(sideOf(to) ?? '')
      );
    }
    if (side === 'server') return sideOf(to) === 'web' || /^(ui|platform\/web)\//.test(to);
    if (side === 'web') return sideOf(to) === 'server' || /^(platform\/server|database)\//.test(to);
    return false;
  };
  expect(breaches(crossing)).toEqual([]);
});

test('the component library stays behind the design system', () => {
  expect(breaches(({ from, to }) => to.startsWith('package:@mantine') && !from.startsWith('ui/'))).toEqual(
    [],
  );
});

test('types are not forced outside the platform', () => {
  const forced = files
    .filter((file) => file.startsWith('product/'))
    .flatMap((file) => {
      const lines = readFileSync(file, 'utf8').split('\n');
      return lines
        .filter(
          (line) =>
            /[\w)\]}] as (?!const\b)(?:[A-Z{]|\((?!$))/.test(line) && !/^\s*(\/?\*|\/\/|import)/.test(line),
        )
        .map((line) => `${file}: ${line.trim()}`);
    });
  expect(forced).toEqual([]);
});

test('names of people are put together in one place: Chinese ones stand family name first', () => {
  const put = /\b(?:first|last)_name\b(?:, '')?\)? *\|\| *'(?:, ?| )'|concat_ws\(.*(?:first|last)_name/;
  // How a school may have written a teacher's name is no name we show.
  const others = files.filter(
    (file) => file.startsWith('product/') && file !== 'product/rosters/server/teacher.ts',
  );
  expect(others.filter((file) => put.test(readFileSync(file, 'utf8')))).toEqual([]);
});
