import { beforeEach, expect, test } from 'vitest';
import { RETENTION_RULES } from '#apps/running/retention.ts';
import { hashToken } from '#platform/server/crypto.ts';
import { runRules } from '#product/retention/server/run.ts';
import { testKindred } from '#testing/api/kindred.ts';
import {
  buildAccount,
  buildDistrict,
  buildFamily,
  buildGroup,
  buildSchool,
  buildStudent,
} from '#testing/api/people.ts';
import { readPdf } from '#testing/server/pdf-text.ts';
import { listLinks, makeLink, openLetter, revokeLink } from '../../links-contract.ts';
import { MOST_LINKS } from '../../rules/links.ts';
import { buildChecked } from '../testing/standing.ts';

const kindred = await testKindred();
const { db, appKey } = kindred;

let [owner, child, token] = [0, 0, ''];

beforeEach(async () => {
  kindred.setNow('2026-09-14T15:00:00Z');
  const { id: school_id } = await buildSchool(db, { district_id: (await buildDistrict(db)).id });
  ({ id: owner } = await buildAccount(db, { school_id, first_name: 'Ilse', last_name: 'Marchetti' }));
  token = await kindred.tokenFor({ accountId: owner });
  ({ id: child } = await buildStudent(db, appKey, {
    owner_id: owner,
    school_id,
    first_name: 'Nora',
    last_name: 'Aaken',
  }));
  await buildChecked(kindred, child);
});

const report = () => ({ id: child, program: 'zoou', kind: 'assessment' });
const make = (as = token, more: object = {}) =>
  kindred.call(makeLink, { ...report(), iteration: 1, ...more }, { token: as });
const codeOf = ({ url }: { url: string }): string => url.split('/').at(-1) ?? '';
const made = async (as = token): Promise<{ code: string; id: number }> => {
  const { body } = await make(as);
  return { code: codeOf(body), id: body.data.id };
};

/** Without signing in, each time as another browser. */
let browser = 0;
const open = (code: string, more: object = {}) => {
  browser += 1;
  const headers = { 'user-agent': `browser ${browser}` };
  return kindred.call(openLetter, { code, language: 'en', ...more }, { headers });
};
const openings = () =>
  db
    .selectFrom('audit')
    .select(['actor_id', 'subject_id', 'details'])
    .where('action', '=', 'report-link.open')
    .where('subject_id', '=', child)
    .execute();

test('a link opens the family letter without an account, as often as somebody likes, in both languages', async () => {
  const { body } = await make();
  expect(body.url).toMatch(/^http:\/\/localhost:3000\/letter\/[\w-]{32}$/);
  const code = codeOf(body);
  const letter = await open(code);
  expect(letter.status).toBe(200);
  expect(letter.headers['cache-control']).toBe('no-store');
  expect(letter.body).toMatchObject({ part: 'family', skills: null, asides: [], notes: null });
  expect(letter.body.greeting).toContain('Nora');
  expect((await open(code, { language: 'zh-TW' })).body.language).toBe('zh-TW');
  expect(JSON.stringify(letter.body)).not.toMatch(/Proficient|Emerging/);
  const { body: list } = await kindred.call(listLinks, report(), { token });
  expect(list.data).toMatchObject([
    { made_by: 'Ilse Marchetti', state: 'open', opened: 2, created_at: '2026-09-14T15:00:00.000Z' },
  ]);
});

test('only a hash of the code is kept', async () => {
  const { code, id } = await made();
  const row = await db.selectFrom('report_links').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(row.token_hash.equals(hashToken(code))).toBe(true);
  expect(JSON.stringify(row)).not.toContain(code);
});

test('the letter comes as a page to print, too', async () => {
  const { code } = await made();
  const reply = await kindred.app.server.inject({
    method: 'POST',
    url: '/api/letter/open',
    headers: { host: 'localhost:3000' },
    payload: { code, language: 'en', _format: 'pdf' },
  });
  expect(reply.headers['content-disposition']).toMatch(
    /^attachment; filename="Nora-Aaken-Family-letter-Zoo-U-first-check-2026-09-14\.pdf"; filename\*=/,
  );
  expect(readPdf(reply.rawPayload).text).toContain('Dear family of Nora');
});

