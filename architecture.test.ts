import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SLICES } from '#testing/slices.ts';

/** The house rules that a compiler does not know. See docs/architecture.md. */

type Import = { from: string; to: string; isLazy: boolean; isType: boolean };

const files = globSync('{apps,product,platform,ui,brands,database,simulators}/**/*.{ts,tsx}').filter(
  (file) => !/\.test\.tsx?$|\/testing\//.test(file),
);

/** What whoever runs Kindred calls; the other scripts are for those who work on it. */
const COMMANDS = globSync(
  'scripts/{start,migrate,restore,backup,backup-setup,backup-passphrase,{backup,files,keys,mail,sizing}/*}.ts',
);

const imports: Import[] = [...files, ...COMMANDS].flatMap((from) => {
  const text = readFileSync(from, 'utf8');
  const found = text.matchAll(
    /(import type [^;']*?from|export [^;']*?from|from|import)\s*(\()?\s*'([^']+)'/g,
  );
  return [...found].map(([, how = '', bracket, name = '']) => ({
    from,
    to: resolve(from, name),
    isLazy: bracket !== undefined,
    isType: how.startsWith('import type'),
  }));
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
  /^product\/[^/]+\/(?:uploads\/)?(?:[a-z]+-)*(rules|contract|server|web)\b/.exec(file)?.[1];

test('the list of slices is what lies below product', () => {
  const found = new Set(files.map(sliceOf).filter((slice) => slice !== undefined));
  expect([...found].sort()).toEqual(SLICES.toSorted());
});

test('imports point one way: apps, product, then ui and platform', () => {
  const below: Record<string, RegExp> = {
    product: /^(apps|simulators)\//,
    simulators: /^(apps|product|ui|database)\//,
    ui: /^(apps|product|database|simulators)\//,
    platform: /^(apps|product|ui|simulators)\//,
    brands: /^(apps|product|ui|platform|database|simulators)\//,
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

test('production code reaches no test helper, and a simulator only where the demo asks for it', () => {
  const isOutside = (file: string): boolean => /^(simulators|apps\/demo)\//.test(file);
  const reached = ({ from, to, isLazy, isType }: Import): boolean =>
    /^testing\/|\/testing\//.test(to) ||
    (isOutside(to) && !isOutside(from) && !isType && !(isLazy && /^(apps|scripts)\//.test(from)));
  expect(breaches(reached)).toEqual([]);
});

/** Groups that can be reached from each other, each as its sorted members. */
function circles(edges: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const reach = (start: string): Set<string> => {
    const seen = new Set<string>();
    const open = [...(edges.get(start) ?? [])];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      open.push(...(edges.get(next) ?? []));
    }
    return seen;
  };
  const inCircle = [...edges.keys()].filter((node) => reach(node).has(node));
  const groups = inCircle.map((node) =>
    inCircle.filter((other) => reach(node).has(other) && reach(other).has(node)),
  );
  return [...new Set(groups.map((group) => group.sort().join(' ')))].map((group) => group.split(' '));
}

function edgesBetween(nameOf: (file: string) => string): Map<string, Set<string>> {
  const own = new Set(files);
  const edges = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    if (!own.has(to) || nameOf(from) === nameOf(to)) continue;
    edges.set(nameOf(from), (edges.get(nameOf(from)) ?? new Set()).add(nameOf(to)));
  }
  return edges;
}

test('no file is reached by what it imports, types included', () => {
  expect(circles(edgesBetween((file) => file))).toEqual([]);
});

test('no folder is reached by what its files import', () => {
  expect(circles(edgesBetween(path.dirname))).toEqual([]);
});

/** What is one list of like things by nature may be long. */
const LONG_LISTS = ['e2e', 'product/play/art/places', 'database/personal-data/slices'];

test('no folder has more files than one can scan', () => {
  const all = globSync(
    '{apps,product,platform,ui,brands,database,simulators,testing,e2e,bench,scripts}/**/*.{ts,tsx,css}',
    // A bench fetches packages of its own.
    { exclude: ['**/node_modules/**'] },
  );
  const sizes = new Map<string, number>();
  for (const file of all) sizes.set(path.dirname(file), (sizes.get(path.dirname(file)) ?? 0) + 1);
  const large = [...sizes].filter(([folder, size]) => size > 25 && !LONG_LISTS.includes(folder));
  expect(large).toEqual([]);
});

test('the component library stays behind the design system', () => {
  expect(breaches(({ from, to }) => to.startsWith('package:@mantine') && !from.startsWith('ui/'))).toEqual(
    [],
  );
});

test('types are not forced outside the platform', () => {
  const forced = files
    .filter((file) => /^(product|simulators)\//.test(file))
    .flatMap((file) => {
      const lines = readFileSync(file, 'utf8').split('\n');
      return lines
        .filter(
          (line) =>
            /[\w)\]}] as (?!const\b)(?:[A-Z{]|\((?!$)|(?:readonly|unknown|keyof|typeof) |\[)/.test(line) &&
            !/^\s*(\/?\*|\/\/|import)/.test(line),
        )
        .map((line) => `${file}: ${line.trim()}`);
    });
  expect(forced).toEqual([]);
});

/** Browsers have it over HTTPS alone; `platform/web/operation-id.ts` makes the same ones anywhere. */
test('no page asks the browser for an id that it only has over HTTPS', () => {
  const pages = files.filter((file) => /(^|\/)web\/|^ui\/|^apps\/(dashboard|student)\//.test(file));
  const asking = pages.filter(
    (file) => !file.endsWith('.test.ts') && readFileSync(file, 'utf8').includes('randomUUID'),
  );
  expect(pages.length).toBeGreaterThan(100);
  expect(asking).toEqual([]);
});

test('names of people are put together in one place: Chinese ones stand family name first', () => {
  const put = /\b(?:first|last)_name\b(?:, '')?\)? *\|\| *'(?:, ?| )'|concat_ws\(.*(?:first|last)_name/;
  // How a school may have written a teacher's name is no name we show.
  const others = files.filter(
    (file) => file.startsWith('product/') && file !== 'product/rosters/server/students/teacher.ts',
  );
  expect(others.filter((file) => put.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('names and words are listed in one place: raw, a Chinese list runs into names in letters', () => {
  const raw = /Intl\.ListFormat|'zh-TW' \? '、'/;
  const others = files.filter((file) => file !== 'platform/contract/texts/lists.ts');
  expect(others.filter((file) => raw.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('no page asks the browser which day it is: the reader’s days are those that the server counts', () => {
  const asks =
    /resolvedOptions\(\)|\.get(?:Hours|Date|Day|Month|FullYear)\(\)|\.toLocale(?:Date|Time)?String\(/;
  // Whose clock it is; the year below each page; the demo's letters, and the day of a legal text, which is in UTC.
  const own = [
    'platform/web/zone.ts',
    'product/site/web/shell/footer.tsx',
    'product/notifications/web/mailbox-screen.tsx',
    'product/legal/web/legal-page.tsx',
  ];
  const pages = files.filter((file) => /(^|\/)web\/|^ui\//.test(file) && !own.includes(file));
  expect(pages.length).toBeGreaterThan(100);
  expect(pages.filter((file) => asks.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('what helpers of tests begin, they end for whoever called them: one loaded by one file serves the next ones of its process', () => {
  // Loaded once more for each file.
  const perFile = ['testing/server/setup.ts'];
  const helpers = globSync('{testing,product/**/testing,platform/**/testing}/**/*.ts').filter(
    (file) => !file.endsWith('.test.ts') && !perFile.includes(file),
  );
  expect(helpers.length).toBeGreaterThan(50);
  const hooks = /^(?:await )?(?:before|after)(?:All|Each)\(/m;
  expect(helpers.filter((file) => hooks.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('the platform knows no word of the product, its sites’ names aside', () => {
  const words =
    /(?<!['/.])\b\w*(?:student(?!_?url|_permissions)|educator|teacher|school|licen[sc]e|clinician)\w*/gi;
  // A site by its name, and what is stored or asked for by one that it has had from the start. The list only shrinks.
  const known: Record<string, readonly string[]> = {
    'platform/contract/links/site-addresses.ts': ['student'],
    'platform/contract/suggestions.ts': ['school_id'],
    'platform/server/live/realtime.ts': ['student_id'],
    'platform/server/pages/pages.ts': ['student'],
  };
  const found = files
    .filter((file) => file.startsWith('platform/'))
    .flatMap((file) => {
      const code = readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\/|\/\/.*$/gm, '');
      const unknown = (code.match(words) ?? []).filter((word) => !known[file]?.includes(word));
      return unknown.map((word) => `${file}: ${word}`);
    });
  expect(found).toEqual([]);
});
