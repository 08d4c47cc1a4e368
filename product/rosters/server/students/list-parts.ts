import { likeText, orSpaced, searchWords } from '#platform/server/tables/conditions.ts';
import type { FilterExpression } from '#platform/server/tables/source.ts';
import { mine, seesAll } from './reach.ts';

/** What lists of students `s` have in common, this slice's and later ones'. */

type Condition = Extract<FilterExpression, Function>;

/** As the index has it: nobody's license ends before all others. */
export const LICENSE_END = "coalesce(s.license_ends_on, date '-infinity')";

export const joins = {
  owner: 'join accounts o on o.id = s.owner_id',
  school: 'left join schools sc on sc.id = s.school_id',
} as const;

/** The same for what a page shows of them: both are few, whoever is on it. */
export const lookups = {
  owner: { from: 'accounts o', id: 'o.id', key: 's.owner_id' },
  school: { from: 'schools sc', id: 'sc.id', key: 's.school_id' },
} as const;

/** Literally, so that the partial indexes serve. */
export const archived: FilterExpression = (value) =>
  value.kind === 'yes-no' && value.yes ? 's.archived_at is not null' : 's.archived_at is null';

/** Each word in the names, the username or the number. Inside one roster this is faster than any index. */
export const nameInRoster: Condition = (value, bind) =>
  words(value)
    .map((word) => orSpaced(`strpos(s.search, ${bind(word)}) > 0`, 's.search', word, bind))
    .join(' and ') || 'true';

const WHOLE_TRIGRAM = 3;

/** The same over everybody, by a trigram index. It needs three letters; fewer have to begin a word. */
export const wordsAnywhere =
  (column: string): Condition =>
  (value, bind) =>
    words(value)
      .map((word) => {
        const anywhere = likeText(word);
        const beginning = anywhere.slice(1);
        const asked =
          word.length >= WHOLE_TRIGRAM
            ? `${column} like ${bind(anywhere)}`
            : `(${column} like ${bind(beginning)} or ${column} like ${bind(`% ${beginning}`)})`;
        return orSpaced(asked, column, word, bind);
      })
      .join(' and ') || 'true';

export const nameAnywhere = wordsAnywhere('s.search');

function words(value: Parameters<Condition>[0]): string[] {
  return value.kind === 'text' ? searchWords(value.text) : [];
}

/**
 * The same orders, in a form that no index over everybody has. A page of few rows out of a million would otherwise be
 * looked for along such an index, to its end where there are fewer than a page (2.8 s at 500,000 students); sorting
 * those in reach takes milliseconds.
 */
export const sortsInReach = {
  name: ["(s.last_name || '')", 's.first_name'],
  grade: ['(s.grade + 0)'],
  username: ["(s.username || '')"],
  license_ends_on: [`(${LICENSE_END} + 0)`],
  created_at: ["(s.created_at + interval '0')"],
} as const;

/** Who sees no others has no others to leave out. */
export const ofReach: FilterExpression = (value, bind, actor) =>
  (value.kind === 'choices' && value.values.includes('all')) || !seesAll(actor) ? 'true' : mine(actor, bind);

/** Of a group of adults that the actor belongs to: the students of its people. */
export const inGroup: FilterExpression = (value, bind, actor) =>
  value.kind === 'id'
    ? `s.owner_id in (select theirs.account_id from group_members theirs
        join group_members own on own.group_id = theirs.group_id and own.account_id = ${bind(actor.id)}::bigint
        where theirs.group_id = ${bind(value.id)}::bigint)`
    : 'true';
