import { featureOnSql } from '#product/schools/server/features/features.ts';

/**
 * Of students `s`: whose page a school lets this adult read. It ends when the child leaves that school, and
 * rests while staff have family links switched off there. The ids are gathered first, as in the reach of rosters: then it is a look into an index.
 */
export function linkedTo(account: string): string {
  return `s.id = any(array(select linked.student_id from family_links linked
      join students there on there.id = linked.student_id and there.school_id = linked.school_id
      where linked.account_id = ${account}::bigint and ${featureOnSql('family-links', 'linked.school_id')}))`;
}
