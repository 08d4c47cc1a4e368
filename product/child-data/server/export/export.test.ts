import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { RETENTION_RULES } from '#apps/running/retention.ts';
import { sayFor } from '#apps/running/words.ts';
import { PERSONAL_DATA } from '#database/personal-data/personal-data.ts';
import type { Tables } from '#database/tables.ts';
import { addDays, dayIn } from '#platform/contract/days.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { openFiles } from '#platform/server/files/files.ts';
import { postOffice } from '#platform/server/mail/mail.ts';
import { sayIn } from '#platform/server/texts.ts';
import { getClass } from '#product/insight/contract.ts';
import { readStudentPage } from '#product/insight/student-contract.ts';
import { readRound } from '#product/observations/contract.ts';
import { openCatalog } from '#product/play/server/content.ts';
import { storyTeller } from '#product/play/server/story-words.ts';
import { childrenIn, played } from '#product/play/server/testing/children.ts';
import { TEST_SCENES } from '#product/play/server/testing/scenes.ts';
import { runRules } from '#product/retention/server/run.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildFamily, buildSchool, buildStudent } from '#testing/api/people.ts';
import { readPdf } from '#testing/server/pdf-text.ts';
import { readAccessLog } from '../../access-log-contract.ts';
import * as calls from '../../export-contract.ts';
import { EXPORT_PARTS } from '../../rules/export/sections.ts';
import { KNOWN_VALUES } from '../../rules/export/values.ts';
import { plantChild } from '../testing/plant.ts';
import { fieldsOf } from './collect.ts';
import { makeFiles } from './make.ts';
import { LEFT_OUT, SOURCES } from './sources.ts';
import { TOLD_OTHERWISE } from './told/told.ts';
import { columnWords, valueWords } from './told/values.ts';

const kindred = await testKindred();
const { db, appKey } = kindred;
const ports = {
  files: openFiles(appKey, null),
  clock: () => kindred.now(),
  stories: { catalog: openCatalog(TEST_SCENES), tell: storyTeller(TEST_SCENES) },
  sayFor,
  post: postOffice(kindred.jobs, appKey),
  dashboardUrl: 'http://localhost:3000',
};
const planted = await plantChild(kindred, 'Quokka');
const other = await plantChild(kindred, 'Numbat');
const tokenOf = (accountId: number) => kindred.tokenFor({ accountId });

type Files = Record<string, string>;

/** As a browser saves it. */
async function fetchZip(call: Endpoint, id: number, token: string) {
  const reply = await kindred.app.server.inject({
    method: 'GET',
    url: `/api${call.path.replace(':id', String(id))}`,
    headers: { host: 'localhost:3000', 'access-token': `Bearer ${token}` },
  });
  return reply;
}

const textsIn = (zip: Buffer): Files =>
  Object.fromEntries(
    Object.entries(unzipSync(zip)).map(([name, content]) => [name, Buffer.from(content).toString('utf8')]),
  );

const newest = async (accountId: number) =>
  db
    .selectFrom('child_exports')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();

/** Asks, lets the worker make it, and takes it along. */
async function taken(
  of: 'educator' | 'parent',
  accountId: number,
  id: number,
  language = 'en',
): Promise<Files> {
  const token = await tokenOf(accountId);
  const asked = await kindred.call(calls.exportChild[of], { id, language }, { token });
  expect([asked.status, asked.error]).toEqual([202, expect.objectContaining({ task: expect.anything() })]);
  const kept = await newest(accountId);
  await makeFiles(db, ports, kept.id);
  return textsIn((await fetchZip(calls.keptExports[of].fetch, kept.id, token)).rawPayload);
}

