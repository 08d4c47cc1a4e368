import { sql } from 'kysely';
import { addDays, type Day } from '#platform/contract/days.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { Skill } from '#product/play/rules/story/skills.ts';

type DemoNote = {
  author: string;
  /** Which of the author's children, by name. */
  child: number;
  skill: Skill | null;
  text: string;
  readers: 'page' | 'counselors';
  days_ago: number;
};

const TEACHER = 'educator@kindred.test';
const COUNSELOR = 'clinician@kindred.test';

const NOTES: readonly DemoNote[] = [
  note(TEACHER, 0, 'ini', 'Asked two others to play at recess, without a push.', 6),
  note(TEACHER, 2, null, 'Was away two days with a cold. Came back tired.', 12),
  note(TEACHER, 4, 'emp', 'Noticed that a friend was left out, and made room at the table.', 3),
  note(TEACHER, 4, 'er', 'Used the slow breath before the spelling test.', 17),
  note(TEACHER, 7, 'coop', 'Shared the scissors and the plan in the poster group.', 9),
  note(COUNSELOR, 0, 'er', 'We practiced two ways to say "I need a minute".', 8),
  note(COUNSELOR, 1, 'com', 'Told the whole story of the argument, both sides of it.', 20),
  { ...note(COUNSELOR, 3, null, 'Prefers to talk while walking.', 5), readers: 'counselors' },
];

function note(author: string, child: number, skill: Skill | null, text: string, daysAgo: number): DemoNote {
  return { author, child, skill, text, readers: 'page', days_ago: daysAgo };
}

/** What the teacher and the counselor of the demo wrote about their children. */
export async function seedNotes(tx: Tx, today: Day): Promise<void> {
  const rows = NOTES.map(({ days_ago, ...one }) => ({ ...one, on_day: addDays(today, -days_ago) }));
  await sql`
    insert into student_notes (student_id, author_id, skill, text, readers, created_at)
    select own.id, a.id, n.skill, n.text, n.readers, n.on_day + time '21:10'
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as n (author text, child integer, skill text, text text, readers text, on_day date)
    join accounts a on a.username = n.author
    cross join lateral (
      select s.id from students s where s.owner_id = a.id and s.archived_at is null and not s.is_sandbox
      order by s.last_name, s.id offset n.child limit 1
    ) own`.execute(tx);
}
