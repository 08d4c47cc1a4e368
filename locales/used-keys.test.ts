import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** The compiler knows the keys a screen asks for; this looks the other way, for words that nothing says any more. */
const root = fileURLToPath(new URL('..', import.meta.url));

/** Sentences of calls that are specified but come later, and letters whose words are read as a whole. */
const ALLOWED = /^(validation|mail)\./;

function flatten(value: unknown, path: string): string[] {
  if (typeof value === 'string') return [path];
  return Object.entries(value ?? {}).flatMap(([key, inner]) => flatten(inner, `${path}.${key}`));
}

const namespaces = globSync('en/*.json', { cwd: `${root}/locales` }).map((file) => file.slice(3, -5));
const keys = namespaces.flatMap((namespace) =>
  flatten(JSON.parse(readFileSync(`${root}/locales/en/${namespace}.json`, 'utf8')), namespace),
);

const sources = globSync('{apps,product,platform,ui,simulators}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(`${root}/${file}`, 'utf8'))
  .join('\n');

/** Everything in quotes that begins like a key; holes of a template may stand for anything but a dot. */
const written = [
  ...sources.matchAll(new RegExp(`['"\`]((?:${namespaces.join('|')})\\.[^'"\`\\s]+)['"\`]`, 'g')),
].map(([, key = '']) => key);
/** On the server the same words also name columns, queues and hosts. */
const askedByScreens = [...sources.matchAll(/\bt\(\s*'([^']+)'/g)].map(([, key = '']) => key);
const plain = new Set(written.filter((key) => !key.includes('${')));
const patterns = written
  .filter((key) => key.includes('${'))
  .map((key) => {
    const parts = key.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'));
    return new RegExp(`^${parts.join('[^.]+')}$`);
  });

/** Choices of columns, filters and fields, and values of an export, name the branch that has their words. */
const branchesOfChoices = [...sources.matchAll(/\b(?:labels: |inBranch\()'([^']+)'/g)].map(
  ([, branch = '']) => branch,
);
const isChoice = (key: string): boolean => branchesOfChoices.includes(key.slice(0, key.lastIndexOf('.')));

/** A count chooses between the forms of one key. */
const asked = (key: string): string => key.replace(/_(zero|one|other)$/, '');

test('the sources do ask for keys', () => {
  expect(plain.size).toBeGreaterThan(200);
});

test('every key in the sources has words', () => {
  const known = new Set(keys.flatMap((key) => [key, asked(key)]));
  const branches = (key: string): boolean => keys.some((one) => one.startsWith(`${key}.`));
  const unknown = askedByScreens.filter((key) => !known.has(key) && !branches(key));
  expect(unknown.toSorted()).toEqual([]);
});

test('all words are said somewhere', () => {
  const unused = keys.filter(
    (key) =>
      !ALLOWED.test(key) &&
      !isChoice(key) &&
      !plain.has(asked(key)) &&
      !patterns.some((pattern) => pattern.test(asked(key))),
  );
  expect(unused.toSorted()).toEqual([]);
});