test('every table that names a student is part of the export, or says why it is not', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'student_id' and data_type = 'bigint' and table_name in (
      select relname from pg_class where relkind in ('r', 'p') and not relispartition)
    union select 'students'`.execute(db);
  const placed = [...Object.keys(SOURCES), ...Object.keys(LEFT_OUT)];
  expect(rows.map(({ name }) => name).filter((name) => !placed.includes(name))).toEqual([]);
  expect(Object.keys(SOURCES).filter((name) => name in LEFT_OUT)).toEqual([]);
});

test.each(['en', 'zh-TW'])('every table, column and part has words in %s', (language) => {
  const said: string[] = [];
  const say = sayIn(language);
  const tables = Object.keys(SOURCES) as (keyof Tables)[];
  for (const table of tables) {
    for (const { label } of fieldsOf(table, say)) said.push(label);
    said.push(say({ i18n: `child-data-export.tables.${table.replaceAll('_', '-')}` }));
  }
  for (const part of EXPORT_PARTS) {
    said.push(
      say({ i18n: `child-data-export.parts.${part}` }),
      say({ i18n: `child-data-export.about-parts.${part}` }),
    );
  }
  for (const value of KNOWN_VALUES) said.push(say({ i18n: `child-data-export.values.${value}` }));
  expect(said.filter((text) => text.startsWith('child-data'))).toEqual([]);
});

test.each(['en', 'zh-TW'])('no page shows in %s what a column keeps as a key', async (language) => {
  const say = sayIn(language);
  const words = valueWords(language === 'en' ? 'en' : 'zh-TW', 'UTC', say);
  const { rows: checks } = await sql<{ table: string; column: string; said: string }>`
    select conrelid::regclass::text as table, a.attname as column, pg_get_constraintdef(c.oid) as said
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and c.conkey = array[a.attnum]
    where c.contype = 'c' and pg_get_constraintdef(c.oid) like '%= ANY (ARRAY[%'`.execute(db);
  const raw: string[] = [];
  let looked = 0;
  for (const { table, column, said } of checks) {
    const isTold =
      table in SOURCES &&
      !TOLD_OTHERWISE.includes(table) &&
      fieldsOf(table as keyof Tables, say).some(({ name }) => name === column);
    if (!isTold) continue;
    for (const [, value = ''] of said.matchAll(/'([^']+)'::text/g)) {
      looked += 1;
      const shown = columnWords(table, column, value, say) ?? words(value);
      if (shown === value || shown.includes(`.${value}`)) raw.push(`${table}.${column}: ${value}`);
    }
  }
  expect(looked).toBeGreaterThan(50);
  expect(raw).toEqual([]);
  expect(columnWords('child_consents', 'school_year', 2026, say)).toBe('2026/27');
  expect(columnWords('mission_sightings', 'mission', 'ic-1', say)).not.toContain('ic-1');
});

test('an export holds every personal column that has a name in the registry, as the database has it', async () => {
  const files = await taken('educator', planted.admin.id, planted.id);
  const missing: string[] = [];
  for (const [table, source] of Object.entries(SOURCES)) {
    const rows: Record<string, unknown>[] = JSON.parse(files[`data/${table}.json`] ?? '[]');
    const { rows: found } = await sql<Record<string, unknown>>`
      select * from ${sql.table(table)} t where ${sql.raw(source.where.replaceAll('$1', String(planted.id)))}
      order by ${sql.raw(source.order)}`.execute(db);
    // That it was fetched is in the audit since.
    const kept = table === 'audit' ? found.slice(0, rows.length) : found;
    const personal = PERSONAL_DATA[table as keyof Tables].personal ?? {};
    for (const [column, about] of Object.entries(personal)) {
      const name = `${table}.${column}`;
      if (about.exportedAs === null) {
        if (rows.some((row) => column in row)) missing.push(`${name} is no part of an export`);
        continue;
      }
      const values = kept.map((row) => row[column]).filter((value) => value !== null && value !== undefined);
      if (values.length === 0) missing.push(`${name} was not planted`);
      const due = JSON.parse(JSON.stringify(kept.map((row) => row[column] ?? null)));
      if (JSON.stringify(rows.map((row) => row[column] ?? null)) !== JSON.stringify(due)) missing.push(name);
      if (!files[`data/${table}.csv`]?.includes(column)) missing.push(`${name} in CSV`);
      if (!files['data/README.md']?.includes(about.purpose)) missing.push(`${name} in README`);
    }
  }
  expect(missing).toEqual([]);
});

test('an export can be read: pages that open without a script, a summary, and no secret nor other child', async () => {
  const token = await tokenOf(planted.admin.id);
  const kept = await newest(planted.admin.id);
  const { rawPayload, headers } = await fetchZip(calls.keptExports.educator.fetch, kept.id, token);
  expect(headers['content-disposition']).not.toContain('Quokka');
  const files = textsIn(rawPayload);
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['index.html', ...EXPORT_PARTS.map((part) => `${part}.html`), 'summary.pdf']),
  );
  expect(files['index.html']).toContain('QuokkaFirst QuokkaLast');
  expect(files['index.html']).toContain('Name, grade, school and how the child signs in');
  expect(files['child.html']).toContain(`<dt>School</dt><dd>${planted.school.name}</dd>`);
  expect(files['adults.html']).toContain('Quokka-note');
  expect(files['feelings.html']).toContain('Sad');
  const pdf = unzipSync(rawPayload)['summary.pdf'] ?? new Uint8Array();
  const { text, pages } = readPdf(Buffer.from(pdf));
  expect(text).toContain('QuokkaFirst');
  expect(pages).toBeLessThanOrEqual(2);
  const all = Object.entries(files).filter(([name]) => !name.endsWith('.pdf'));
  const whole = all.map(([, content]) => content).join('\n');
  for (const secret of [
    'Numbat',
    'Quokka-password',
    'badge-hash',
    'badge-sealed',
    'Quokka-token',
    'Quokka-pictures',
  ])
    expect(whole).not.toContain(secret);
  expect(whole).not.toMatch(/<script|https?:\/\//);
});

test('the export lists who looked at the record as the screen does, on pages of several children as well', async () => {
  const seen = await plantChild(kindred, 'Woylie');
  const beside = await plantChild(kindred, 'Potoroo');
  const token = await tokenOf(seen.teacher.id);
  await db
    .updateTable('students')
    .set({ owner_id: seen.teacher.id, school_id: seen.school.id })
    .where('id', '=', beside.id)
    .execute();
  await kindred.call(getClass, {}, { token });
  await kindred.call(readRound, {}, { token });
  const row = { subject_type: 'student', subject_id: seen.id, request_id: 'test' };
  await db
    .insertInto('audit')
    .values([
      { ...row, actor_id: seen.id, actor_scope: 'student', action: 'session.start' },
      { ...row, action: 'refused.password' },
      { ...row, action: 'report-link.open' },
      {
        ...row,
        actor_id: seen.teacher.id,
        actor_scope: 'educator',
        acting_as_by: seen.staff.id,
        action: 'student.read',
      },
    ])
    .execute();
  const files = await taken('educator', seen.admin.id, seen.id);
  const { body } = await kindred.call(
    readAccessLog.educator,
    { id: seen.id },
    { token: await tokenOf(seen.admin.id) },
  );
  const say = sayIn('en');
  const records = cellsOf(files['records.html']);
  // That it was fetched is on the screen since.
  const shown = body.data.filter(({ deed }) => deed !== 'export-taken');
  const listed = records.filter((_, at) => at % 3 === 2).slice(0, shown.length);
  expect(listed.toSorted()).toEqual(
    shown.map(({ deed }) => say({ i18n: `child-data.deeds.${deed}` })).toSorted(),
  );
  expect(listed).toEqual(
    expect.arrayContaining([
      'saw the child on the page of all their children',
      'saw the child in the list of SEL check-ins',
    ]),
  );
  expect(records).toEqual(expect.arrayContaining(['Someone with a link to a letter', 'Our staff']));
  // Everything is in the files, and whom else a page showed in none.
  const kept: { action: string }[] = JSON.parse(files['data/audit.json'] ?? '');
  expect(kept.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['class.read', 'refused.password', 'session.start']),
  );
  expect([...new Set(kept.flatMap((row) => Object.keys(row)))]).toEqual(['at', 'actor_scope', 'action']);
});

test('a page speaks the language of who asked, and what a child typed is only text', async () => {
  await db.updateTable('students').set({ last_name: '<b>Of</b>' }).where('id', '=', other.id).execute();
  const files = await taken('educator', other.admin.id, other.id, 'zh-TW');
  expect(files['index.html']).toContain('NumbatFirst &lt;b&gt;Of&lt;/b&gt; 的資料');
  expect(files['feelings.html']).toContain('難過');
  expect(files['index.html']).toContain('lang="zh-TW"');
});

test("a linked family's export holds what its page shows, and says where the notes are", async () => {
  const files = await taken('parent', planted.parent.id, planted.id);
  const whole = Object.values(files).join('\n');
  expect(files['index.html']).toContain(`Ask ${planted.school.name}`);
  expect(files['child.html']).toContain('QuokkaFirst');
  expect(files['made.html']).toContain('Quokka-says');
  expect(
    Object.keys(files).filter((name) => /notes|follow|observ|audit|events|check_ins/.test(name)),
  ).toEqual([]);
  for (const word of ['Quokka-note', 'Quokka-step', 'Quokka-number', 'quokka.user', 'Quokka-event', 'sad'])
    expect(whole).not.toContain(word);
});

test('once the school has ended the link, the export of it is neither listed nor handed out', async () => {
  const family = await plantChild(kindred, 'Wambenger');
  await taken('parent', family.parent.id, family.id);
  const token = await tokenOf(family.parent.id);
  const listed = async () =>
    (await kindred.call(calls.keptExports.parent.list, {}, { token })).body.data.map(({ name }) => name);
  const { id } = await newest(family.parent.id);
  expect(await listed()).toEqual(['WambengerFirst WambengerLast']);
  await db.deleteFrom('family_links').where('account_id', '=', family.parent.id).execute();
  expect(await listed()).toEqual([]);
  expect((await fetchZip(calls.keptExports.parent.fetch, id, token)).statusCode).toBe(404);
});

test('a family receives everything about its own child', async () => {
  const family = await buildFamily(db);
  const parent = await buildAccount(db, { scope: 'parent', family_id: family.id });
  const child = await buildStudent(db, appKey, { owner_id: parent.id, family_id: family.id });
  const files = await taken('parent', parent.id, child.id);
  expect(files['data/students.json']).toContain(child.username);
  expect(files['child.html']).toMatch(/\d:\d\d [AP]M [A-Z]{3,4}</);
  expect(files['child.html']).toContain('<dt>School</dt><dd>No school, at home</dd>');
  // What is empty has no file and no page, and the README says so.
  expect(Object.keys(files).filter((name) => /student_notes|adults/.test(name))).toEqual([]);
  expect(files['data/README.md']).toContain('- student_notes: ');
});

/** Six long checks, each choice at its best: enough to say something of every skill. */
async function playedChild(values: Parameters<ReturnType<typeof childrenIn>>[0]) {
  const child = await childrenIn(kindred)({ active_program: 'hoh', ...values });
  const checks = ['ic', 'com', 'coop', 'ini', 'emp', 'er'].map((skill) => `hoh-check-a-${skill}`);
  await child.send(played(kindred, 'hoh', checks));
  return child;
}

/** Of a page what is in its tables and lists. */
const cellsOf = (page = ''): string[] =>
  [...page.matchAll(/<(?:td|dd)>(.*?)<\/(?:td|dd)>/g)].map(([, cell]) => cell ?? '');

test('what play shows is told in words, and its keys and figures are in the files alone', async () => {
  const school = await buildSchool(db);
  const teacher = await buildAccount(db, { school_id: school.id });
  const child = await playedChild({ owner_id: teacher.id, school_id: school.id });
  const files = await taken('educator', teacher.id, child.id);
  const skills = cellsOf(files['skills.html']);
  expect(skills).toEqual(expect.arrayContaining(['Handling big feelings', 'Hall of Heroes, first check']));
  expect(skills.filter((cell) => cell.startsWith('Proficient. '))).toHaveLength(6);
  expect(skills).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Most likely at \d+ on a line from 0 to 100/)]),
  );
  expect(files['skills.html']).not.toMatch(/0\.\d{3}|not-enough|[Ee]poch|Edition/);
  expect(JSON.parse(files['data/measurements.json'] ?? '')[0]).toMatchObject({ program: 'hoh', epoch: 1 });
  const answers = cellsOf(files['answers.html']);
  expect(answers).toEqual(expect.arrayContaining(['hoh-check-a-er q0', 'good', 'Hall of Heroes']));
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['data/told_events.csv', 'data/first_answers.json']),
  );
  const kept = await newest(teacher.id);
  const { rawPayload } = await fetchZip(calls.keptExports.educator.fetch, kept.id, await tokenOf(teacher.id));
  const { text } = readPdf(Buffer.from(unzipSync(rawPayload)['summary.pdf'] ?? new Uint8Array()));
  expect(text).toContain('Proficient. Most likely between');
  expect(text).toContain('6 stories');
});

test('the minutes of a day are those of the child’s page, and they add up', async () => {
  const school = await buildSchool(db);
  const teacher = await buildAccount(db, { school_id: school.id });
  const child = await buildStudent(db, appKey, { owner_id: teacher.id, school_id: school.id });
  const daysAgo = (ago: number) => addDays(dayIn(school.time_zone, kindred.now()), -ago);
  const times = [
    [45, 80],
    [44, 80],
    [3, 90],
    [2, 90],
    [1, 90],
    [0, 20],
  ] as const;
  const rows = times.map(([ago, seconds]) => ({ on_day: daysAgo(ago), seconds }));
  await db
    .insertInto('play_days')
    .values(rows.map((row) => ({ ...row, student_id: child.id, area: 'zoou' })))
    .execute();
  const token = await tokenOf(teacher.id);
  const { body } = await kindred.call(readStudentPage, { id: child.id }, { token });
  const shown = body.data.play.days.flatMap(({ program, minutes }) =>
    program === 0 ? [] : [minutes.program],
  );
  expect(shown).toEqual([2, 2, 1, 0]);
  const files = await taken('educator', teacher.id, child.id);
  const told = cellsOf(files['play.html']).filter((_, at) => at % 3 === 2);
  expect(told).toEqual(['2', '1', '2', '2', '1', 'under 1 min']);
});

test('a family reads of skills as on its own page: no level and no range', async () => {
  const family = await buildFamily(db);
  const parent = await buildAccount(db, { scope: 'parent', family_id: family.id });
  const child = await playedChild({ owner_id: parent.id, family_id: family.id });
  const files = await taken('parent', parent.id, child.id, 'zh-TW');
  const says = sayIn('zh-TW');
  expect(cellsOf(files['skills.html'])).toContain(says({ i18n: 'insight-student.family.says.goes-well' }));
  expect(files['skills.html']).not.toContain(says({ i18n: 'reports-page.said.proficient' }));
  expect(cellsOf(files['answers.html'])).toEqual(
    expect.arrayContaining(['hoh-check-a-er-zh', 'hoh-check-a-er q0-zh', 'good-zh']),
  );
});

test('at home no adult of a school is named', async () => {
  const { id: family_id } = await buildFamily(db);
  const home = await buildAccount(db, { role: 'home', school_id: null, family_id });
  const child = await buildStudent(db, appKey, { owner_id: home.id, family_id });
  const files = await taken('educator', home.id, child.id);
  expect(files['records.html']).toContain('Adult in charge of the child');
  expect(files['records.html']).not.toContain('Adult at the school');
});

test('who teaches the child is told whom to ask; a school that nobody runs here leaves it to the owner', async () => {
  const token = await tokenOf(planted.teacher.id);
  const asked = await kindred.call(calls.exportChild.educator, { id: planted.id }, { token });
  expect([asked.status, asked.error.i18n]).toEqual([403, 'error.data-keeper-only']);
  const stranger = await kindred.call(
    calls.exportChild.educator,
    { id: planted.id },
    { token: await tokenOf(other.admin.id) },
  );
  expect(stranger.status).toBe(404);
  const alone = await buildAccount(db, { school_id: (await buildSchool(db)).id });
  const child = await buildStudent(db, appKey, { owner_id: alone.id, school_id: alone.school_id });
  expect(Object.keys(await taken('educator', alone.id, child.id))).toContain('index.html');
});

test('staff ask on behalf: the admin receives it and a letter, staff hear that it is made and cannot open it', async () => {
  const token = await tokenOf(planted.staff.id);
  const asked = await kindred.call(calls.exportChildForOthers, { id: planted.id }, { token });
  expect(asked.status).toBe(202);
  expect(asked.body.task).toMatchObject({ type: 'child-export', done: 0, total: 1, path: null });
  const kept = await newest(planted.admin.id);
  expect(kept.asked_by).toBe(planted.staff.id);
  await makeFiles(db, ports, kept.id);
  const tasks = await db
    .selectFrom('sidebar_tasks')
    .select(['account_id', 'done', 'total', 'path'])
    .execute();
  const whose = tasks.filter(({ account_id }) => account_id === planted.staff.id);
  expect(whose).toEqual([{ account_id: planted.staff.id, done: 1, total: 1, path: null }]);
  const letter = (await kindred.letters()).find(({ recipient }) => recipient === planted.admin.username);
  expect(letter?.kind).toBe('child-data');
  expect(letter?.letter.text).not.toContain('Quokka');
  expect((await fetchZip(calls.keptExports.educator.fetch, kept.id, token)).statusCode).toBe(403);
});

test('a class and a school come as one file with a folder a child', async () => {
  const token = await tokenOf(planted.admin.id);
  await buildStudent(db, appKey, {
    owner_id: planted.teacher.id,
    school_id: planted.school.id,
    last_name: 'Zzz',
  });
  for (const [call, id] of [
    [calls.exportClass, planted.teacher.id],
    [calls.exportSchool, planted.school.id],
  ] as const) {
    expect((await kindred.call(call, { id }, { token })).status).toBe(202);
    const kept = await newest(planted.admin.id);
    await makeFiles(db, ports, kept.id);
    const names = Object.keys(
      textsIn((await fetchZip(calls.keptExports.educator.fetch, kept.id, token)).rawPayload),
    );
    expect(names).toEqual(expect.arrayContaining(['0001/index.html', '0002/index.html', '0002/summary.pdf']));
  }
  const far = await kindred.call(calls.exportSchool, { id: other.school.id }, { token });
  expect(far.status).toBe(404);
});

test('what is kept is sealed, is nobody else’s, ends with the right to it, and is gone after two days', async () => {
  const kept = await newest(planted.admin.id);
  const parts = await db
    .selectFrom('child_export_parts')
    .selectAll()
    .where('export_id', '=', kept.id)
    .execute();
  for (const { content_sealed: sealed } of parts) expect(sealed?.includes('Quokka')).toBe(false);
  const stranger = await tokenOf(other.admin.id);
  expect((await fetchZip(calls.keptExports.educator.fetch, kept.id, stranger)).statusCode).toBe(404);
  const list = await kindred.call(calls.keptExports.educator.list, {}, { token: stranger });
  expect(list.body.data.map(({ id }) => id)).not.toContain(kept.id);
  const token = await tokenOf(planted.admin.id);
  await db
    .updateTable('group_members')
    .set({ role: 'member' })
    .where('account_id', '=', planted.admin.id)
    .execute();
  expect((await fetchZip(calls.keptExports.educator.fetch, kept.id, token)).statusCode).toBe(404);
  const offered = await kindred.call(calls.keptExports.educator.list, {}, { token });
  expect(offered.body.data.map(({ id }) => id)).not.toContain(kept.id);
  await db
    .updateTable('group_members')
    .set({ role: 'owner' })
    .where('account_id', '=', planted.admin.id)
    .execute();
  kindred.setNow('2026-09-17T15:00:00Z');
  expect(
    (await fetchZip(calls.keptExports.educator.fetch, kept.id, await tokenOf(planted.admin.id))).statusCode,
  ).toBe(404);
  await runRules(db, RETENTION_RULES, kindred.now());
  expect(await db.selectFrom('child_exports').selectAll().execute()).toEqual([]);
  kindred.setNow('2026-09-14T15:00:00Z');
});

test('the same press once more is the same export, and five are enough', async () => {
  const token = await tokenOf(planted.admin.id);
  const operation_id = '00000000-0000-4000-8000-000000000777';
  const press = () => kindred.call(calls.exportChild.educator, { id: planted.id, operation_id }, { token });
  const [first, second] = [await press(), await press()];
  expect([first.status, second.body.task.uuid]).toEqual([202, first.body.task.uuid]);
  for (let more = 0; more < 4; more += 1)
    await kindred.call(calls.exportChild.educator, { id: planted.id }, { token });
  const last = await kindred.call(calls.exportChild.educator, { id: planted.id }, { token });
  expect([last.status, last.error.i18n]).toEqual([409, 'error.too-many-exports']);
});
