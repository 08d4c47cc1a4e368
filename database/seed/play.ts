import * as z from 'zod/mini';
import { PROGRAM_IDS } from '#brands/brand.ts';
import {
  addDays,
  clockMoments,
  type Day,
  DEFAULT_TIME_ZONE,
  dayIn,
  startOfDay,
} from '#platform/contract/days.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { type Row, statement } from '#platform/server/database/statement.ts';
import { openOn } from '#product/follow-ups/rules/calendar.ts';
import { DEFAULT_HOURS } from '#product/follow-ups/rules/settings.ts';
import { answeredDays, hardStreak, type ToldOn } from '#product/follow-ups/rules/streak.ts';
import { type MeasuredContent, toldAnswers } from '#product/play/rules/measurement/answers.ts';
import { SCORING_MODEL } from '#product/play/rules/measurement/constants.ts';
import { reportRows, successRate } from '#product/play/rules/measurement/report-rows.ts';
import { slotStart } from '#product/play/rules/results/active-time.ts';
import { CHECK_INS, type CheckIn, type PlayEvent, SKIPPED } from '#product/play/rules/results/events.ts';
import { firstAnswers } from '#product/play/rules/results/first-answers.ts';
import {
  activeTimes,
  begunForms,
  type Content,
  doneIn,
  endsIn,
  fold,
  isPlay,
} from '#product/play/rules/results/fold.ts';
import { pretend } from '#product/play/rules/results/pretend.ts';
import { type Done, FIRST_STATE, nextScene } from '#product/play/rules/results/progress.ts';
import { resultRows } from '#product/play/rules/results/results.ts';
import type { SceneOutline } from '#product/play/rules/story/outline.ts';
import type { SceneEntry, SceneManifest } from '#product/play/rules/story/programs.ts';
import { SKILLS, type Skill } from '#product/play/rules/story/skills.ts';
import { type AnswerOf, insertAnswers } from '#product/play/server/answers/kept-answers.ts';
import { openCatalog } from '#product/play/server/content.ts';
import { TOLD_COLUMNS, toldColumnsOf, toldRows } from '#product/play/server/events/told.ts';
import { type KeptReport, keepReports } from '#product/play/server/measurements.ts';
import { summarize } from '#product/play/server/summaries.ts';
import { schoolDaysUpTo } from '#product/schools/rules/school-days.ts';
import { DEMO_STUDENT } from './base/demo-accounts.ts';
import { type Random, randomFor } from './base/random.ts';

const playerRow = {
  id: z.number(),
  username: z.string(),
  active_program: z.enum(PROGRAM_IDS),
  time_zone: z.nullable(z.string()),
  owner_id: z.number(),
  /** Of the teacher whom a visitor signs in as. */
  is_shown: z.boolean(),
  licensed_on: z.string(),
};
type Player = Row<typeof playerRow>;

/** Maya, whom a visitor signs in as, has been there, too; most of her world is still to be seen. */
const findPlayers = statement(
  playerRow,
  `
    select s.id, s.username, s.active_program, sc.time_zone, s.owner_id,
      coalesce(s.owner_id = (select a.id from accounts a where a.username = 'educator@kindred.test'), false) as is_shown,
      min(u.starts_on)::date as licensed_on
    from students s join license_uses u on u.student_id = s.id left join schools sc on sc.id = s.school_id
    where s.archived_at is null and s.active_program is not null
    group by s.id, sc.time_zone order by s.id`,
);

const SHARE_OF_PLAYERS = 0.7;
const MOST_SESSIONS = 6;
/** The class that visitors look at plays more: of most there is something to tell, and some need the same. */
const SHARE_OF_SHOWN = 0.9;
const SESSIONS_OF_SHOWN = [6, 10] as const;
const NEEDED: readonly Skill[] = ['er', 'ini'];
const SESSIONS_OF_THE_VISITOR = 4;
const MOST_DAYS_AGO = 28;
/** Seconds an answer: most read what stands there, some press on before they can have. */
const CAREFUL = [14, 40] as const;
const HASTY = [2, 12] as const;
const SHARE_OF_HASTY = 0.08;
/** Most days are good ones: with each feeling as often as the others, half of a school would have a hard week. */
const FELT: readonly CheckIn[] = [
  ...CHECK_INS,
  ...(['okay', 'okay', 'okay', 'okay', 'happy', 'happy', 'happy', 'happy'] as const),
];

/** The demo's day, and the moment it is seeded at: what would lie behind it has not happened. */
type Seeded = { today: Day; now: Date };

