import { likenessOf, tellingWords } from '#product/schools/rules/school-matches.ts';
import { foldName } from '../../rules/names.ts';
import type { RosterSchool } from './oneroster.ts';

/** A school of the file, and the school of the district that is meant by it; null leaves it out. */
export type SchoolLink = { org: string; school_id: number | null };
type OurSchool = { id: number; name: string };

/** Called the same, or one of them without saying what kind of school it is. */
const SURE = 50;

/**
 * Which school of the district is meant by each school of the file: by the id it went by before, else by its name. A
 * school is meant once; where two could be meant, or two mean the same one, it is for a person to say.
 */
export function linkSchools(
  orgs: readonly RosterSchool[],
  schools: readonly OurSchool[],
  known: ReadonlyMap<string, number>,
): SchoolLink[] {
  const linked = new Map<string, number>();
  const take = (pairs: Iterable<readonly [string, number]>): void => {
    const taken = new Set(linked.values());
    for (const [org, school] of pairs) {
      if (taken.has(school)) continue;
      linked.set(org, school);
      taken.add(school);
    }
  };
  const ours = new Set(schools.map(({ id }) => id));
  const before = orgs.map(({ id }) => [id, known.get(id) ?? 0] as const);
  take(before.filter(([, school]) => ours.has(school)));
  // Those called the very same first: "Oak" is not to take the school that "Oak Elementary" means.
  for (const alike of [sameNames, likeNames]) {
    const taken = new Set(linked.values());
    const open = orgs.filter(({ id }) => !linked.has(id));
    const free = schools.filter(({ id }) => !taken.has(id));
    take(onlyPairs(alike(open, free)));
  }
  return orgs.map(({ id }) => ({ org: id, school_id: linked.get(id) ?? null }));
}

type Pair = { org: string; school: number; score: number };

function sameNames(orgs: readonly RosterSchool[], schools: readonly OurSchool[]): Pair[] {
  const named = byWords(schools, ({ name }) => [foldName(name)]);
  return orgs.flatMap(({ id, name }) =>
    (named.get(foldName(name)) ?? []).map((school) => ({ org: id, school: school.id, score: 1 })),
  );
}

function likeNames(orgs: readonly RosterSchool[], schools: readonly OurSchool[]): Pair[] {
  const worded = byWords(schools, ({ name }) => tellingWords(name));
  return orgs.flatMap((org) => {
    const sought = { school: org.name, district: '', noDistrict: false, state: null };
    const candidates = new Set(tellingWords(org.name).flatMap((word) => worded.get(word) ?? []));
    return [...candidates].flatMap((school) => {
      const { score } = likenessOf(sought, { ...school, district: null, state: '' });
      return score >= SURE ? [{ org: org.id, school: school.id, score }] : [];
    });
  });
}

function byWords(
  schools: readonly OurSchool[],
  wordsOf: (school: OurSchool) => string[],
): Map<string, OurSchool[]> {
  const found = new Map<string, OurSchool[]>();
  for (const school of schools) {
    for (const word of wordsOf(school)) found.set(word, [...(found.get(word) ?? []), school]);
  }
  return found;
}

/** The best of each, where there is one best and nobody else means it as much. */
function onlyPairs(pairs: readonly Pair[]): [string, number][] {
  const best = (key: (pair: Pair) => string | number): Map<string | number, Pair[]> => {
    const found = new Map<string | number, Pair[]>();
    for (const pair of pairs) {
      const there = found.get(key(pair)) ?? [];
      const top = there[0]?.score ?? 0;
      if (pair.score > top) found.set(key(pair), [pair]);
      else if (pair.score === top) found.set(key(pair), [...there, pair]);
    }
    return found;
  };
  const ofSchool = best(({ school }) => school);
  return [...best(({ org }) => org).values()].flatMap(([pair, ...more]): [string, number][] => {
    if (pair === undefined || more.length > 0) return [];
    const claims = ofSchool.get(pair.school) ?? [];
    return claims.length === 1 && claims[0] === pair ? [[pair.org, pair.school]] : [];
  });
}

export type LinkFault = 'org' | 'school' | 'school-twice' | 'none';

/** Why a roster cannot be split as somebody wants it. Two schools of the file would archive each other's students. */
export function linkFault(
  links: readonly SchoolLink[],
  orgs: readonly Pick<RosterSchool, 'id'>[],
  schools: readonly Pick<OurSchool, 'id'>[],
): LinkFault | null {
  const known = new Set(orgs.map(({ id }) => id));
  const named = links.map(({ org }) => org);
  if (new Set(named).size < named.length || named.some((org) => !known.has(org))) return 'org';
  const meant = links.map(({ school_id: id }) => id).filter((id) => id !== null);
  if (meant.length === 0) return 'none';
  const ours = new Set(schools.map(({ id }) => id));
  if (meant.some((id) => !ours.has(id))) return 'school';
  return new Set(meant).size < meant.length ? 'school-twice' : null;
}

/** The schools that are read in one go: the memory is for so many students, and for one school in any case. */
export function roundsOf<One extends { students: number }>(schools: readonly One[], atOnce: number): One[][] {
  const rounds: One[][] = [];
  let [room, round]: [number, One[]] = [0, []];
  for (const school of schools) {
    if (rounds.length === 0 || school.students > room) {
      [room, round] = [atOnce, []];
      rounds.push(round);
    }
    round.push(school);
    room -= school.students;
  }
  return rounds;
}