const gone: Record<string, (link: { code: string; id: number }) => Promise<string>> = {
  'a wrong one': async ({ code }) => `${code.startsWith('-') ? '_' : '-'}${code.slice(1)}`,
  'no code at all': async () => '',
  'something else': async () => '../../etc/passwd\u0000',
  'an ended one': async ({ code }) => {
    kindred.setNow(new Date(kindred.now().getTime() + 48 * 3_600_000));
    return code;
  },
  'a revoked one': async ({ code, id }) => {
    expect((await kindred.call(revokeLink, { id }, { token })).status).toBe(200);
    return code;
  },
  'one of an archived child': async ({ code }) => {
    await db.updateTable('students').set({ archived_at: kindred.now() }).where('id', '=', child).execute();
    return code;
  },
  'one of a deleted child': async ({ code }) => {
    await db.deleteFrom('students').where('id', '=', child).execute();
    return code;
  },
  'one of a child who moved out of reach of its maker': async ({ code }) => {
    const { id } = await buildAccount(db, { school_id: (await buildSchool(db)).id });
    await db.updateTable('students').set({ owner_id: id }).where('id', '=', child).execute();
    return code;
  },
  'one of somebody who may no longer sign in': async ({ code }) => {
    await db.updateTable('accounts').set({ status: 'deactivated' }).where('id', '=', owner).execute();
    return code;
  },
  'one of a report that begins anew': async ({ code }) => {
    await db.deleteFrom('program_progress').where('student_id', '=', child).execute();
    return code;
  },
};

test.each(Object.keys(gone))('%s opens nothing, and says the same as all others', async (which) => {
  const link = await made();
  expect((await open(link.code)).status).toBe(200);
  const before = (await openings()).length;
  const code = (await gone[which]?.(link)) ?? '';
  const { status, error } = await open(code);
  expect([status, error]).toEqual([404, { type: 'not-found', i18n: 'error.not-found' }]);
  expect(await openings()).toHaveLength(before);
});

test('two days are two days, to the second', async () => {
  const { code } = await made();
  kindred.setNow('2026-09-16T14:59:59Z');
  expect((await open(code)).status).toBe(200);
  kindred.setNow('2026-09-16T15:00:00Z');
  expect((await open(code)).status).toBe(404);
  await runRules(db, RETENTION_RULES, new Date('2026-09-16T16:00:00Z'));
  expect(await db.selectFrom('report_links').select('id').where('student_id', '=', child).execute()).toEqual(
    [],
  );
});

test('who may read the letter may share it and end that; others find no such child', async () => {
  const { id: colleague } = await buildAccount(db);
  const theirs = await kindred.tokenFor({ accountId: colleague });
  expect((await make(theirs)).status).toBe(404);
  const { id } = await made();
  expect((await kindred.call(revokeLink, { id }, { token: theirs })).status).toBe(404);
  expect((await kindred.call(listLinks, report(), { token: theirs })).status).toBe(404);
  await db
    .insertInto('student_shares')
    .values({ student_id: child, account_id: colleague, shared_by: owner })
    .execute();
  const { code } = await made(theirs);
  expect((await kindred.call(revokeLink, { id }, { token: theirs })).status).toBe(200);
  // With the share ends what was made because of it.
  expect((await open(code)).status).toBe(200);
  await db.deleteFrom('student_shares').where('student_id', '=', child).execute();
  expect((await open(code)).status).toBe(404);
});

