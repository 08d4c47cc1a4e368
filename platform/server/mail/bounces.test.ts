import { expect, test } from 'vitest';
import { testDatabase } from '#testing/server/database.ts';
import { noteReport, readReport } from './bounces.ts';

const { db } = await testDatabase();
const NOW = new Date('2026-09-14T15:00:00Z');

type Parts = { action?: string; status?: string; recipient?: string; messageId?: string };

/** As RFC 3464 has it, and as Postfix writes it. */
function reportOf({
  action = 'failed',
  status = '5.1.1',
  recipient = 'gone@school.test',
  messageId = '<activation-7@kindred.test>',
}: Parts = {}): Buffer {
  return Buffer.from(
    [
      'From: MAILER-DAEMON@mail.school.test',
      'To: no-reply@kindred.test',
      'Subject: Undelivered Mail Returned to Sender',
      'MIME-Version: 1.0',
      'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
      '',
      '--b',
      'Content-Type: text/plain; charset=us-ascii',
      '',
      'I am sorry to have to inform you that your message could not be delivered.',
      '',
      '--b',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mail.school.test',
      '',
      `Final-Recipient: rfc822; ${recipient}`,
      `Action: ${action}`,
      `Status: ${status}`,
      'Diagnostic-Code: smtp; 550 5.1.1 user unknown',
      '',
      '--b',
      'Content-Type: text/rfc822-headers',
      '',
      'From: no-reply@kindred.test',
      `To: ${recipient}`,
      `Message-ID: ${messageId}`,
      '',
      '--b--',
      '',
    ].join('\r\n'),
  );
}

test('a report that a letter came back is read', async () => {
  expect(await readReport(reportOf())).toEqual({
    operationId: 'activation-7',
    recipient: 'gone@school.test',
    status: '5.1.1',
  });
});

test.each([
  ['a letter that is only late', reportOf({ action: 'delayed', status: '4.4.1' })],
  ['a full mailbox', reportOf({ status: '5.2.2' })],
  ['a letter that was not taken for its sender', reportOf({ status: '5.7.1' })],
  ['somebody who writes back', Buffer.from('From: a@b.test\r\nSubject: Hello\r\n\r\nStatus: 5.1.1\r\n')],
  ['nothing', Buffer.of()],
])('%s is none', async (_, raw) => {
  expect(await readReport(raw)).toBeNull();
});

test('it counts for a letter of ours to that very address, once', async () => {
  await db
    .insertInto('mails')
    .values({
      operation_id: 'activation-7',
      kind: 'activation',
      recipient: 'gone@school.test',
      status: 'sent',
      sent_at: NOW,
    })
    .execute();
  expect(await noteReport(db, reportOf({ recipient: 'another@school.test' }), NOW)).toBe(false);
  expect(await noteReport(db, reportOf({ messageId: '<activation-8@kindred.test>' }), NOW)).toBe(false);
  expect(await noteReport(db, reportOf({ recipient: 'Gone@School.test' }), NOW)).toBe(true);
  expect(await noteReport(db, reportOf(), NOW)).toBe(false);
  const mail = await db.selectFrom('mails').selectAll().executeTakeFirstOrThrow();
  expect(mail).toMatchObject({
    status: 'refused',
    refused_at: NOW,
    last_error: '5.1.1',
    letter_sealed: null,
  });
});
