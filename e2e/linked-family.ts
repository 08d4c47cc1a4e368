import { buildTeacher, type Kindred } from './kindred.ts';

type LinkedFamily = {
  teacher: string;
  parent: string;
  child: { name: string; username: string };
};

/** A child who may play, and an adult whom the school has linked. Answers the child's number. */
export async function buildLinkedFamily(
  { database }: Kindred,
  { teacher, parent, child }: LinkedFamily,
): Promise<number> {
  const surname = child.name.split(' ')[1];
  await buildTeacher(database, {
    username: teacher,
    name: ['Imke', 'Sandoval'],
    besides: 'admin@kindred.test',
    students: [child.name],
  });
  await database.query(
    `with family as (insert into families (name) values ($3) returning id)
     insert into accounts (scope, username, first_name, last_name, password_hash, status, source, family_id)
     select 'parent', $2, 'Ngozi', $3, a.password_hash, 'verified', 'family-code', family.id
     from accounts a, family where a.username = $1`,
    [teacher, parent, surname],
  );
  const { rows } = await database.query(
    `update students set active_program = 'academy', license_ends_on = '2030-06-30', check_ins = true
     where username = $1 returning id`,
    [child.username],
  );
  const id = Number(rows[0].id);
  await database.query(
    `insert into family_links (student_id, account_id, school_id, created_at)
     select s.id, a.id, s.school_id, now() from students s, accounts a where s.id = $1 and a.username = $2`,
    [id, parent],
  );
  return id;
}
