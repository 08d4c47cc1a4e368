import type { FilterValue } from '#platform/contract/table-filters.ts';
import type { Bind } from '#platform/server/database/bindings.ts';

/** What the people of a school bought, or what was bought for its group: a filter on orders or quotes. */
export function ofSchool(row: string): (value: FilterValue, bind: Bind) => string {
  return (value, bind) => {
    if (value.kind !== 'id') return 'false';
    const school = `${bind(value.id)}::bigint`;
    return `(${row}.account_id in (select c.id from accounts c where c.school_id = ${school})
      or ${row}.group_id in (select c.id from groups c where c.school_id = ${school}))`;
  };
}