test("a district's admin, a parent, staff, and staff in the teacher's place make no link", async () => {
  const student = db.selectFrom('students').select('school_id').where('id', '=', child);
  const { school_id } = await student.executeTakeFirstOrThrow();
  const school = db
    .selectFrom('schools')
    .select('district_id')
    .where('id', '=', school_id ?? 0);
  const { district_id } = await school.executeTakeFirstOrThrow();
  const { id: admin } = await buildAccount(db);
  const group = await buildGroup(db, 'district', { [admin]: 'owner' });
  await db.updateTable('groups').set({ district_id }).where('id', '=', group.id).execute();
  const { id: parent } = await buildAccount(db, {
    scope: 'parent',
    role: null,
    family_id: (await buildFamily(db)).id,
  });
  const { id: staff } = await buildAccount(db, { scope: 'uber' });
  for (const accountId of [admin, parent, staff]) {
    expect((await make(await kindred.tokenFor({ accountId }))).status).toBe(403);
  }
  const times = { started_at: kindred.now(), ends_at: new Date(kindred.now().getTime() + 3_600_000) };
  await db
    .insertInto('acting_sessions')
    .values({ staff_id: staff, account_id: owner, reason: 'helping', ...times })
    .execute();
  const acting = {
    token: await kindred.tokenFor({ accountId: staff }),
    headers: { 'x-acting-as': String(owner) },
  };
  expect((await kindred.call(makeLink, { ...report(), iteration: 1 }, acting)).status).toBe(403);
  expect((await kindred.call(listLinks, report(), acting)).status).toBe(200);
});

test('of what is not there, not yet, or archived, there is no link', async () => {
  expect((await make(token, { iteration: 2 })).status).toBe(404);
  expect((await make(token, { kind: 'skill-builder' })).error).toMatchObject({
    i18n: 'error.report-not-available',
  });
  await db.updateTable('students').set({ archived_at: kindred.now() }).where('id', '=', child).execute();
  expect((await make()).error).toMatchObject({ type: 'refused', i18n: 'error.report-link-archived' });
});

test('there are only so many open at a time', async () => {
  let last = 0;
  for (let count = 0; count < MOST_LINKS; count += 1) last = (await made()).id;
  expect((await make()).error).toMatchObject({ i18n: 'error.too-many-report-links' });
  await kindred.call(revokeLink, { id: last }, { token });
  expect((await make()).status).toBe(200);
});

test('made, opened and revoked are in the audit; nobody signed in opened it, and nobody is named', async () => {
  const { code, id } = await made();
  await open(code, { language: 'zh-TW' });
  await kindred.call(revokeLink, { id }, { token });
  await kindred.call(revokeLink, { id }, { token });
  const rows = await db
    .selectFrom('audit')
    .selectAll()
    .where('subject_id', '=', child)
    .where('action', 'like', 'report-link.%')
    .orderBy('id')
    .execute();
  expect(rows).toMatchObject([
    { action: 'report-link.create', actor_id: owner, details: { link: id, program: 'zoou', iteration: 1 } },
    { action: 'report-link.open', actor_id: null, details: { link: id, language: 'zh-TW', format: 'json' } },
    { action: 'report-link.revoke', actor_id: owner, details: { link: id } },
  ]);
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${code}|Nora|Aaken`));
});

test('who tries codes without end has to wait; who has a good one does not', async () => {
  const { code } = await made();
  const from = { remoteAddress: '192.0.2.7', headers: { 'user-agent': 'guessing' } };
  const statuses = new Set<number>();
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const guess = { code: `guess${attempt}`, language: 'en' };
    statuses.add((await kindred.call(openLetter, guess, from)).status);
  }
  expect([...statuses]).toEqual([404, 429]);
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const family = { remoteAddress: '192.0.2.8', headers: { 'user-agent': 'family' } };
    expect((await kindred.call(openLetter, { code, language: 'en' }, family)).status).toBe(200);
  }
});

test('looking at the address opens nothing: there is no call that answers to a GET', async () => {
  const { code, id } = await made();
  for (const url of [
    `/api/letter/${code}`,
    '/api/letter/open',
    `/api/letter/open?code=${code}&language=en`,
  ]) {
    const reply = await kindred.app.server.inject({
      method: 'GET',
      url,
      headers: { host: 'localhost:3000' },
    });
    expect(reply.statusCode).toBe(404);
  }
  const { opened } = await db
    .selectFrom('report_links')
    .select('opened')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(opened).toBe(0);
});
