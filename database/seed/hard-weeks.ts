import * as z from 'zod/mini';
import { addDays, type Day, dayIn } from '#platform/contract/days.ts';
import { type Row, statement } from '#platform/server/database/statement.ts';
import { dueAfter } from '#product/follow-ups/rules/calendar.ts';
import { startClock } from '#product/follow-ups/rules/clock.ts';
import { DEFAULT_HOURS } from '#product/follow-ups/rules/settings.ts';
import { answeredDays, hardStreak, isHard, LOOKS_BACK_DAYS } from '#product/follow-ups/rules/streak.ts';
import { CHECK_INS, SKIPPED } from '#product/play/rules/results/events.ts';
import { isSchoolDay } from '#product/schools/rules/school-days.ts';
import { addSteps, at, type Care, type SeededStep } from './follow-ups.ts';

const saidRow = {
  student_id: z.number(),
  owner_id: z.number(),
  at: z.date(),
  on_day: z.string(),
  feeling: z.enum([...CHECK_INS, SKIPPED]),
};
type Said = Row<typeof saidRow>;

/** All that was told since a school watches, by children without a follow-up of their own. */
const findSaid = statement(
  saidRow,
  `
    select s.id as student_id, s.owner_id, c.at, c.on_day, c.feeling
    from students s join schools sc on sc.id = s.school_id join follow_up_settings fs on fs.school_id = s.school_id
    join check_ins c on c.student_id = s.id and cardinality(c.told_to) > 0
      and c.on_day >= (fs.on_since at time zone sc.time_zone)::date
    where s.school_id = $1 and s.archived_at is null and not s.is_sandbox
      and not exists (select from follow_ups f where f.student_id = s.id)
    order by s.id, c.at, c.id`,
);

type HardWeek = { openedAt: Date; lastHardDay: Day; takenAt: Date | null; closedOn: Day | null };

/** So much of a school's open time it takes a teacher to see it. */
const SEEN_MS = 40 * 60_000;

/** As the rule would have done it, had it looked after each answer; a teacher takes it within the hour. */
function hardWeeksOf(said: readonly Omit<Said, 'student_id' | 'owner_id'>[], care: Place): HardWeek[] {
  const weeks: HardWeek[] = [];
  for (const [place, { at: moment, on_day: day }] of said.entries()) {
    const since = addDays(day, -LOOKS_BACK_DAYS);
    const days = answeredDays(said.slice(0, place + 1).filter((one) => one.on_day >= since));
    const hard = days.findLast(isHard)?.day ?? null;
    const last = weeks.at(-1);
    if (last !== undefined && (last.closedOn === null || moment < closing(care, last.closedOn))) {
      if (hard !== null && hard > last.lastHardDay) last.lastHardDay = hard;
    } else if (hard !== null && hardStreak(days, last?.lastHardDay ?? null) !== null) {
      const seen = dueAfter(calendarOf(care), moment, SEEN_MS);
      const takenAt = seen !== null && seen < care.now ? seen : null;
      const closedOn = takenAt === null ? null : nextDay(dayIn(care.timeZone, takenAt), care.today);
      weeks.push({ openedAt: moment, lastHardDay: hard, takenAt, closedOn });
    }
  }
  return weeks;
}

type Place = Pick<Care, 'today' | 'now' | 'timeZone'>;

const calendarOf = ({ timeZone }: Place) => ({ timeZone, hours: DEFAULT_HOURS, daysOff: [] });

const closing = (care: Place, day: Day): Date => at(care, day, 13, 20);

/** The next day of school that is over. */
function nextDay(after: Day, today: Day): Day | null {
  for (let day = addDays(after, 1); day < today; day = addDays(day, 1)) if (isSchoolDay(day, [])) return day;
  return null;
}

/** Everybody else's hard weeks: the oldest are closed, the last ones are somebody's, those of last night still wait. */
export async function seedHardWeeks(care: Care): Promise<void> {
  const told = Map.groupBy(await findSaid(care.tx, care.schoolId), (one) => one.student_id);
  for (const [studentId, said] of told) {
    for (const week of hardWeeksOf(said, care)) await open(care, studentId, said[0]?.owner_id ?? 0, week);
  }
}

const CLOSED_WITH = 'We had a quiet talk and agreed on a sign for hard moments. Better since.';

async function open(
  care: Care,
  student_id: number,
  teacher: number,
  { openedAt, lastHardDay, takenAt, closedOn }: HardWeek,
): Promise<void> {
  const { tx, schoolId, counselor, admin } = care;
  const clock = startClock(
    { calendar: calendarOf(care), responder: counselor, backup: admin, absences: [] },
    openedAt,
  );
  const closed_at = closedOn === null ? null : closing(care, closedOn);
  const { id } = await tx
    .insertInto('follow_ups')
    .values({
      student_id,
      school_id: schoolId,
      reason: 'streak',
      opened_at: openedAt,
      last_hard_day: lastHardDay,
      clock_from: clock.from,
      due_at: takenAt === null ? clock.due : null,
      owner_id: takenAt === null ? null : teacher,
      ...(closed_at === null ? {} : { closed_at, closed_by: teacher, closed_with: CLOSED_WITH }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const steps: SeededStep[] = [{ kind: 'opened', at: openedAt }];
  if (takenAt !== null) steps.push({ kind: 'taken', at: takenAt, by_id: teacher });
  if (closed_at !== null) steps.push({ kind: 'closed', at: closed_at, by_id: teacher, note: CLOSED_WITH });
  await addSteps(tx, id, steps);
}
