import * as z from 'zod/mini';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { likeText } from '#platform/server/tables/conditions.ts';
import {
  type KnownSchool,
  likeliestSchools,
  type SchoolMatch,
  type SoughtSchool,
  tellingWords,
} from '../rules/school-matches.ts';

type Counted = KnownSchool & { educators: number; students: number };
export type CountedMatch = SchoolMatch<Counted>;

/** As the rule reads names: without accents, points and apostrophes. */
const FOLDED = `regexp_replace(normalize(lower(s.name), nfd), '[.''’\`\\u0300-\\u036f]', '', 'g')`;
const CANDIDATES = 200;
/** A slip of the pen leaves most groups of three letters as they are. */
const ALIKE = 0.35;

const findCandidates = statement(
  {
    id: z.number(),
    name: z.string(),
    district: z.nullable(z.string()),
    state: z.string(),
  },
  `
    select s.id, s.name, s.state, d.name as district
    from schools s left join districts d on d.id = s.district_id
    where s.id = $1 or ${FOLDED} like any($2::text[]) or similarity(${FOLDED}, lower($3)) > ${ALIKE}
    order by s.id = $1 desc nulls last, similarity(${FOLDED}, lower($3)) desc, s.id limit ${CANDIDATES}`,
);
const countPeople = statement(
  { id: z.number(), educators: z.number(), students: z.number() },
  `
    select s.id,
      (select count(*) from accounts a
        where a.school_id = s.id and a.scope = 'educator' and a.status <> 'deactivated') as educators,
      (select coalesce(sum(c.students), 0)::bigint from school_counters c where c.school_id = s.id) as students
    from schools s where s.id = any($1::bigint[])`,
);

/** The schools somebody may mean by what they typed, the likeliest first, with how many people each has. */
export async function findLikeliestSchools(
  tx: Tx,
  sought: SoughtSchool & { chosenId: number | null },
): Promise<CountedMatch[]> {
  const words = tellingWords(sought.school).map(likeText);
  const matches = likeliestSchools(sought, await findCandidates(tx, sought.chosenId, words, sought.school));
  const counts = new Map(
    (
      await countPeople(
        tx,
        matches.map(({ id }) => id),
      )
    ).map(({ id, ...people }) => [id, people]),
  );
  return matches.map((match) => ({ ...match, ...(counts.get(match.id) ?? { educators: 0, students: 0 }) }));
}

const findNamed = statement(
  { name: z.string(), district: z.nullable(z.string()), state: z.string() },
  `
    select s.name, d.name as district, s.state from schools s left join districts d on d.id = s.district_id
    where (select bool_and(lower(s.name || ' ' || coalesce(d.name, '')) like word or ${FOLDED} like word)
      from unnest($1::text[]) word)
    order by starts_with(lower(s.name), $2) desc, s.name, s.state, s.id limit $3`,
);

/** For whoever types the name of a school into a public form: its name and place, and nothing else about it. */
export async function suggestSchoolNames(tx: Tx, typed: string, limit: number) {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean).map(likeText);
  return words.length === 0 ? [] : findNamed(tx, words, typed.toLowerCase(), limit);
}

const findExact = statement(
  { id: z.number() },
  `
    select s.id from schools s left join districts d on d.id = s.district_id
    where s.state = $1 and lower(s.name) = lower($2) and lower(coalesce(d.name, '')) = lower($3)`,
);

/** Name, district and state together mean one school, or none. */
export async function findSchoolNamed(
  tx: Tx,
  place: { school: string; district: string; state: string | null },
): Promise<number | null> {
  if (place.state === null) return null;
  return (await findExact(tx, place.state, place.school, place.district))[0]?.id ?? null;
}
