/**
 * Of students `s`: what somebody of the family has said to read, who is linked or whose child it is; else what an educator
 * knows; null where nobody does.
 */
export const FAMILY_LANGUAGE = `coalesce(
      (select a.language from family_links l join accounts a on a.id = l.account_id
        where l.student_id = s.id and l.school_id = s.school_id and a.language is not null and a.status <> 'deactivated'
        order by l.created_at, l.id limit 1),
      (select a.language from accounts a
        where a.family_id = s.family_id and a.language is not null and a.status <> 'deactivated'
        order by a.id limit 1),
      s.family_language)`;
