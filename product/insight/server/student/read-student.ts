import type { Locale } from '#brands/brand.ts';
import { type Day, dayIn, mondayOf } from '#platform/contract/days.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { observationsOf } from '#product/observations/server/observed.ts';
import { missionAfter } from '#product/play/rules/missions/missions.ts';
import { unlockRefusal } from '#product/play/rules/results/progress.ts';
import type { SceneEntry } from '#product/play/rules/story/programs.ts';
import { titleIn } from '#product/play/rules/story/titles.ts';
import type { SceneCatalog } from '#product/play/server/content.ts';
import type { StoryTeller } from '#product/play/server/story-words.ts';
import type { ReportFacts } from '#product/reports/rules/facts.ts';
import { factsFrom } from '#product/reports/server/find-facts.ts';
import { counsels } from '#product/reports/server/reading.ts';
import { feelingWeeks, feltThisWeek } from '../../rules/student/feeling-weeks.ts';
import { familyPart, skillsPart } from '../../rules/student/from-report.ts';
import { historyOf } from '../../rules/student/history.ts';
import { lessonNeedsOf } from '../../rules/student/lesson-needs.ts';
import { readsNote } from '../../rules/student/notes.ts';
import type {
  StudentEvent,
  StudentNote,
  StudentObserved,
  StudentPage,
} from '../../rules/student/page-shape.ts';
import { playDays, playedThisWeek } from '../../rules/student/play-days.ts';
import { reportsFor, type Standings, skillsReport, standingsOf } from '../../rules/student/reports.ts';
import type { readStudentPage } from '../../student-contract.ts';
import { tellMoments } from './find-moments.ts';
import { type FoundStudent, getFoundStudent } from './find-student.ts';

/** What play has to tell of scenes. */
export type StoryPorts = { catalog: SceneCatalog; tell: StoryTeller };

/** What it takes to read a page: a request has it, and a worker that takes the page along for its reader. */
type Reading = Pick<Context<typeof readStudentPage>, 'tx' | 'actor' | 'input' | 'now' | 'sayIn' | 'about'>;

/** A student's page as the reader may know the student; who reads what is decided in `getFoundStudent`. */
export async function readStudent(context: Reading, ports: StoryPorts): Promise<{ data: StudentPage }> {
  const { tx, actor, input, now } = context;
  const { id, _lang: language = 'en' } = input;
  const inPerson = actor.actingAsBy === null;
  const ofSchool = actor.scope === 'educator';
  const shown = { inPerson, ofSchool, skills: true, moments: true };
  const found = await getFoundStudent(tx, actor, id, now, shown);
  const { entries } = ports.catalog;
  const timeZone = found.time_zone;
  const today = dayIn(timeZone, now);
  const say = context.sayIn(language);
  const titleOf = (scene: string): string => titleIn(entries, scene, language);
  const standings = standingsOf(id, found);
  const reports = reportsFor(entries, found.active_program, standings);
  const reads = found.reads !== 'counts';
  const asked = { id, language };
  const facts = reads ? await findSkillFacts(tx, ports, found, { ...asked, standings, reports, now }) : null;
  const feelings =
    inPerson && mayFeel(found)
      ? feelingWeeks(found.told, today, { asked: found.asked, daysOff: found.days_off })
      : null;
  const play = { ...playDays(found.played, today), last_on: found.last_on };
  const finished = found.finished.map(({ scene, at }) => ({ at, title: titleOf(scene) }));
  const isFamily = found.reads === 'letter';
  const moments =
    reads && found.tells_moments
      ? await tellMoments(tx, ports, { choices: found.choices, standings, timeZone, language, titleOf })
      : null;
  const { observed, mission } = await findSeen(context, found, entries, language);
  const { reads: read, linked } = found;
  const { answers } = found;
  const details = {
    reads: read,
    feelings: feelings !== null,
    ...(linked ? { linked } : {}),
    ...(answers ? { answers } : {}),
  };
  context.about({ type: 'student', id, details });
  return {
    data: {
      ...headOf(id, found, today),
      covered: !inPerson,
      has_played:
        found.last_on !== null || play.seconds > 0 || found.progress.some(({ done }) => done.length > 0),
      week: {
        ...playedThisWeek(play, today),
        finished: finished
          .filter(({ at }) => dayIn(timeZone, new Date(at)) >= mondayOf(today))
          .map(({ title }) => title),
        felt: feelings === null ? null : feltThisWeek(feelings),
      },
      feelings,
      play,
      skills: facts === null || isFamily ? null : skillsPart(facts, say, language),
      observed:
        observed?.map(({ observer, own, day, term, seen }) => ({ observer, own, day, term, seen })) ?? null,
      mission,
      // Families hear of what went well: what did not is the child's to tell.
      moments: isFamily ? (moments?.filter(({ level }) => level === 'well') ?? null) : moments,
      moments_off: reads && !found.tells_moments,
      notes: ofSchool && inPerson && found.near && !isFamily ? notesOf(found, actor.id, timeZone) : null,
      reports: ofSchool ? reports : reports.filter(({ available }) => available),
      may_unlock: ofSchool && found.reached && mayUnlock(entries, found, standings),
      keeps_data: ofSchool ? found.ruled : true,
      may_invite: inPerson && ofSchool && reads && found.ruled && found.school !== null,
      licenses: found.licenses.map((license) => ({ ...license, runs: license.ends_on >= today })),
      trial_ends_on: found.trial_ends_on,
      people: ofSchool ? peopleOf(found, timeZone) : [],
      history: ofSchool ? eventsOf(found, { finished, observed: observed ?? [] }, timeZone) : [],
      comics: reads && inPerson ? found.comics : null,
      family: isFamily ? familyPart(facts, say, language) : null,
      lesson: reads ? lessonNeedsOf(facts, { finished: found.finished, today, timeZone }) : null,
    },
  };
}

