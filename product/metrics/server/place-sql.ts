/** Everybody, or those of a place: what a figure is told of. */
export type Within = {
  /** Of accounts `a`. */
  account: string;
  /** Of a row that belongs to an account or a group. */
  owner: (account: string, group: string | null) => string;
  /** Of students. */
  student: (school: string) => string;
};

export const EVERYWHERE: Within = { account: 'true', owner: () => 'true', student: () => 'true' };

/** `district` and `school` are SQL of an id, or of null. People belong to a place by their school, groups by their own. */
export function withinPlace(district: string, school: string): Within {
  const schools = `(select place.id from schools place where place.id = ${school} or place.district_id = ${district})`;
  const accounts = `(select person.id from accounts person where person.school_id in ${schools})`;
  const groups = `(select pool.id from groups pool where pool.school_id in ${schools} or pool.district_id = ${district})`;
  return {
    account: `a.school_id in ${schools}`,
    owner: (account, group) =>
      `(${account} in ${accounts}${group === null ? '' : ` or ${group} in ${groups}`})`,
    student: (column) => `${column} in ${schools}`,
  };
}