/** What the demo's children have played since they have licenses, told and counted as in earnest. */
export async function seedPlay(tx: Tx, { today, now }: Seeded, scenes: SceneManifest): Promise<void> {
  const content = await openCatalog(scenes).contentFor(tx, []);
  const written = new Written();
  for (const player of await findPlayers(tx)) {
    const random = randomFor(`play ${player.username}`);
    const isVisitor = player.username === DEMO_STUDENT.username;
    if (!random.chance(player.is_shown ? SHARE_OF_SHOWN : SHARE_OF_PLAYERS) && !isVisitor) continue;
    const sessions = isVisitor ? SESSIONS_OF_THE_VISITOR : null;
    const starts = daysOfPlay(player, { today, now }, random, sessions);
    const events = playThrough(player, starts, scenes, content, random).filter(
      ({ client_at: at }) => Date.parse(at) <= now.getTime(),
    );
    written.add(player, events, scenes, content);
  }
  await written.insert(tx, new Date(`${today}T00:00:00Z`));
}

/** There are many events: eight digits at once. */
function uuid({ next }: Random): string {
  const digits = (): string =>
    Math.floor(next() * 2 ** 32)
      .toString(16)
      .padStart(8, '0');
  const [a, b, c, d] = [digits(), digits(), digits(), digits()];
  return `${a}-${b.slice(0, 4)}-4${b.slice(5)}-8${c.slice(1, 4)}-${c.slice(4)}${d}`;
}

/** When the sessions begin: on school days, in the hours of a school. */
function daysOfPlay(
  player: Player,
  { today, now }: Seeded,
  random: Random,
  sessions: number | null,
): number[] {
  const days = Array.from({ length: MOST_DAYS_AGO }, (_, index) => addDays(today, -1 - index));
  const school = days.filter((day) => day >= player.licensed_on && ![0, 6].includes(weekday(day)));
  const chosen = new Set<Day>();
  for (
    let session =
      sessions ?? (player.is_shown ? random.between(...SESSIONS_OF_SHOWN) : random.between(1, MOST_SESSIONS));
    session > 0 && school.length > 0;
    session -= 1
  ) {
    chosen.add(random.pick(school));
  }
  const starts = [...chosen].map(
    (day) => clockMoments(zoneOf(player), day, OPENS).earliest.getTime() + random.between(0, 5 * 3600) * 1000,
  );
  return [...starts, ...startsOfLate(player, now, random, sessions !== null)].sort();
}

/**
 * A class has something to tell this week and today, whenever somebody looks: some have played on the last day of school,
 * and some today.
 * The visitor has not: what a child is asked first is there to be tried.
 */
function startsOfLate(player: Player, now: Date, random: Random, isVisitor: boolean): number[] {
  const today = dayIn(zoneOf(player), now);
  const [lastDay = today] = schoolDaysUpTo(addDays(today, -1), 1, []);
  const yesterday = clockMoments(zoneOf(player), lastDay, AFTERNOON).earliest.getTime();
  const [from, until] = hoursOfToday(player, today, now);
  const late = random.between(from, until);
  const wasThere = random.chance(0.5) && player.licensed_on <= lastDay;
  const starts = [...(wasThere ? [yesterday] : []), ...(random.chance(0.8) ? [late] : [])];
  return player.licensed_on >= today || isVisitor ? [] : starts;
}

const zoneOf = ({ time_zone: zone }: Pick<Player, 'time_zone'>): string => zone ?? DEFAULT_TIME_ZONE;

const [OPENS, AFTERNOON, CLOSES] = [8 * 60, 14 * 60, 15 * 60 + 30];
/** So long a session has to be there before somebody looks, where the day is long enough. */
const BEGUN_MS = 10 * 60_000;
const BEFORE_SCHOOL_MS = 45 * 60_000;

/**
 * When today's sessions begin: in the hours of a school, as far as they are over; before it opens, lately. At home nobody
 * plays at night: that was the evening before.
 */
function hoursOfToday(player: Player, today: Day, now: Date): [number, number] {
  const zone = zoneOf(player);
  const clock = (day: Day, minutes: number) => clockMoments(zone, day, minutes).earliest.getTime();
  const last = now.getTime() - BEGUN_MS;
  if (last >= clock(today, OPENS)) return [clock(today, OPENS), Math.min(last, clock(today, CLOSES))];
  const evening = addDays(today, -1);
  if (player.time_zone === null) return [clock(evening, 17 * 60), clock(evening, 18 * 60)];
  const midnight = startOfDay(zone, today).getTime();
  return [Math.max(midnight, last - BEFORE_SCHOOL_MS), Math.max(midnight, last)];
}

const weekday = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay();

