import type { Db } from '#platform/server/database/database.ts';

/** All schools there are have said yes to norms. */
export async function everySchoolAgrees(db: Db): Promise<void> {
  const schools = await db.selectFrom('schools').select('id').execute();
  const rows = schools.map(({ id }) => ({
    school_id: id,
    activity: 'norms' as const,
    standing: 'agreed' as const,
    is_on: true,
    since: new Date('2026-07-01T12:00:00Z'),
  }));
  await db
    .insertInto('school_activities')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
