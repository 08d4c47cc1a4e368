/**
 * SQL of `platform/contract/names.ts`: names in Chinese characters family name first and without a blank. Of a row by
 * its alias, whose columns may have a prefix; null where the row is missing.
 */
type Columns = { first: string; last: string };

function columnsOf(alias: string, prefix: string): Columns {
  return { first: `${alias}.${prefix}first_name`, last: `${alias}.${prefix}last_name` };
}

/** What `\p{Script=Han}` is where names are written, the rare signs of its later planes as well. */
const HAN = String.raw`'^[\u3005\u3007\u3400-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]+$'`;

/** The first of these signs. Comparing one letter first spares nearly every name the patterns. */
const FIRST_HAN = 0x3005;

const isHan = ({ first, last }: Columns): string =>
  `(ascii(${first}) >= ${FIRST_HAN} and ${first} ~ ${HAN} and ${last} ~ ${HAN})`;

/** Maya Okafor, 林美玲. */
export function spokenNameSql(alias: string, prefix = ''): string {
  const name = columnsOf(alias, prefix);
  return `(case when ${isHan(name)} then ${name.last} || ${name.first} else rtrim(${name.first} || ' ' || ${name.last}) end)`;
}

/** Okafor, Maya; 林美玲. */
export function listedNameSql(alias: string, prefix = ''): string {
  const name = columnsOf(alias, prefix);
  return `(case when ${name.last} = '' then ${name.first} when ${isHan(name)} then ${name.last} || ${name.first}
    else ${name.last} || ', ' || ${name.first} end)`;
}

/** Ada L., 美玲: whom one need not know by the whole name. */
export function shortNameSql(alias: string): string {
  const name = columnsOf(alias, '');
  return `(case when ${isHan(name)} then ${name.first} else ${name.first} || ' ' || left(${name.last}, 1) || '.' end)`;
}