function playThrough(
  { active_program: program, owner_id, is_shown, time_zone }: Player,
  starts: readonly number[],
  { entries, outlines }: SceneManifest,
  content: Content,
  random: Random,
): PlayEvent[] {
  const zone = zoneOf({ time_zone });
  const abilities = abilitiesOf(random, is_shown && random.chance(0.4) ? NEEDED : []);
  const pace = random.chance(SHARE_OF_HASTY) ? HASTY : CAREFUL;
  const done: Done[] = [];
  const attempts = new Map<string, number>();
  const told: ToldOn[] = [];
  return starts.flatMap((start) => {
    const telling = pretend({ program, start, id: () => uuid(random) });
    const picked: ToldOn['feeling'] = random.chance(0.15) ? SKIPPED : random.pick(FELT);
    const said: ToldOn = { on_day: dayIn(zone, new Date(start)), feeling: picked };
    const feeling: ToldOn['feeling'] =
      isAtSchool(zone, start) || !makesHardWeek([...told, said]) ? picked : 'okay';
    told.push({ ...said, feeling });
    telling.checkIn(feeling, [owner_id]);
    for (let scenes = random.between(1, 2); scenes > 0; scenes -= 1) {
      const entry = nextScene(entries, program, FIRST_STATE, done);
      const outline = entry === null ? undefined : outlines[`${entry.id}@${entry.version}`];
      if (entry === null || outline === undefined) break;
      // Some stop in the middle; the next session then is the next attempt.
      const stops = random.chance(0.1) ? random.between(2, 4) : Number.POSITIVE_INFINITY;
      const attempt = (attempts.get(entry.id) ?? 0) + 1;
      attempts.set(entry.id, attempt);
      telling.scene({ entry, outline }, answers(entry, { abilities, pace, stops }, random), attempt);
      if (completes(telling.events, entry, content)) done.push({ scene: entry.id, iteration: 1 });
    }
    if (random.chance(0.2)) telling.coolDown('cdc-square-breath', random.between(40, 120));
    return telling.end();
  });
}

/** A follow-up opens with the answer that makes a hard week of it: at a school that is while somebody is there. */
function makesHardWeek(told: readonly ToldOn[]): boolean {
  return hardStreak(answeredDays(told), null) === told.at(-1)?.on_day;
}

function isAtSchool(timeZone: string, start: number): boolean {
  const at = new Date(start);
  const open = openOn({ timeZone, hours: DEFAULT_HOURS, daysOff: [] }, dayIn(timeZone, at));
  return open !== null && open.from <= at && at < open.to;
}

function completes(events: readonly PlayEvent[], { id }: SceneEntry, content: Content): boolean {
  const own = events.filter((event) => 'content_version' in event && event.scene === id);
  const [first] = own;
  if (first === undefined) return false;
  return doneIn(fold(own), first.program, FIRST_STATE, content).length > 0;
}

type Abilities = ReadonlyMap<Skill, number>;
type Manner = { abilities: Abilities; pace: readonly [number, number]; stops: number };

/** Everybody has strengths, and something that is still hard; below nothing are answers that are rather the other way. */
function abilitiesOf(random: Random, hard: readonly Skill[]): Abilities {
  const general = 0.3 + 0.55 * random.next();
  return new Map(
    SKILLS.map((skill) => {
      const usual = Math.min(0.95, Math.max(0, general + 0.8 * (random.next() - 0.5)));
      return [skill, hard.includes(skill) ? -0.5 : usual];
    }),
  );
}

/** The better a child is, the oftener the best answer; hints only where there are any. */
function answers({ kind, skill }: SceneEntry, { abilities, pace, stops }: Manner, random: Random) {
  let given = 0;
  return (_: string, options: SceneOutline['asks'][string]) => {
    given += 1;
    if (given > stops) return null;
    const about = askedFor(options, skill);
    const ranked = Object.keys(options).sort((a, b) => worth(options[b], about) - worth(options[a], about));
    const ability = abilities.get(about) ?? 0;
    const last = ranked.length - 1;
    const place = random.chance(Math.abs(ability)) ? (ability < 0 ? last : 0) : random.between(0, last);
    const option = ranked[place] ?? ranked[0] ?? '';
    const hint = kind !== 'check' && kind !== 'comic' && random.chance(0.12);
    return { option, hint, seconds: random.between(...pace) };
  };
}

/** The scene's own skill, or else the first of those that an ask is about. */
function askedFor(options: SceneOutline['asks'][string], own: Skill): Skill {
  const named = SKILLS.filter((skill) => Object.values(options).some(({ evidence }) => skill in evidence));
  return named.includes(own) ? own : (named[0] ?? own);
}

function worth(option: SceneOutline['asks'][string][string] | undefined, skill: Skill): number {
  const evidence = option?.evidence ?? {};
  return evidence[skill] ?? Math.max(0, ...Object.values(evidence));
}

/** Minutes are kept as slots; the beats that told them are not told again. */
const KEPT = ['scene_start', 'choice', 'hint', 'scene_complete', 'checkin'];

