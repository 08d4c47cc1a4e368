import type { FilterValue } from '#platform/contract/table-filters.ts';
import type { Bind } from '../database/bindings.ts';
import { searchText } from './search-text.ts';

/** A filter's condition on an expression, in the way of its kind. */
export function condition(sql: string, value: FilterValue, _column: unknown, bind: Bind): string {
  switch (value.kind) {
    case 'text':
      return `strpos(search_text(${sql}), ${bind(searchText(value.text))}) > 0`;
    case 'choices':
      // One alone as an equality: then an index that begins with it has its rows in the order of what follows.
      return value.values.length === 1
        ? `${sql} = ${bind(value.values[0])}`
        : `${sql} = any(${bind(value.values)})`;
    case 'yes-no':
      // Literally, so that a partial index can serve it.
      return `(${sql}) is ${value.yes}`;
    case 'id':
      return `${sql} = ${bind(value.id)}`;
    case 'number-range':
      return between(
        value.from === null ? null : `${sql} >= ${bind(value.from)}`,
        value.to === null ? null : `${sql} <= ${bind(value.to)}`,
      );
    case 'day-range':
      return between(
        value.from === null ? null : `${sql} >= ${bind(value.from)}::date`,
        value.to === null ? null : `${sql} <= ${bind(value.to)}::date`,
      );
    case 'day':
      return `${sql} = ${bind(value.day)}::date`;
    case 'moment-range':
      return between(
        value.from === null ? null : `${sql} >= ${bind(value.from)}::timestamptz`,
        value.before === null ? null : `${sql} < ${bind(value.before)}::timestamptz`,
      );
  }
}

function between(from: string | null, to: string | null): string {
  return [from, to].filter((part) => part !== null).join(' and ');
}

/** For `like`: what stands for other letters stands for itself. */
export function likeText(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`;
}

/**
 * The words of a search, each of which has to be found: "Okafor, Ada" finds Ada Okafor. They are as the columns
 * `search` and what `search_text` makes of others; a name with a dash stays one word, with a blank in it.
 */
export function searchWords(text: string): string[] {
  return text
    .split(/[\s,]+/)
    .map((word) => searchText(word).trim())
    .filter((word) => word !== '');
}

const HAN_NAME = /^\p{Script=Han}{2,5}$/u;
const FAMILY_NAME_MAX = 2;

/**
 * A name in Chinese is written without a blank, family name first; the columns have one, and the given name first. What
 * may stand in them for a word, in either order: 王小明 is 小明 王.
 */
function spacedNames(word: string): string[] {
  if (!HAN_NAME.test(word)) return [];
  const signs = Array.from(word);
  const splits = Array.from({ length: Math.min(FAMILY_NAME_MAX, signs.length - 1) }, (_, at) => at + 1);
  return splits.flatMap((at) => {
    const [family, given] = [signs.slice(0, at).join(''), signs.slice(at).join('')];
    return [`${given} ${family}`, `${family} ${given}`];
  });
}

/** A condition, or that a column has the name of a word spaced: whole words, which the index over pieces has. */
export function orSpaced(asked: string, column: string, word: string, bind: Bind): string {
  const spaced = spacedNames(word).flatMap((name) => [`${name}%`, `% ${name}%`]);
  if (spaced.length === 0) return asked;
  return `(${[asked, ...spaced.map((pattern) => `${column} like ${bind(pattern)}`)].join(' or ')})`;
}

/** Every word in a column that is written as it is searched, by the index over pieces of it. */
export function wordsIn(column: string): (value: FilterValue, bind: Bind) => string {
  return (value, bind) =>
    value.kind === 'text'
      ? searchWords(value.text)
          .map((word) => orSpaced(`${column} like ${bind(likeText(word))}`, column, word, bind))
          .join(' and ') || 'true'
      : 'false';
}

/** A filter by words, for names that are shown in another order than they are spoken. */
export function everyWord(sql: string): (value: FilterValue, bind: Bind) => string {
  return wordsIn(`search_text(${sql})`);
}
