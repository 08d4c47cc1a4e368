import { brandById } from '#brands/all.ts';
import { writeAudit } from '#platform/server/audit.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { eachByItself } from '#platform/server/database/each-by-itself.ts';
import { type Jobs, job } from '#platform/server/jobs.ts';
import { composeLetter } from '#platform/server/mail/letter-page.ts';
import type { LetterPorts } from '#product/accounts/server/session/addressee.ts';
import { languageOf } from '#product/accounts/server/session/language.ts';
import { remindFrom } from '../../rules/deletion/deletion.ts';
import { mailAbout } from '../export/letters.ts';
import { keepersOf } from '../export/receiving.ts';
import { certificatePdf } from './certificate.ts';
import { type ForgetPorts, forgetChild } from './forget.ts';
import { tellNewDeciders } from './on-home.ts';
import { type Deletion, findDue, finishOne, lockDue, takeOverdue, takeReminders } from './store.ts';
import { letGo, stillStands, tellNewKeepers } from './word.ts';

export const runDeletions = job<Record<string, never>>('child-deletion.run', { retryLimit: 3 });
/** Every hour, a while after the housekeeping. */
const RUN_DELETIONS_AT = '37 * * * *';

export type DeletionPorts = LetterPorts &
  ForgetPorts & {
    clock: () => Date;
    /** From the store of files, where there is one. */
    removeFiles: () => Promise<void>;
  };

export async function workOnDeletions(
  jobs: Pick<Jobs, 'work' | 'every'>,
  db: Db,
  ports: DeletionPorts,
): Promise<void> {
  await jobs.work(runDeletions, () => runDue(db, ports));
  await jobs.every(runDeletions, RUN_DELETIONS_AT, {});
}

/** What is due is deleted, each child by itself; schools that have not decided are reminded, then staff are told. */
export async function runDue(db: Db, ports: DeletionPorts): Promise<void> {
  const now = ports.clock();
  const due = (await findDue(db, now)).map(({ id }) => id);
  try {
    await eachByItself(db, due, (tx, id) => carryOut(tx, ports, id, now));
  } finally {
    await ports.removeFiles();
    await tellOfWaiting(db, ports, now);
  }
}

async function tellOfWaiting(db: Db, ports: DeletionPorts, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tellNewDeciders(tx, now);
    await tellNewKeepers(tx, ports, now);
    for (const waiting of await takeReminders(tx, now, remindFrom(now))) await remind(tx, ports, waiting);
    for (const overdue of await takeOverdue(tx, now)) await escalate(tx, ports, overdue);
  });
}

/** In one transaction: a child is whole, or gone. Who asked has to answer for the child on this day as well. */
async function carryOut(tx: Tx, ports: DeletionPorts, id: number, now: Date): Promise<void> {
  const [due] = await lockDue(tx, id, now);
  if (due?.student_id === undefined || due.student_id === null) return;
  const waiting = { ...due, student_id: due.student_id };
  if (!(await stillStands(tx, waiting))) return letGo(tx, ports, waiting, now);
  const deleted = await forgetChild(tx, ports, due.student_id, now);
  await finishOne(tx, id, now, JSON.stringify(deleted));
  const subject = { type: 'child-deletion', id, details: { reference: due.reference } };
  await writeAudit(tx, { action: 'student.deletion-done', actor: null, subject, requestId: '', now });
  await mailCertificate(tx, ports, { ...due, deleted }, now);
}

/** To whoever asked for it. */
async function mailCertificate(tx: Tx, ports: DeletionPorts, done: Deletion, now: Date): Promise<void> {
  const { asked_by: accountId, brand, reference, id } = done;
  if (accountId === null) return;
  const language = (await languageOf(tx, accountId)) ?? brandById(brand).locales[0];
  const pdf = await certificatePdf(done, now, { language, say: ports.sayFor(brand, language) });
  await mailAbout(tx, ports, {
    accountId,
    brand,
    operation: `child-deletion-${id}-done`,
    what: 'child-deletion.done',
    values: { reference },
    path: '',
    attachments: [
      {
        filename: `${reference}.pdf`,
        contentType: 'application/pdf',
        content: pdf.toString('base64'),
        encoding: 'base64',
      },
    ],
  });
}

async function remind(tx: Tx, ports: DeletionPorts, waiting: Deletion): Promise<void> {
  const { id, student_id, brand, reference, decide_by, zone } = waiting;
  if (student_id === null) return;
  for (const accountId of await keepersOf(tx, student_id)) {
    await mailAbout(tx, ports, {
      accountId,
      brand,
      operation: `child-deletion-${id}-reminder-${accountId}`,
      what: 'child-deletion.reminder',
      values: { reference },
      on: { moment: decide_by, zone },
      path: `/students/${student_id}/data`,
    });
  }
}

/** The school has let its time pass: a person of ours calls them. */
async function escalate(tx: Tx, ports: DeletionPorts, overdue: Deletion): Promise<void> {
  const brand = brandById(overdue.brand);
  const say = ports.sayFor(brand.id, brand.locales[0]);
  const values = { brand: brand.name, support: brand.links.supportEmail, reference: overdue.reference };
  const words = (key: string): string => say({ i18n: `mail.${key}`, values });
  const subject = words('child-deletion.overdue.subject');
  await ports.post.queue(tx, {
    operationId: `child-deletion-${overdue.id}-overdue`,
    kind: 'child-data',
    recipient: brand.links.supportEmail,
    letter: composeLetter({ brand, locale: brand.locales[0], subject, footer: words('common.footer') }, [
      { kind: 'greeting', text: words('common.greeting-unnamed') },
      { kind: 'words', text: words('child-deletion.overdue.body') },
    ]),
  });
}