/** All rows of all children, to be inserted at once. */
class Written {
  readonly #events: object[] = [];
  readonly #players = new Set<number>();
  readonly #progress: object[] = [];
  readonly #answers: AnswerOf[] = [];
  readonly #reports: KeptReport[] = [];
  readonly #slots: object[] = [];
  readonly #days: object[] = [];
  readonly #checkIns: object[] = [];

  add(player: Player, events: PlayEvent[], { entries }: SceneManifest, content: MeasuredContent): void {
    const { id: student_id, active_program: program } = player;
    const dayOf = (moment: number): Day => dayIn(zoneOf(player), new Date(moment));
    const record = fold(events);
    const ends = endsIn(record, program, FIRST_STATE, content);
    const done = ends.map(({ scene, iteration }) => ({ scene, iteration }));
    const first = firstAnswers(record, program, FIRST_STATE, content);
    const answers = toldAnswers(first, content);
    const reports = reportRows(entries, program, FIRST_STATE, { answers, done });
    const counted = {
      ...resultRows(entries, program, FIRST_STATE, done),
      successRate: successRate(reports, FIRST_STATE),
      forms: begunForms(record, program, FIRST_STATE),
      model: SCORING_MODEL,
      done_at: ends.map(({ at }) => at),
    };
    const moments = events.filter(isPlay).map((event) => event.client_at);
    if (moments.length === 0) return;
    const times = { first_played_at: moments[0], last_played_at: moments.at(-1) };
    this.#players.add(student_id);
    this.#progress.push({ student_id, program, ...counted, ...times });
    for (const answer of first) this.#answers.push({ student_id, program, ...answer });
    for (const report of reports) this.#reports.push({ student_id, program, ...report });
    for (const slot of record.slots.values()) {
      if (slot.seconds > 0) this.#slots.push({ student_id, ...slot });
    }
    const days = Map.groupBy(activeTimes(record), ({ slot, area }) => `${dayOf(slotStart(slot))} ${area}`);
    for (const [key, slots] of days) {
      const [on_day, area] = key.split(' ');
      this.#days.push({
        student_id,
        on_day,
        area,
        seconds: slots.reduce((sum, one) => sum + one.seconds, 0),
      });
    }
    for (const { id, client_at: at, opt: feeling, told_to, program } of record.checkIns.values()) {
      this.#checkIns.push({ student_id, id, at, on_day: dayOf(Date.parse(at)), feeling, told_to, program });
    }
    for (const event of events) if (KEPT.includes(event.type)) this.#events.push({ ...event, student_id });
  }

  async insert(tx: Tx, now: Date): Promise<void> {
    await insertProgress(tx, JSON.stringify(this.#progress));
    await insertAnswers(tx, this.#answers);
    await keepReports(tx, this.#reports, now);
    await insertSlots(tx, JSON.stringify(this.#slots));
    await insertDays(tx, JSON.stringify(this.#days));
    await insertCheckIns(tx, JSON.stringify(this.#checkIns));
    await insertEvents(tx, JSON.stringify(this.#events));
    await useLicenses(tx);
    await summarize(tx, [...this.#players]);
  }
}

const insertProgress = statement(`
    insert into program_progress (student_id, program, done, keepsakes, checks_done, others_done, completed, success_rate,
      model, forms, done_at, first_played_at, last_played_at, updated_at)
    select student_id, program, done, keepsakes, "checksDone", "othersDone", completed, "successRate", model, forms,
      done_at, first_played_at, last_played_at, last_played_at
    from jsonb_to_recordset($1::jsonb) as row(student_id bigint, program text, done jsonb, keepsakes jsonb,
      "checksDone" smallint, "othersDone" smallint, completed smallint, "successRate" smallint, model smallint, forms text[],
      done_at text[], first_played_at timestamptz, last_played_at timestamptz)`);
const insertSlots = statement(`
    insert into play_slots (student_id, slot, area, seconds)
    select * from jsonb_to_recordset($1::jsonb) as row(student_id bigint, slot integer, area text, seconds smallint)`);
const insertDays = statement(`
    insert into play_days (student_id, on_day, area, seconds)
    select * from jsonb_to_recordset($1::jsonb) as row(student_id bigint, on_day date, area text, seconds integer)`);
const insertCheckIns = statement(`
    insert into check_ins (student_id, id, at, on_day, feeling, told_to, program)
    select * from jsonb_to_recordset($1::jsonb) as row(student_id bigint, id uuid, at timestamptz, on_day date,
      feeling text, told_to bigint[], program text)`);
const insertEvents = statement(`
    insert into told_events (student_id, received_at, ${TOLD_COLUMNS})
    select told.student_id, told.client_at, ${toldColumnsOf('told')} from ${toldRows('$1')} told`);
const useLicenses = statement(`
    update license_uses u set first_played_at = p.first_played_at from program_progress p
    where p.student_id = u.student_id and u.returned_at is null
      and p.first_played_at::date between u.starts_on and u.ends_on`);
