import { randomBytes } from 'node:crypto';
import { afterAll, expect, test, vi } from 'vitest';
import { readSettings } from '#apps/running/settings.ts';
import { deliverMail, mailCarrier, postOffice } from '#platform/server/mail/mail.ts';
import { requestAccount } from '#product/accounts/contract.ts';
import { listMailbox, readAttachment, readMailbox } from '#product/notifications/contract.ts';
import { startDemoMailServer } from '#simulators/mail/demo-mail-server.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { isWhole } from '#testing/server/proof.ts';
import { startWorker } from '../worker/worker.ts';

/** The way of a letter: queued with the change, carried by the worker, received by the demo's mail server. */
const kindred = await testKindred();
const { db, appKey, jobs } = kindred;
const settings = readSettings({ DEMO: '1' });
const letter = { subject: 'Hello', text: 'Plain words', html: '<p>Plain words</p>' };

let mailServer = await startDemoMailServer(db);
const { url: smtpUrl } = mailServer;
const port = Number(new URL(smtpUrl).port);
const worker = await startWorker({ settings, connection: kindred.database.connection, appKey, smtpUrl });
afterAll(async () => {
  await worker.stop();
  await mailServer.close();
});

const mailOf = (recipient: string) =>
  db.selectFrom('mails').selectAll().where('recipient', '=', recipient).executeTakeFirstOrThrow();
const received = (recipient: string) =>
  db.selectFrom('mailbox').selectAll().where('recipient', '=', recipient).execute();
const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 15_000, interval: 50 });

test('a letter arrives, can be read, and is forgotten by us', async () => {
  const email = 'reader@mail.test';
  await kindred.call(requestAccount, { my_role: 'home', first_name: '美玲', last_name: 'B', email });
  const queued = await mailOf(email);
  expect(queued.letter_sealed?.toString('latin1') ?? '').not.toContain('/account/activate/');

  await until(async () => expect((await mailOf(email)).status).toBe('sent'));
  expect(await mailOf(email)).toMatchObject({ letter_sealed: null, attempts: 1, last_error: null });
  expect(await received(email)).toHaveLength(1);

  const list = await kindred.call(listMailbox, {});
  const head = list.body.data.find(({ recipient }) => recipient === email);
  expect(head?.subject).toBe('Activate your Kindred account');
  const { body } = await kindred.call(readMailbox, { id: head?.id });
  expect(body.data).toMatchObject({ ...head, sender: 'no-reply@kindred.test' });
  expect(body.data.text).toContain('Hello,');
  expect(body.data.text).toMatch(/http:\/\/localhost:3000\/account\/activate\/\d+\/[\w-]{32}/);
  expect((await kindred.call(readMailbox, { id: 999_999 })).status).toBe(404);
});

test('what came with a letter is listed with its size, and can be opened', async () => {
  const email = 'keeper@mail.test';
  const [pdf, page] = [Buffer.from('%PDF-1.4 a quote'), Buffer.from('<script>alert(1)</script>')];
  const attachments = [
    { filename: 'KQ-2026-000001.pdf', contentType: 'application/pdf', content: pdf.toString('base64') },
    { filename: '../"odd"\\name.html', contentType: 'text/html', content: page.toString('base64') },
  ].map((one) => ({ ...one, encoding: 'base64' as const }));
  await postOffice(jobs, appKey).queue(db, {
    operationId: 'keeper',
    kind: 'test',
    recipient: email,
    letter: { ...letter, attachments },
  });
  await until(async () => expect((await mailOf(email)).status).toBe('sent'));
  const { id } = (await kindred.call(listMailbox, {})).body.data.find((one) => one.recipient === email) ?? {};
  expect((await kindred.call(readMailbox, { id })).body.data.attachments).toEqual([
    { name: 'KQ-2026-000001.pdf', size: pdf.length },
    { name: expect.stringMatching(/^[\w.-]+\.html$/), size: page.length },
  ]);
  const open = (place: number) =>
    kindred.app.server.inject({
      url: `/api${readAttachment.path.replace(':id', String(id)).replace(':place', String(place))}`,
    });
  const [first, second] = [await open(1), await open(2)];
  expect([first.headers['content-type'], first.rawPayload]).toEqual(['application/pdf', pdf]);
  expect([second.headers['content-type'], second.rawPayload]).toEqual(['application/octet-stream', page]);
  expect(second.headers['content-disposition']).toMatch(/^attachment; filename="[\w.-]+"$/);
  expect((await open(3)).statusCode).toBe(404);
});

