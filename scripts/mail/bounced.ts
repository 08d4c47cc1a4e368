/**
 * `npm run bounced < report`: a mail server's report that a letter came back, as it arrived at the address of MAIL_FROM. For an
 * alias that pipes, or a filter of that mailbox; other letters are let be.
 */
import { buffer } from 'node:stream/consumers';
import { databaseOrExit, settingsOrExit } from '#apps/running/runtime.ts';
import { openDatabase } from '#platform/server/database/database.ts';
import { noteReport } from '#platform/server/mail/bounces.ts';

const database = openDatabase({ ...databaseOrExit(settingsOrExit()), max: 1 });
try {
  const isNoted = await noteReport(database.db, await buffer(process.stdin), new Date());
  console.log(isNoted ? 'Noted.' : 'No report of a letter of ours that came back for good.');
} finally {
  await database.close();
}
