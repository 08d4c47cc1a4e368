/** SQL of `platform/contract/names.ts`: names in Chinese characters family name first and without a blank. */
const isHan = (first: string, last: string): string =>
  `(${first} ~ '^[\\u3400-\\u9fff\\uf900-\\ufaff]+$' and ${last} ~ '^[\\u3400-\\u9fff\\uf900-\\ufaff]+$')`;

/** Maya Okafor, 林美玲. Null where one of them is. */
export function spokenNameSql(alias: string, prefix = ''): string {
  const [first, last] = [`${alias}.${prefix}first_name`, `${alias}.${prefix}last_name`];
  return `(case when ${isHan(first, last)} then ${last} || ${first} else ${first} || ' ' || ${last} end)`;
}

/** Okafor, Maya; 林美玲. */
export function listedNameSql(alias: string): string {
  const [first, last] = [`${alias}.first_name`, `${alias}.last_name`];
  return `(case when ${isHan(first, last)} then ${last} || ${first} else ${last} || ', ' || ${first} end)`;
}
