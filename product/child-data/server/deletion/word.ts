import { writeAudit } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { LetterPorts } from '#product/accounts/server/session/addressee.ts';
import { findActorOf } from '#product/accounts/server/session/sessions.ts';
import { mailAbout } from '../export/letters.ts';
import { keepersOf, receivedBy } from '../export/receiving.ts';
import { nameSide, saidOf } from './sides.ts';
import { type Deletion, endOne, findWaiting } from './store.ts';

type Waiting = Deletion & { student_id: number };

/** Whether who asked for it, or agreed to it, still answers for the child. Staff never did: they asked on behalf. */
export async function stillStands(tx: Tx, deletion: Waiting): Promise<boolean> {
  const { asked_as, asked_by, decided_by, student_id: studentId } = deletion;
  if (asked_as === 'staff') return true;
  const accountId = decided_by ?? asked_by;
  const actor = accountId === null ? null : await findActorOf(tx, accountId);
  return actor !== null && (await receivedBy(tx, actor, [studentId])).get(studentId) === 'whole';
}

/** Nothing is deleted on the word of somebody who has left, or whose child it is no more; whoever answers now may ask. */
export async function letGo(tx: Tx, ports: LetterPorts, deletion: Waiting, now: Date): Promise<void> {
  const { id, student_id: studentId, asked_by, brand, reference } = deletion;
  await endOne(tx, id, 'taken-back', now);
  const subject = { type: 'student', id: studentId, details: { deletion: id } };
  await writeAudit(tx, { action: 'student.deletion-let-go', actor: null, subject, requestId: '', now });
  const keepers = await keepersOf(tx, studentId);
  for (const accountId of new Set([...(asked_by === null ? [] : [asked_by]), ...keepers])) {
    await mailAbout(tx, ports, {
      accountId,
      brand,
      operation: `child-deletion-${id}-let-go-${accountId}`,
      what: 'child-deletion.let-go',
      values: { reference },
      path: keepers.includes(accountId) ? `/students/${studentId}/data` : '',
    });
  }
}

/** Who came to answer for the child since it was asked for gets the letter that the others got then; each gets it once. */
export async function tellNewKeepers(tx: Tx, ports: LetterPorts, now: Date): Promise<void> {
  for (const { student_id: studentId, ...one } of await findWaiting(tx, now)) {
    const waiting = studentId === null ? null : { ...one, student_id: studentId };
    if (waiting === null || !(await stillStands(tx, waiting))) continue;
    const { id, brand, reference, runs_at, zone, asked_as, asked_by, decided_by } = waiting;
    const who = saidOf({ as: asked_as, name: await nameSide(tx, asked_by) });
    const keepers = await keepersOf(tx, waiting.student_id);
    for (const accountId of keepers.filter((keeper) => keeper !== asked_by && keeper !== decided_by)) {
      await mailAbout(tx, ports, {
        accountId,
        brand,
        operation: `child-deletion-${id}-asked-${accountId}`,
        what: 'child-deletion.begun',
        values: { reference },
        on: { moment: runs_at, zone },
        who,
        path: `/students/${waiting.student_id}/data`,
      });
    }
  }
}
