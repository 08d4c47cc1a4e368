/**
 * Proves the lesson library: `npm run lessons` all of it, `npm run lessons e-er-1 m-ic-1` those alone (with their
 * translations), and says what is wrong with them, a line a fault.
 */
import process from 'node:process';
import { libraryFiles, openLibrary, proveFile } from './build/files.ts';
import { catalogueFaults } from './rules/proof/catalogue-faults.ts';

const asked = process.argv.slice(2).map((word) => word.replace(/^.*\//, '').replace(/\.(?:md|ink)$/, ''));
const library = openLibrary();
const files = libraryFiles();
const isAsked = (name: string): boolean => asked.includes(name) || asked.includes(name.split('.')[0] ?? '');
const chosen = asked.length === 0 ? files : files.filter(isAsked);

const lines = chosen.flatMap((name) =>
  proveFile(name, library).map(({ file, line, words }) => `${file}:${line} ${words}`),
);
if (asked.length === 0)
  lines.push(...catalogueFaults(library.catalogue, library.practices).map((words) => `catalogue ${words}`));
for (const name of asked.filter(
  (word) => !files.some((file) => file === word || file.startsWith(`${word}.`)),
))
  lines.push(`${name}:1 there is no such file`);

const faulty = new Set(lines.map((line) => line.split(/[:.]/)[0]));
const unwritten = library.catalogue.filter(({ id }) => !files.includes(id)).length;
for (const line of lines) process.stdout.write(`${line}\n`);
process.stdout.write(
  `${chosen.length} files, ${lines.length} faults in ${faulty.size} lessons` +
    (asked.length === 0 ? `, ${unwritten} of ${library.catalogue.length} lessons not written\n` : '\n'),
);
process.exitCode = lines.length > 0 ? 1 : 0;
