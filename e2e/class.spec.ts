import { expect, expectAccessible, type Kindred, startSession, test } from './kindred.ts';

/** Three of the class said something today, one of them to the colleague alone, and one played. */
async function aMorning({ database }: Kindred): Promise<{ names: string[] }> {
  const { rows } = await database.query(
    `select s.id, s.first_name as name, s.owner_id, (now() at time zone coalesce(sc.time_zone, 'America/New_York'))::date::text as today
     from students s join accounts a on a.id = s.owner_id left join schools sc on sc.id = s.school_id
     where a.username = 'educator@kindred.test' and s.archived_at is null order by s.username = 'maya' desc, s.id limit 3`,
  );
  expect(rows).toHaveLength(3);
  const [first, second, third] = rows;
  const day = first.today;
  await database.query('delete from check_ins where on_day = $1', [day]);
  await database.query(
    `insert into check_ins (student_id, id, at, on_day, feeling, told_to) values
       ($1, gen_random_uuid(), now(), $4, 'worried', $5), ($2, gen_random_uuid(), now(), $4, 'skipped', $5),
       ($3, gen_random_uuid(), now(), $4, 'mad', '{1}')`,
    [first.id, second.id, third.id, day, [first.owner_id]],
  );
  await database.query(
    `insert into play_days (student_id, on_day, area, seconds) values ($1, $2, 'zoou', 540)
     on conflict (student_id, on_day, area) do update set seconds = 540`,
    [first.id, day],
  );
  return { names: rows.map(({ name }) => name) };
}

test('in the morning a teacher sees how the class feels and who played, and nothing that a child told others', async ({
  page,
  kindred,
}) => {
  const { names } = await aMorning(kindred);
  const [worried = '', later = '', elsewhere = ''] = names;
  await startSession(page, kindred, 'educator@kindred.test');
  await page.goto(`${kindred.dashboard}/educator`);
  const card = (title: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title }) });
  const feelings = card('How your class feels today');
  await expect(feelings.getByRole('listitem').filter({ hasText: 'Worried' }).first()).toContainText(worried);
  await expect(feelings.getByRole('listitem').filter({ hasText: 'Mad' }).first()).toContainText('0');
  await expect(feelings).toContainText(`Not now: ${later}`);
  await expect(feelings).toContainText(/Not asked today: .*/);
  await expect(feelings.getByText(/Not asked today/)).toContainText(elsewhere);
  const week = card('Who played this week');
  await expect(week.getByRole('heading', { level: 3 })).toHaveCount(3);
  await expect(week).toContainText('of play since Monday');
  await expectAccessible(page);
});