test.runIf(isWhole)('a mail server that is down gets the letter once it is back, and once only', async () => {
  await mailServer.close();
  const email = 'patient@mail.test';
  await postOffice(jobs, appKey).queue(db, {
    operationId: 'patient',
    kind: 'test',
    recipient: email,
    letter,
  });
  await until(async () =>
    expect(await mailOf(email)).toMatchObject({ status: 'failed', last_error: 'ESOCKET' }),
  );
  expect((await mailOf(email)).letter_sealed).not.toBeNull();

  mailServer = await startDemoMailServer(db, port);
  await until(async () => expect((await mailOf(email)).status).toBe('sent'));
  const { id, attempts } = await mailOf(email);
  expect(attempts).toBeGreaterThan(1);
  // A job that is run again, because the worker died before it could say "done", finds nothing left to do.
  await jobs.enqueue(db, deliverMail, { id });
  const marker = 'marker@mail.test';
  await postOffice(jobs, appKey).queue(db, {
    operationId: 'marker',
    kind: 'test',
    recipient: marker,
    letter,
  });
  await until(async () => expect((await mailOf(marker)).status).toBe('sent'));
  expect(await received(email)).toHaveLength(1);
});

test('one operation sends one letter, however often it is queued, also at once', async () => {
  const email = 'once@mail.test';
  const queue = () =>
    db
      .transaction()
      .execute((tx) =>
        postOffice(jobs, appKey).queue(tx, { operationId: 'once', kind: 'test', recipient: email, letter }),
      );
  await Promise.all([queue(), queue(), queue()]);
  await queue();
  await until(async () => expect((await mailOf(email)).status).toBe('sent'));
  await queue();
  const rows = await db.selectFrom('mails').select('id').where('recipient', '=', email).execute();
  expect(rows).toHaveLength(1);
  expect(await received(email)).toHaveLength(1);
});

test('a change that is rolled back sends nothing', async () => {
  const failing = db.transaction().execute(async (tx) => {
    await postOffice(jobs, appKey).queue(tx, {
      operationId: 'never',
      kind: 'test',
      recipient: 'never@mail.test',
      letter,
    });
    throw new Error('changed our mind');
  });
  await expect(failing).rejects.toThrow('changed our mind');
  const rows = await db.selectFrom('mails').select('id').where('operation_id', '=', 'never').execute();
  expect(rows).toEqual([]);
});

test('a letter sealed with another key stays where it is', async () => {
  const other = randomBytes(32);
  const idle = { enqueue: async () => undefined };
  const mail = { operationId: 'sealed', kind: 'test', recipient: 'sealed@mail.test', letter };
  await postOffice(idle, other).queue(db, mail);
  const { id } = await mailOf('sealed@mail.test');
  const carrier = mailCarrier({ db, appKey, smtpUrl, from: settings.mailFrom });
  await expect(carrier.deliver(id)).rejects.toThrow('unable to authenticate data');
  carrier.close();
  expect(await received('sealed@mail.test')).toEqual([]);
});

test('without the demo there is no mailbox and no page of calls', async () => {
  const { app } = await testKindred({
    DEMO: '0',
    SMTP_URL: smtpUrl,
    MAIL_FROM: settings.mailFrom,
    DASHBOARD_URL: settings.dashboardUrl,
    STUDENT_URL: settings.studentUrl,
    VENDOR_NAME: settings.vendor.name,
    VENDOR_ADDRESS: settings.vendor.address.join('|'),
    VENDOR_TAX_ID: settings.vendor.taxId,
    VENDOR_EMAIL: settings.vendor.email,
  });
  const status = async (url: string) => (await app.server.inject({ method: 'GET', url })).statusCode;
  for (const url of ['/api/mailbox', '/api/mailbox/1', '/api/mailbox/1/page', '/api/docs', '/api/docs.css'])
    expect(await status(url)).toBe(404);
  for (const url of ['/api/health', '/api/ready', '/api/openapi.json']) expect(await status(url)).toBe(200);
});

test('a letter is shown as a page that runs nothing and loads nothing, inside our own page alone', async () => {
  const page = '<!doctype html><html><head></head><body><script>alert(1)</script><b>Words</b></body></html>';
  const { app, db: own } = await testKindred();
  const raw = `Subject: A page\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${page}`;
  const { id } = await own
    .insertInto('mailbox')
    .values({ recipient: 'page@mail.test', raw: Buffer.from(raw) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const reply = await app.server.inject({ method: 'GET', url: `/api/mailbox/${id}/page` });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation",
    'x-frame-options': 'SAMEORIGIN',
    'cache-control': 'no-store',
  });
  expect(reply.body).toContain('<base target="_top">');
  for (const url of ['/api/mailbox/999999/page', '/api/mailbox/x/page']) {
    const missing = await app.server.inject({ method: 'GET', url });
    expect([url, missing.statusCode < 500 && missing.statusCode >= 400]).toEqual([url, true]);
  }
});
