import { beforeEach, expect, test } from 'vitest';
import { RETENTION_RULES } from '#apps/running/retention.ts';
import { hashToken } from '#platform/server/crypto.ts';
import { runRules } from '#product/retention/server/run.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount } from '#testing/api/people.ts';
import { buildQuote } from '#testing/api/purchases.ts';
import { readPdf } from '#testing/server/pdf-text.ts';
import { educatorPackets, staffPackets } from '../../packets-contract.ts';
import { MOST_PACKETS, PACKET_PAPERS } from '../../rules/packets.ts';

const kindred = await testKindred();
const { db } = kindred;

let [owner, quote, token] = [0, 0, ''];

beforeEach(async () => {
  kindred.setNow('2026-09-14T15:00:00Z');
  ({ id: owner } = await buildAccount(db, { first_name: 'Ilse', last_name: 'Marchetti' }));
  token = await kindred.tokenFor({ accountId: owner });
  quote = await buildQuote(db, owner);
});

const make = (more: object = {}, as = token) =>
  kindred.call(educatorPackets.make, { id: quote, ...more }, { token: as });
const made = async (more: object = {}): Promise<{ code: string; id: number }> => {
  const { body } = await make(more);
  return { code: body.url.split('/').at(-1) ?? '', id: body.data.id };
};

/** Without signing in, each time as another browser. */
let browser = 0;
const post = (code: string, more: object = {}) => {
  browser += 1;
  return kindred.app.server.inject({
    method: 'POST',
    url: '/api/packet/open',
    headers: { host: 'localhost:3000', 'user-agent': `browser ${browser}` },
    payload: { code, language: 'en', ...more },
  });
};

test('an office opens the packet without an account, as often as it likes', async () => {
  const { body } = await make();
  expect(body.url).toMatch(/^http:\/\/localhost:3000\/packet\/[\w-]{32}$/);
  const code = body.url.split('/').at(-1) ?? '';
  const reply = await post(code);
  expect(reply.statusCode).toBe(200);
  expect(reply.json().data).toMatchObject({
    vendor: 'Kindred Demonstration LLC',
    quote: { status: 'sent', quantity: 10, total_cents: 12_000, valid_until: '2026-11-13' },
    ends_at: '2026-10-14T15:00:00.000Z',
    papers: [...PACKET_PAPERS],
  });
  expect((await post(code)).statusCode).toBe(200);
  const { body: list } = await kindred.call(educatorPackets.list, { id: quote }, { token });
  expect(list.data).toMatchObject([{ made_by: 'Ilse Marchetti', state: 'open', opened: 2 }]);
  const row = await db.selectFrom('packet_links').selectAll().executeTakeFirstOrThrow();
  expect(row.token_hash.equals(hashToken(code))).toBe(true);
});

test('each paper comes as a PDF, and all of them in one zip', async () => {
  const { code } = await made();
  const words = { quote: 'KQ-2026', w9: '00-0000000', agreement: 'Kindred Demonstration LLC' } as const;
  for (const [paper, word] of Object.entries(words)) {
    const reply = await post(code, { paper, language: 'zh-TW' });
    expect([paper, reply.headers['content-type']]).toEqual([paper, 'application/pdf']);
    expect(readPdf(reply.rawPayload).text).toContain(word);
  }
  const all = await post(code, { paper: 'all' });
  expect(all.headers['content-type']).toBe('application/zip');
  const names = all.rawPayload.toString('latin1');
  for (const name of ['W-9.pdf', 'Student-data-agreement.pdf', 'Security.pdf', 'Accessibility.pdf'])
    expect(names).toContain(name);
});

const gone: Record<string, (link: { code: string; id: number }) => Promise<string>> = {
  'a wrong one': async ({ code }) => `${code.startsWith('-') ? '_' : '-'}${code.slice(1)}`,
  'no code at all': async () => '',
  'an ended one': async ({ code }) => {
    kindred.setNow('2026-10-14T15:00:00Z');
    return code;
  },
  'a revoked one': async ({ code, id }) => {
    expect((await kindred.call(educatorPackets.revoke, { id }, { token })).status).toBe(200);
    return code;
  },
  'one of a quote that was canceled': async ({ code }) => {
    await db.updateTable('quotes').set({ status: 'canceled' }).where('id', '=', quote).execute();
    return code;
  },
  'one of somebody who may no longer sign in': async ({ code }) => {
    await db.updateTable('accounts').set({ status: 'deactivated' }).where('id', '=', owner).execute();
    return code;
  },
};

test.each(Object.keys(gone))('%s opens nothing, and says the same as all others', async (which) => {
  const link = await made();
  expect((await post(link.code)).statusCode).toBe(200);
  const code = (await gone[which]?.(link)) ?? '';
  const reply = await post(code);
  expect([reply.statusCode, reply.json()]).toEqual([404, { type: 'not-found', i18n: 'error.not-found' }]);
});

test('a packet says that its price is over; without a price there is none', async () => {
  const { code } = await made({ days: 60 });
  kindred.setNow('2026-11-12T20:00:00Z');
  await db.updateTable('quotes').set({ valid_until: '2026-11-01' }).where('id', '=', quote).execute();
  expect((await post(code)).json().data.quote.status).toBe('expired');
  await db.updateTable('quotes').set({ status: 'requested' }).where('id', '=', quote).execute();
  const later = await kindred.tokenFor({ accountId: owner });
  expect((await make({}, later)).error).toMatchObject({ i18n: 'purchasing-packets.not-sent' });
});

test('who has the quote makes and ends links, staff do for any; others find no such quote', async () => {
  const { id: other } = await buildAccount(db);
  const { id: staff } = await buildAccount(db, { scope: 'uber' });
  const [theirs, ours] = await Promise.all([
    kindred.tokenFor({ accountId: other }),
    kindred.tokenFor({ accountId: staff }),
  ]);
  const { id } = await made();
  expect((await make({}, theirs)).status).toBe(404);
  expect((await kindred.call(educatorPackets.list, { id: quote }, { token: theirs })).status).toBe(404);
  expect((await kindred.call(educatorPackets.revoke, { id }, { token: theirs })).status).toBe(404);
  expect((await kindred.call(staffPackets.make, { id: quote }, { token: ours })).status).toBe(200);
  expect((await kindred.call(staffPackets.revoke, { id }, { token: ours })).status).toBe(200);
});

test('there are only so many at a time, none for other times, and what is over goes', async () => {
  expect((await make({ days: 365 })).status).toBe(422);
  for (let count = 0; count < MOST_PACKETS; count += 1) await made({ days: 7 });
  expect((await make()).error).toMatchObject({ i18n: 'purchasing-packets.too-many' });
  await runRules(db, RETENTION_RULES, new Date('2026-09-21T15:00:01Z'));
  expect(await db.selectFrom('packet_links').select('id').where('quote_id', '=', quote).execute()).toEqual(
    [],
  );
});

test('made, opened and ended are in the audit, with which paper', async () => {
  const { code, id } = await made();
  await post(code, { paper: 'w9' });
  await kindred.call(educatorPackets.revoke, { id }, { token });
  const rows = await db
    .selectFrom('audit')
    .select(['action', 'actor_id', 'subject_id', 'details'])
    .where('action', 'like', 'packet.%')
    .where('subject_id', '=', quote)
    .orderBy('id')
    .execute();
  expect(rows).toMatchObject([
    { action: 'packet.create', actor_id: owner, details: { link: id, days: 30 } },
    { action: 'packet.open', actor_id: null, details: { link: id, paper: 'w9' } },
    { action: 'packet.revoke', actor_id: owner },
  ]);
});
