import * as z from 'zod/mini';

/** They ask for their own text to be kept, at most: OFL is that of the fonts. */
const SHIPPED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
]);
/** Programs we use and hand to nobody; changes to their own files would have to be published. */
const USED = new Set([...SHIPPED, 'MPL-2.0']);

/** Whose package.json names none: read in the package itself, for this version. */
const READ: Readonly<Record<string, string>> = { 'png-js@2.0.0': 'MIT' };

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.optional(z.string()),
      license: z.optional(z.string()),
      dev: z.optional(z.boolean()),
    }),
  ),
});

type Package = { name: string; license: string | null; dev: boolean };

export function packagesIn(lock: string): Package[] {
  return Object.entries(Lock.parse(JSON.parse(lock)).packages).flatMap(
    ([path, { version, license, dev }]) => {
      const name = `${path.split('node_modules/').at(-1)}@${version}`;
      return path === '' ? [] : [{ name, license: license ?? READ[name] ?? null, dev: dev === true }];
    },
  );
}

export function refusedLicenses(packages: readonly Package[]): Package[] {
  return packages.filter(({ license, dev }) => license === null || !isAllowed(license, dev ? USED : SHIPPED));
}

/** `(MIT OR Apache-2.0)`: one of those is enough; of `MIT AND OFL-1.1` all are needed. Deeper ones are for people to read. */
function isAllowed(expression: string, known: ReadonlySet<string>): boolean {
  const bare = expression.replace(/^\((.*)\)$/, '$1');
  return bare.split(' OR ').some((choice) => choice.split(' AND ').every((one) => known.has(one)));
}
