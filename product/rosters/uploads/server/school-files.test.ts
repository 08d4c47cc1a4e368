import { existsSync, readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { cases } from '#testing/server/proof.ts';
import { provedAtLeast, provedAtMost } from '#testing/server/proof-lines.ts';
import { educatorUploads as calls } from '../contract.ts';
import { guessMapping, REQUIRED_COLUMNS } from '../rules/columns.ts';
import { cellsOf, readRow } from '../rules/rows.ts';
import { previewUpload, readUpload } from './preview/preview.ts';
import { FileProblem } from './reading/file-problem.ts';
import { readTable } from './reading/testing/read-table.ts';
import { BROKEN_EVERY, brokenFile, schoolFile } from './testing/school-files.ts';
import { uploadSchool } from './testing/upload-school.ts';

/**
 * Files as offices hand them over, many of them: other names and orders of columns, titles and totals, encodings,
 * separators, workbooks. `npm run proof:files` reads ten thousand and takes three hundred all the way.
 */
const GENERATED = cases(60, 10_000, 150);
const WHOLE = cases(4, 300);
const tally = { generated: 0, whole: 0, miscounted: 0, wordless: 0, failures: 0 };
afterAll(() => {
  provedAtLeast('files-generated', tally.generated, 10_000);
  provedAtLeast('files-of-schools', tally.whole, 300);
  provedAtMost('files-miscounted', tally.miscounted, 0);
  provedAtMost('files-refused-without-words', tally.wordless, 0);
  provedAtMost('files-answered-5xx', tally.failures, 0);
});

const { kindred, db, ports, here, create, state, confirm, roster } = await uploadSchool();

/** Whether a refusal says something: its key stands in a text. */
function hasWords(i18n: string): boolean {
  const [branch = '', ...path] = i18n.split('.');
  const file = new URL(`../../../../locales/en/${branch}.json`, import.meta.url);
  if (!existsSync(file)) return false;
  let found: unknown = JSON.parse(readFileSync(file, 'utf8'));
  for (const name of path) {
    found =
      typeof found === 'object' && found !== null
        ? Object.entries(found).find(([key]) => key === name)?.[1]
        : undefined;
  }
  return typeof found === 'string';
}

test(`${GENERATED} generated files: every row is read, right or wrong, or the file is refused in words`, {
  timeout: 3_600_000,
}, async () => {
  const wrong: string[] = [];
  const refused = new Map<string, number>();
  for (let seed = 1; seed <= GENERATED; seed += 1) {
    tally.generated += 1;
    if (seed % BROKEN_EVERY === 0) {
      const { name, file } = brokenFile(seed);
      const problem = await readTable(file).catch((error: unknown) => error);
      if (!(problem instanceof FileProblem)) wrong.push(`${name}: it was not refused`);
      else if (!hasWords(problem.reason.i18n)) tally.wordless += 1;
      continue;
    }
    const { name, file, rows, students } = schoolFile(seed);
    try {
      const { headers, lines } = await readTable(file);
      const mapping = guessMapping(headers);
      const held = lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
      const read = held.map(({ cells }) => readRow(cellsOf(mapping, cells)));
      const good = read.filter(({ errors }) => Object.keys(errors).length === 0);
      const names = new Set(good.map(({ cells }) => `${cells.first_name} ${cells.last_name}`));
      const isWhole = held.length === rows && REQUIRED_COLUMNS.every((column) => mapping.includes(column));
      if (!isWhole || (students !== null && names.size < students)) {
        wrong.push(
          `${name}: ${held.length} of ${rows} rows, ${names.size} of ${students} students, ${headers.join()}`,
        );
      }
    } catch (error) {
      if (!(error instanceof FileProblem)) throw error;
      const { i18n } = error.reason;
      refused.set(i18n, (refused.get(i18n) ?? 0) + 1);
      if (!hasWords(i18n)) tally.wordless += 1;
    }
  }
  tally.miscounted += wrong.length;
  expect(wrong.slice(0, 10)).toEqual([]);
  expect(tally.wordless).toBe(0);
  // All others are what a school has: to refuse is no way to read.
  expect(Object.fromEntries(refused)).toEqual({});
});

test.each(Array.from({ length: WHOLE }, (_, nth) => nth + 1))(
  'file %i of a school: what is previewed and created adds up',
  async (nth) => {
    const { name, file, rows } = schoolFile(900_000 + nth, 30);
    const sent = await create(file, here.adminToken, {
      educator_id: here.teacher.id,
      school_id: here.school.id,
    });
    if (sent.status >= 500) tally.failures += 1;
    expect([name, sent.status]).toEqual([name, 201]);
    const { id } = sent.body.data;
    await readUpload(db, ports, id);
    tally.whole += 1;
    const read = await state(id, here.adminToken);
    if (read.status === 'failed') {
      if (!hasWords(read.error?.i18n ?? '')) tally.wordless += 1;
      return expect([name, hasWords(read.error?.i18n ?? '')]).toEqual([name, true]);
    }
    const mapped = await kindred.call(calls.map, { id, columns: read.mapping }, { token: here.adminToken });
    if (mapped.status >= 500) tally.failures += 1;
    if (mapped.status === 422) {
      const said = Object.values(mapped.error.errors ?? {});
      return expect([name, said.every(({ i18n }) => hasWords(i18n))]).toEqual([name, true]);
    }
    expect([name, mapped.status]).toEqual([name, 200]);
    await previewUpload(db, ports, id);
    const seen = await state(id, here.adminToken);
    const sum = seen.to_create + seen.to_update + seen.unchanged + seen.failed;
    if (sum !== rows || seen.rows_total !== rows) tally.miscounted += 1;
    expect({ name, rows: seen.rows_total, sum }).toEqual({ name, rows, sum: rows });
    if (seen.to_create === 0) {
      const { status, error } = await kindred.call(calls.confirm, { id }, { token: here.adminToken });
      return expect([name, status, hasWords(error.i18n)]).toEqual([name, 409, true]);
    }
    await confirm(id, here.adminToken);
    const made = await state(id, here.adminToken);
    const students = await roster();
    if (made.created !== seen.to_create || students.length !== made.created) tally.miscounted += 1;
    expect({ name, created: made.created, there: students.length }).toEqual({
      name,
      created: seen.to_create,
      there: seen.to_create,
    });
  },
);
