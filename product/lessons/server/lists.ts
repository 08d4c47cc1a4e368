import type { Actor } from '#platform/contract/policy.ts';
import type { FilterValue } from '#platform/contract/table-filters.ts';
import type { Bind } from '#platform/server/database/bindings.ts';
import { spokenNameSql } from '#platform/server/database/name-sql.ts';
import type { Asker, Filters, TableSource } from '#platform/server/tables/source.ts';
import { adultsDay } from '#product/accounts/server/time-zones/zones.ts';
import type { LessonLibrary } from '../rules/lesson/library.ts';
import type { Reader } from '../rules/unread.ts';
import type { educatorLessonsTable, parentLessonsTable, staffLessonsTable } from '../tables-contract.ts';
import { gradeFilter, nearJoin } from './grades.ts';
import { feltJoin, isOwnChild } from './own-children.ts';
import { isOpenPlan } from './plans.ts';
import { type Searched, searchIn } from './search.ts';

/** Says the same as `rules/featured.ts`; the test beside holds them together. */
const featuredJoin = (_: Filters, { actor, now }: Asker): string => {
  // A school year begins on 1 July, on the reader's calendar.
  const began = `extract(year from today.day - interval '6 months')::integer`;
  const day = `coalesce(
      (select f.featured_from from lesson_features f where f.lesson_id = l.id),
      make_date(${began} + case when l.featured_month >= 7 then 0 else 1 end, l.featured_month, 1))`;
  const isNow = `d.day <= d.today and d.today < (d.day + interval '1 month')::date`;
  return `cross join lateral (select d.day, ${isNow} as is_now
      from (select ${day} as day, today.day as today from (select ${adultsDay(actor.id, now)} as day) today) d) featured`;
};

/** Seven days, today among them. What was played is counted every hour. */
const playedJoin = (library: LessonLibrary) => {
  const after = scenesSql(library);
  return (_: Filters, { actor, now }: Asker): string => {
    const today = adultsDay(actor.id, now);
    return `cross join lateral (select exists (
      select from scene_plays p join students s on s.id = p.student_id
      where ${isOwnChild(actor)} and p.scene = any(${after})
        and p.finished_on > ${today} - 7
    ) as is_recent) played`;
  };
};

/** Of a lesson `l`, the scenes it follows. Codes and scenes are our own, and of letters, digits and dashes alone. */
function scenesSql({ scenes }: LessonLibrary): string {
  const quoted = (name: string): string => `'${name.replaceAll(/[^a-z0-9-]/g, '')}'`;
  const cases = Object.entries(scenes).map(
    ([code, own]) => `when ${quoted(code)} then array[${own.map(quoted).join(', ')}]`,
  );
  return cases.length === 0 ? `'{}'::text[]` : `case l.code ${cases.join(' ')} end`;
}

const feltLatelyJoin = (filters: Filters, asker: Asker): string =>
  feltJoin(filters, { ...asker, today: adultsDay(asker.actor.id, asker.now) });

const ownJoin = (_: Filters, { actor, now }: Asker): string => {
  const [me, today] = [`${Number(actor.id)}::bigint`, adultsDay(actor.id, now)];
  return `cross join lateral (select
      exists (select from saved_lessons o where o.account_id = ${me} and o.lesson_id = l.id) as is_saved,
      (select max(o.on_day) from lessons_taught o where o.account_id = ${me} and o.lesson_id = l.id) as taught_on,
      (select min(o.week) from lesson_plans o where o.account_id = ${me} and o.lesson_id = l.id
        and o.week > ${today} - 7 and ${isOpenPlan('o')}) as planned_for
    ) own`;
};

const usesJoin = (): string => `cross join lateral (select
      (select count(*)::integer from saved_lessons o where o.lesson_id = l.id) as saves,
      (select count(*)::integer from lesson_plans o where o.lesson_id = l.id) as plans,
      (select count(*)::integer from lessons_taught o where o.lesson_id = l.id) as taught,
      (select max(o.on_day) from lessons_taught o where o.lesson_id = l.id) as taught_last
    ) uses`;

const reviewJoin = (name: string, reader: Reader) => (): string =>
  `left join lateral (
      select r.read_by, r.at, ${spokenNameSql('a')} as noted_by
      from lesson_reviews r left join accounts a on a.id = r.marked_by
      where r.lesson_id = l.id and r.reader = '${reader}') ${name} on true`;

const readBy = (reader: Reader): string =>
  `exists (select from lesson_reviews r where r.lesson_id = l.id and r.reader = '${reader}')`;

/** One of those that were asked for is enough. */
const anyOf =
  (column: string) =>
  (value: FilterValue, bind: Bind): string =>
    value.kind === 'choices' ? `${column} && ${bind(value.values)}::text[]` : 'true';

const hasPage = (value: FilterValue): string =>
  value.kind === 'yes-no' ? `(l.student_anchor is not null) = ${value.yes}` : 'true';

/** Scenes are called after their programs. */
const ofProgram =
  ({ scenes }: LessonLibrary) =>
  (value: FilterValue, bind: Bind): string => {
    if (value.kind !== 'choices') return 'true';
    const follows = (own: readonly string[]): boolean =>
      own.some((scene) => value.values.some((program) => scene.startsWith(`${program}-`)));
    const codes = Object.entries(scenes).flatMap(([code, own]) => (follows(own) ? [code] : []));
    return `l.code = any(${bind(codes)}::text[])`;
  };

