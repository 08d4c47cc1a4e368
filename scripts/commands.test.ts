import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import project from '../package.json' with { type: 'json' };

/** Some of these are run once in months, and what they name may have moved since. */
const root = path.join(import.meta.dirname, '..');
const tests = ['apps', 'database', 'platform', 'product', 'scripts', 'testing'].flatMap((folder) =>
  globSync(`${folder}/**/*.{test,proof}.ts`, { cwd: root }),
);
const commands = Object.entries(project.scripts).map(([name, command]) => ({ name, command }));

test.each(commands.filter(({ command }) => command.includes('vitest run ')))(
  '`npm run $name` finds the tests that it names',
  ({ command }) => {
    const named = command.split('vitest run ')[1]?.split(' -')[0]?.split(' ') ?? [];
    expect(named.filter((word) => !tests.some((file) => file.includes(word)))).toEqual([]);
  },
);

test.each(commands.filter(({ command }) => /\bnode\b/.test(command)))(
  '`npm run $name` starts a script that is there',
  ({ command }) => {
    const scripts = command.match(/(?:scripts|bench|apps|product)\/\S+/g) ?? [];
    expect(scripts).not.toEqual([]);
    expect(scripts.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  },
);
