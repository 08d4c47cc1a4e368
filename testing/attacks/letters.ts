import { buildChecked } from '#product/reports/server/testing/standing.ts';
import { type Attack, attack, firstOf, mustWork, refused, unless } from './attack.ts';
import type { Sent } from './http.ts';
import { other } from './links.ts';
import type { World } from './world.ts';

async function sharedLetter(world: World) {
  const student = await world.newStudent();
  await buildChecked(world.kindred, student.id);
  const headers = await world.tokenOf(world.teacher.id);
  const made = await world.ask({
    method: 'POST',
    path: `/api/educator/students/${student.id}/report/zoou/assessment/links`,
    headers,
    body: { iteration: 1 },
  });
  mustWork(made);
  const { url, data } = made.json();
  return { student, headers, code: String(url).split('/').at(-1) ?? '', id: Number(data.id) };
}

const opening = (code: unknown, more: Record<string, string> = {}): Sent => ({
  method: 'POST',
  path: '/api/letter/open',
  headers: more,
  body: { code, language: 'en' },
});

const letters = [
  attack('a shared letter is opened after it was revoked', async (world) => {
    const { headers, code, id } = await sharedLetter(world);
    mustWork(await world.ask(opening(code)));
    await world.ask({ method: 'DELETE', path: `/api/educator/report-links/${id}`, headers });
    return refused(await world.ask(opening(code)));
  }),
  attack('a shared letter is opened after its time', async (world) => {
    const { code } = await sharedLetter(world);
    world.later(400 * 86_400);
    return refused(await world.ask(opening(code)));
  }),
  attack('a shared letter is opened after its child was archived', async (world) => {
    const { code, student } = await sharedLetter(world);
    await world.db
      .updateTable('students')
      .set({ archived_at: new Date() })
      .where('id', '=', student.id)
      .execute();
    return refused(await world.ask(opening(code)));
  }),
  attack('a shared letter is opened by its hash', async (world) => {
    const { id } = await sharedLetter(world);
    const row = await world.db
      .selectFrom('report_links')
      .select('token_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return refused(await world.ask(opening(row.token_hash.toString('base64url').slice(0, 32))));
  }),
  attack('shared letters are guessed without end', async (world) => {
    const { code } = await sharedLetter(world);
    const statuses: number[] = [];
    for (let nth = 0; nth < 400; nth += 1)
      statuses.push((await world.ask(opening(`${other(code).slice(0, -4)}${nth + 1000}`))).status);
    return firstOf([
      unless(!statuses.some((status) => status < 300), 'one was opened'),
      unless(statuses.includes(429), 'nobody was told to wait'),
    ]);
  }),
  attack("a shared letter's address is passed on by the page", async (world) => {
    const { code } = await sharedLetter(world);
    const page = await world.ask({ path: `/letter/${code}` }, 'paged');
    if (page.status !== 200) return unless(page.status === 404, `answered ${page.status}`);
    return unless(page.headers['referrer-policy'] === 'no-referrer', String(page.headers['referrer-policy']));
  }),
];

export const LETTERS: readonly Attack[] = [...letters];
