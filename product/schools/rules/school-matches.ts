/**
 * Whether two names mean the same school. People write "St. Mary's Elem." for "Saint Marys Elementary School": names
 * are compared by their words, without case, accents, points and what nearly every school is called.
 */
export type SoughtSchool = {
  school: string;
  district: string;
  /** Said to belong to none. */
  noDistrict: boolean;
  state: string | null;
};
export type KnownSchool = { id: number; name: string; district: string | null; state: string };
export type Likeness = 'same' | 'likely' | 'possible';
export type SchoolMatch<School extends KnownSchool = KnownSchool> = School & { likeness: Likeness };

/** How many are worth reading through. */
const MATCHES_SHOWN = 5;

const WRITTEN_OUT: Readonly<Record<string, string>> = {
  elem: 'elementary',
  el: 'elementary',
  es: 'elementary',
  prim: 'primary',
  ms: 'middle',
  mid: 'middle',
  hs: 'high',
  jr: 'junior',
  sr: 'senior',
  int: 'intermediate',
  acad: 'academy',
  st: 'saint',
  ste: 'saint',
  sainte: 'saint',
  mt: 'mount',
  ft: 'fort',
  ctr: 'center',
  cntr: 'center',
  centre: 'center',
  n: 'north',
  s: 'south',
  e: 'east',
  w: 'west',
};
/** Say nothing about which school it is. */
const FILLERS = new Set(['school', 'schools', 'sch', 'the', 'of', 'at', 'for', 'and', 'a', 'no', 'number']);
/** What kind of school it is: one may be called without it, but not with another. */
const KINDS = new Set([
  'elementary',
  'primary',
  'middle',
  'junior',
  'high',
  'senior',
  'intermediate',
  'preschool',
  'kindergarten',
  'academy',
]);
/** What a district is called beside its name. */
const DISTRICT_FILLERS = new Set([
  'district',
  'unified',
  'independent',
  'public',
  'county',
  'co',
  'city',
  'isd',
  'usd',
  'sd',
  'ps',
  'cusd',
  'union',
  'consolidated',
  'community',
  'regional',
]);

const MARKS = /\p{M}/gu;

/** "St. Mary's Elem." is saint, marys, elementary. */
function wordsOf(name: string): string[] {
  const plain = name.normalize('NFD').replace(MARKS, '').toLowerCase();
  // Points belong to an abbreviation, P.S. or Elem., and an apostrophe to its word.
  const joined = plain.replace(/[.'’`]/gu, '');
  return joined.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

function schoolWords(name: string): { own: string[]; kinds: string[] } {
  const words = wordsOf(name)
    .map((word) => WRITTEN_OUT[word] ?? word)
    .filter((word) => !FILLERS.has(word));
  const own = words.filter((word) => !KINDS.has(word));
  // "The Primary School" has no other name.
  return own.length === 0
    ? { own: words, kinds: [] }
    : { own, kinds: words.filter((word) => KINDS.has(word)) };
}

/** What to look for among many schools: the words that tell one from another, longest first. */
export function tellingWords(name: string): string[] {
  const words = wordsOf(name).filter((word) => WRITTEN_OUT[word] === undefined && !FILLERS.has(word));
  const own = words.filter((word) => !KINDS.has(word));
  return (own.length === 0 ? words : own).toSorted((one, other) => other.length - one.length).slice(0, 4);
}

function districtWords(name: string): string[] {
  const words = wordsOf(name).filter((word) => !FILLERS.has(word));
  const own = words.filter((word) => !DISTRICT_FILLERS.has(word));
  return own.length === 0 ? words : own;
}

const sameWords = (one: readonly string[], other: readonly string[]): boolean =>
  one.toSorted().join(' ') === other.toSorted().join(' ');
const within = (some: readonly string[], all: readonly string[]): boolean =>
  some.length > 0 && some.every((word) => all.includes(word));

/** One letter more, less or other; only in words long enough for that to be a slip. */
function isSlip(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < 5 || long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  return short.length === long.length
    ? short.slice(at + 1) === long.slice(at + 1)
    : short.slice(at) === long.slice(at + 1);
}

const NAME = { same: 60, withoutKind: 50, slip: 40, part: 30, otherKind: 20, none: 0 } as const;
const DISTRICT = { same: 30, noneBoth: 15, unknown: 0, other: -20 } as const;
const STATE = { same: 10, unknown: 0, other: -40 } as const;
const SAME_FROM = 85;
const LIKELY_FROM = 50;
const POSSIBLE_FROM = 20;

function nameScore(typed: string, known: string): number {
  const [one, other] = [schoolWords(typed), schoolWords(known)];
  const isSame = sameWords(one.own, other.own);
  const isSlipped = !isSame && isSlip(one.own.join(''), other.own.join(''));
  if (isSame || isSlipped) {
    if (one.kinds.length > 0 && other.kinds.length > 0 && !sameWords(one.kinds, other.kinds)) {
      return NAME.otherKind;
    }
    if (isSlipped) return NAME.slip;
    return sameWords(one.kinds, other.kinds) ? NAME.same : NAME.withoutKind;
  }
  return within(one.own, other.own) || within(other.own, one.own) ? NAME.part : NAME.none;
}

function districtScore({ district, noDistrict }: SoughtSchool, known: string | null): number {
  if (noDistrict) return known === null ? DISTRICT.noneBoth : DISTRICT.other;
  if (district === '' || known === null) return DISTRICT.unknown;
  const [one, other] = [districtWords(district), districtWords(known)];
  const isSame = sameWords(one, other) || within(one, other) || within(other, one);
  return isSame || isSlip(one.join(''), other.join('')) ? DISTRICT.same : DISTRICT.other;
}

function stateScore(typed: string | null, known: string): number {
  if (typed === null) return STATE.unknown;
  return typed === known ? STATE.same : STATE.other;
}

export function likenessOf(
  sought: SoughtSchool,
  known: KnownSchool,
): { score: number; likeness: Likeness | null } {
  const name = nameScore(sought.school, known.name);
  // Schools of one district are not alike for that.
  if (name === NAME.none) return { score: 0, likeness: null };
  const score = name + districtScore(sought, known.district) + stateScore(sought.state, known.state);
  if (score >= SAME_FROM) return { score, likeness: 'same' };
  if (score >= LIKELY_FROM) return { score, likeness: 'likely' };
  return { score, likeness: score >= POSSIBLE_FROM ? 'possible' : null };
}

/** The likeliest first; what was chosen on the form before all others, whatever it is called. */
export function likeliestSchools<School extends KnownSchool>(
  sought: SoughtSchool & { chosenId: number | null },
  schools: readonly School[],
): SchoolMatch<School>[] {
  const found = schools.flatMap((school) => {
    if (school.id === sought.chosenId)
      return [{ school, score: Number.MAX_VALUE, likeness: 'same' as const }];
    const { score, likeness } = likenessOf(sought, school);
    return likeness === null ? [] : [{ school, score, likeness }];
  });
  return found
    .toSorted(
      (one, other) => other.score - one.score || one.school.name.localeCompare(other.school.name, 'en'),
    )
    .slice(0, MATCHES_SHOWN)
    .map(({ school, likeness }) => ({ ...school, likeness }));
}
