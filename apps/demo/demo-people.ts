import * as z from 'zod/mini';
import type { Db } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { SignOnProvider } from '#product/accounts/rules/sign-in/sign-on.ts';

/** Somebody a simulated provider can vouch for, with the id it has there. */
export type DemoPerson = {
  id: string;
  firstName: string;
  lastName: string;
  note: string;
  isStudent: boolean;
};

type Kind = 'licensed' | 'no-license' | 'archived';

const KEYS: Record<SignOnProvider, string> = {
  clever: 's.clever_user_id',
  classlink: "s.classlink_tenant_id || ':' || s.classlink_login_id",
};

/** A class of those who can come in, and one each of those who cannot. */
const found = (key: string) =>
  statement(
    {
      id: z.string(),
      first_name: z.string(),
      last_name: z.string(),
      school: z.string(),
      kind: z.enum(['licensed', 'no-license', 'archived']),
    },
    `
    select id, first_name, last_name, school, kind from (
      select ${key} as id, s.first_name, s.last_name, sc.name as school, k.kind,
        row_number() over (partition by k.kind order by s.last_name, s.first_name, s.id) as place
      from students s join schools sc on sc.id = s.school_id
      cross join lateral (select case
        when s.archived_at is not null then 'archived'
        when s.license_ends_on >= $1::timestamptz::date then 'licensed'
        else 'no-license' end as kind) k
      where ${key} is not null and not s.is_sandbox
    ) ranked
    where place <= case kind when 'licensed' then 12 else 1 end
    order by array_position(array['licensed', 'no-license', 'archived'], kind), place`,
  );

const NOTES: Record<Kind, string> = { licensed: '', 'no-license': 'no license, ', archived: 'archived, ' };

/** Nobody here has these ids. */
const STRANGERS: Record<SignOnProvider, readonly DemoPerson[]> = {
  clever: strangers((number) => `${'0'.repeat(23)}${number}`),
  classlink: strangers((number) => `999:stranger${number}`),
};

function strangers(id: (number: number) => string): DemoPerson[] {
  return [
    { id: id(1), firstName: 'New', lastName: 'Student', note: 'not linked yet', isStudent: true },
    { id: id(2), firstName: 'Some', lastName: 'Teacher', note: 'a teacher', isStudent: false },
  ];
}

export async function demoPeople(db: Db, provider: SignOnProvider, now: Date): Promise<DemoPerson[]> {
  const rows = await found(KEYS[provider])(db, now);
  const students = rows.map(({ id, first_name: firstName, last_name: lastName, school, kind }) => ({
    id,
    firstName,
    lastName,
    note: `${NOTES[kind]}${school}`,
    isStudent: true,
  }));
  return [...students, ...STRANGERS[provider]];
}
