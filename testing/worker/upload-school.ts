import { sql } from 'kysely';
import { type AppKey, seal } from '#platform/server/crypto.ts';
import type { Db } from '#platform/server/database/database.ts';
import { openSession } from '#product/accounts/server/session/sessions.ts';
import { grantLot } from '#product/licensing/server/ledger/lots.ts';
import { operate } from '#product/licensing/server/ledger/operations.ts';
import { buildAccount, buildGroup, buildSchool } from '#testing/api/people.ts';

const FIRST = ['Ada', 'Amir', 'Bao', 'Zoë', 'Dara', 'Eli', 'Fatima'];
const LAST = ['Abara', 'Baker', "O'Neil", 'Diaz', 'Ellis'];
const first = (n: number): string => FIRST[n % FIRST.length] ?? '';
const last = (n: number): string => `${LAST[n % LAST.length]} ${'abcdefghij'[n % 10]}${Math.floor(n / 50)}`;

/** A school with an admin, a colleague, and students of whom every kind of row finds some. */
export async function buildUploadSchool(db: Db, appKey: AppKey, known: number): Promise<string> {
  const school = await buildSchool(db);
  const admin = await buildAccount(db, { school_id: school.id });
  const colleague = await buildAccount(db, { school_id: school.id, username: 'colleague@school.test' });
  const group = await buildGroup(db, 'school', { [admin.id]: 'owner' });
  await db
    .updateTable('groups')
    .set({ school_id: school.id, pool_on: true })
    .where('id', '=', group.id)
    .execute();
  await buyLicenses(db, group.id);
  const password = seal(appKey, 'happy-fox-7');
  const all = Array.from({ length: known }, (_, n) => n);
  await db
    .insertInto('students')
    .values(
      all.map((n) => ({
        school_id: school.id,
        owner_id: n % 3 === 0 ? colleague.id : admin.id,
        first_name: first(n),
        last_name: last(n),
        grade: n % 12,
        student_id: n % 2 === 0 ? `S${n}` : null,
        username: `known.${n}`,
        password_sealed: password,
        clever_user_id: n % 11 === 0 ? `clever-${n}` : null,
        archived_at: n % 17 === 0 ? new Date('2026-01-05') : null,
      })),
    )
    .execute();
  // Every fourth is shared with the colleague; some of those come to belong to them.
  await sql`insert into student_shares (student_id, account_id)
    select id, ${colleague.id} from students where owner_id = ${admin.id} and id % 4 = 0`.execute(db);
  // As the database does by itself, a minute later.
  await sql`analyze`.execute(db);
  return openSession(db, { accountId: admin.id }, new Date());
}

/** Fewer than the file asks for: some rows go without. */
const LICENSES = 700;

async function buyLicenses(db: Db, groupId: number): Promise<void> {
  await db.transaction().execute((tx) =>
    operate({ tx, kind: 'test', actor: null, now: new Date(), operationId: 'bought' }, Number, (operation) =>
      grantLot(operation, {
        owner: { groupId },
        plan: 'individual',
        term: 'year',
        quantity: LICENSES,
        startsOn: '2026-01-01',
        endsOn: null,
        issuer: 'user',
        origin: 'free',
      }),
    ),
  );
}

/**
 * Fewer namesakes than there are counted usernames, the next would be random. Some known by number, some by name, some as they are, new ones, namesakes, faults; a tenth of
 * the known is not named.
 */
export function buildUploadFile(known: number, rows: number): Buffer {
  const header =
    'first_name,last_name,grade,student_id,teacher,educator_username,student_username,clever_user_id,classlink_tenant_id,classlink_login_id,activate_license,assign_program';
  const lines = Array.from({ length: rows }, (_, n) => {
    if (n % 97 === 0) return [first(n), last(n), 'thirteen'];
    if (n % 401 === 0) return ['Same', 'Name', '4', `T${n}`];
    if (n < known && n % 10 === 3) return ['Twice', `Named ${n % 7}`, '5'];
    const number = n % 2 === 0 ? `S${n}` : '';
    const grade = n % 5 === 0 ? n % 12 : Math.min((n % 12) + 1, 12);
    const classlink = n % 22 === 0 ? ['tenant', `login-${n}`] : ['', ''];
    const educator = n % 8 === 0 ? 'colleague@school.test' : '';
    return [
      first(n),
      last(n),
      String(grade),
      number,
      n % 5 === 0 ? '' : `Room ${n % 20}`,
      educator,
      n % 50 === 1 ? `own.${n}` : '',
      '',
      ...classlink,
      n % 4 === 1 ? 'Y' : '',
      n % 12 === 1 ? 'sim' : '',
    ];
  });
  return Buffer.from([header, ...lines.map((cells) => cells.join(','))].join('\n'));
}