const shared = (search: Searched, library: LessonLibrary) =>
  ({
    from: 'lessons l',
    id: 'l.id',
    filters: {
      search: search.filter,
      grade: gradeFilter,
      usage: anyOf('l.usage'),
      skills: anyOf('l.skills'),
      challenges: anyOf('l.challenges'),
      page: hasPage,
      program: ofProgram(library),
    },
    sorts: { title: [{ sql: 'sought.place', join: 'sought', steady: true }, 'lower(l.title)'] },
  }) as const;

const facts = {
  code: 'l.code',
  title: 'l.title',
  overview: 'l.overview',
  type: 'l.type',
  usage: `array_to_string(l.usage, ', ')`,
  skills: `array_to_string(l.skills, ', ')`,
  level: 'l.level',
  grades: 'l.grades',
  prep: 'l.prep',
  challenges: `array_to_string(l.challenges, ', ')`,
  minutes: 'l.minutes',
  featured_from: { sql: 'featured.day', join: 'featured' },
  featured: { sql: 'featured.is_now', join: 'featured' },
  safety: 'l.safety',
  family: 'l.family',
} as const;

/**
 * What fits what was asked for comes first, of what is as good what fits the grades of the children of whoever asks; then what
 * follows their play, what they felt, what is featured.
 */
const reading = (search: Searched, library: LessonLibrary) =>
  ({
    ...shared(search, library),
    joins: {
      featured: featuredJoin,
      played: playedJoin(library),
      felt: feltLatelyJoin,
      own: ownJoin,
      sought: search.join,
      near: nearJoin,
    },
    sorts: {
      title: ['lower(l.title)'],
      fit: [
        { sql: 'sought.good', join: 'sought', steady: true },
        { sql: 'near.away', join: 'near', steady: true },
        { sql: 'sought.place', join: 'sought', steady: true },
        { sql: '(not played.is_recent)', join: 'played', steady: true },
        { sql: '(not felt.is_felt)', join: 'felt', steady: true },
        { sql: '(not featured.is_now)', join: 'featured', steady: true },
        'lower(l.title)',
      ],
    },
    columns: {
      ...facts,
      fit: { sql: 'sought.place', join: 'sought' },
      materials: 'l.materials',
      student_anchor: 'l.student_anchor',
      scene: 'l.scene',
      practice: 'l.practice',
      saved: { sql: 'own.is_saved', join: 'own' },
      taught_on: { sql: 'own.taught_on', join: 'own' },
      planned_for: { sql: 'own.planned_for', join: 'own' },
      after_play: { sql: 'played.is_recent', join: 'played' },
      title_zh: 'l.title_zh',
      overview_zh: 'l.overview_zh',
      home_overview: 'l.home_overview',
      home_overview_zh: 'l.home_overview_zh',
      cover: 'l.cover',
      at_home: 'l.at_home',
      read_by_counselor: readBy('counselor'),
    },
  }) as const;

/** Which lessons somebody may read. */
const readableBy = (actor: Actor): string =>
  actor.scope === 'parent' ? 'l.in_library and l.at_home' : 'l.in_library';

type LessonLists = {
  educator: TableSource<typeof educatorLessonsTable>;
  parent: TableSource<typeof parentLessonsTable>;
  staff: TableSource<typeof staffLessonsTable>;
};

export function lessonLists(library: LessonLibrary): LessonLists {
  const search = searchIn(library);
  const read = reading(search, library);
  return {
    educator: { ...read, scope: readableBy },
    /** Told to a parent about their own child. */
    parent: {
      ...read,
      columns: {
        ...read.columns,
        overview: 'coalesce(l.home_overview, l.overview)',
        overview_zh: 'coalesce(l.home_overview_zh, l.overview_zh)',
      },
      scope: readableBy,
    },
    staff: {
      ...shared(search, library),
      scope: readableBy,
      joins: {
        featured: featuredJoin,
        uses: usesJoin,
        sought: search.join,
        counselor: reviewJoin('counselor', 'counselor'),
        autistic: reviewJoin('autistic', 'autistic-reader'),
      },
      columns: {
        ...facts,
        saves: { sql: 'uses.saves', join: 'uses' },
        plans: { sql: 'uses.plans', join: 'uses' },
        taught: { sql: 'uses.taught', join: 'uses' },
        taught_last: { sql: 'uses.taught_last', join: 'uses' },
        read_by_counselor: readBy('counselor'),
        read_by_autistic_reader: readBy('autistic-reader'),
        counselor: { sql: 'counselor.read_by', join: 'counselor' },
        counselor_at: { sql: 'counselor.at', join: 'counselor' },
        counselor_noted_by: { sql: 'counselor.noted_by', join: 'counselor' },
        autistic_reader: { sql: 'autistic.read_by', join: 'autistic' },
        autistic_reader_at: { sql: 'autistic.at', join: 'autistic' },
        autistic_reader_noted_by: { sql: 'autistic.noted_by', join: 'autistic' },
      },
    },
  };
}
