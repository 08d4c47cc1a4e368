import { listedName, spokenName } from '#platform/contract/names.ts';
import { listedNameSql, spokenNameSql } from '../database/name-sql.ts';
import type { Said } from './source.ts';

/** Names on a page are put together by the server: for fifty rows the patterns in SQL took a twelfth of the statement. */
function nameColumn(alias: string, sql: string, say: typeof listedName): Said {
  return {
    sql,
    of: [`${alias}.first_name`, `${alias}.last_name`],
    say: (first = '', last = '') => say({ first_name: first, last_name: last }),
  };
}

/** Okafor, Maya; 林美玲. */
export function listedNameColumn(alias: string): Said {
  return nameColumn(alias, listedNameSql(alias), listedName);
}

/** Maya Okafor, 林美玲. */
export function spokenNameColumn(alias: string): Said {
  return nameColumn(alias, spokenNameSql(alias), spokenName);
}