type SeenAt = StudentObserved & { at: string };

/** What adults saw of a child whom the reader looks after at a school: nobody else's to read, nor staff's. */
async function findSeen(
  { tx, actor, input: { id } }: Reading,
  { near, school, finished, reads, sightings, was_observed: wasObserved }: FoundStudent,
  entries: readonly SceneEntry[],
  language: Locale,
): Promise<{ observed: SeenAt[] | null; mission: StudentPage['mission'] }> {
  const mayRead = actor.scope === 'educator' && actor.actingAsBy === null && near && reads === 'report';
  if (!mayRead || school === null) return { observed: null, mission: null };
  const observed = wasObserved
    ? await observationsOf(tx, actor, id, counsels)
    : wasObserved === null
      ? null
      : [];
  const scene = finished
    .map((one) => entries.find((entry) => entry.id === one.scene))
    .find((entry) => entry !== undefined && entry.kind !== 'comic');
  const given = scene === undefined ? null : missionAfter(scene);
  const seen = given === null ? undefined : sightings.find(({ mission }) => mission === given);
  return {
    observed:
      observed?.map(({ on_day: day, at, ...rest }) => ({ ...rest, day, at: at.toISOString() })) ?? null,
    mission:
      given === null || scene === undefined
        ? null
        : {
            id: given,
            title: titleIn(entries, scene.id, language),
            seen: seen === undefined ? null : { by: seen.seen_by, own: seen.own, day: seen.on_day },
          },
  };
}

/** Of a school's child a linked adult hears only where the school shares it. */
function mayFeel({ near, answers, linked, shares_feelings }: FoundStudent): boolean {
  return (near || answers) && (!linked || shares_feelings);
}

function headOf(id: number, found: FoundStudent, today: Day) {
  const { first_name, last_name, grade, teacher, school, archived, archived_on, archived_by } = found;
  const { reads, linked, reached } = found;
  const atSchool = school === null ? null : teacher;
  return {
    id,
    first_name,
    last_name,
    grade,
    program: found.active_program,
    teacher: atSchool,
    school,
    student_id: linked ? null : found.student_id,
    username: linked || !reached ? null : found.username,
    archived,
    archived_on,
    // Who of a school did it is the school's to know.
    archived_by: linked ? null : archived_by,
    today,
    reads,
    linked,
  };
}

type SkillsAsked = {
  id: number;
  language: Locale;
  standings: Standings;
  reports: ReturnType<typeof reportsFor>;
  now: Date;
};

/** The facts of the report that a page speaks of skills from; null where there is none yet. */
export async function findSkillFacts(
  tx: Tx,
  { catalog }: StoryPorts,
  found: FoundStudent,
  { id, language, standings, reports, now }: SkillsAsked,
): Promise<ReportFacts | null> {
  const report = skillsReport(reports);
  if (report === null) return null;
  const { program, kind, iteration } = report;
  const standing = standings.get(program);
  if (standing === undefined) return null;
  const asked = { id, program, kind, iteration, language };
  const kept = { standing, playSince: (day: Day) => playedSince(found, day), rows: found.measured };
  return (await factsFrom(tx, catalog.entries, found, asked, kept, now)).facts;
}

function playedSince({ played }: FoundStudent, day: Day): { seconds: number; calm: number; days: number } {
  const since = played.filter(({ on_day: onDay }) => onDay > day);
  const sum = (days: FoundStudent['played']): number => days.reduce((all, { seconds }) => all + seconds, 0);
  return {
    seconds: sum(since),
    calm: sum(since.filter(({ area }) => area === 'cdc')),
    days: new Set(since.map(({ on_day: onDay }) => onDay)).size,
  };
}

function mayUnlock(
  entries: readonly SceneEntry[],
  { active_program: active, archived }: FoundStudent,
  standings: Standings,
): boolean {
  const standing = active === null ? undefined : standings.get(active);
  if (active === null || standing === undefined || archived) return false;
  return unlockRefusal(entries, active, active, standing, standing.done) === null;
}

function notesOf({ notes, is_counselor }: FoundStudent, readerId: number, timeZone: string): StudentNote[] {
  const reader = { id: readerId, isCounselor: is_counselor };
  return notes
    .filter((note) => readsNote(note, reader))
    .map(({ id, text, skill, readers, author, author_id, at }) => ({
      id,
      text,
      skill,
      readers,
      author,
      own: author_id === readerId,
      day: dayIn(timeZone, new Date(at)),
    }));
}

function peopleOf({ owner, people }: FoundStudent, timeZone: string): StudentPage['people'] {
  const others = people.map(({ name, part, at }) => ({
    name,
    part,
    since: at === null ? null : dayIn(timeZone, new Date(at)),
  }));
  return [{ name: owner, part: 'owner', since: null }, ...others];
}

function eventsOf(
  { deeds }: FoundStudent,
  { finished, observed }: { finished: readonly { at: string; title: string }[]; observed: readonly SeenAt[] },
  timeZone: string,
): StudentEvent[] {
  const done = deeds.map(({ kind, at, by }) => ({ kind, at, by, title: null }));
  const played = finished.map(({ at, title }) => ({ kind: 'finished' as const, at, by: null, title }));
  return historyOf<{ kind: StudentEvent['kind']; at: string; by: string | null; title: string | null }>(
    done,
    played,
    observed.map(({ at, observer }) => ({ kind: 'observed' as const, at, by: observer, title: null })),
  ).map(({ at, ...event }) => ({ ...event, day: dayIn(timeZone, new Date(at)) }));
}
