const LINKED = `from family_links l join accounts a on a.id = l.account_id
        where l.student_id = s.id and l.school_id = s.school_id and a.language is not null and a.status <> 'deactivated'`;
const AT_HOME = `from accounts a
        where a.family_id = s.family_id and a.language is not null and a.status <> 'deactivated'`;

/**
 * Of students `s`: all that adults of the family have said to read, who are linked or whose child it is, the first of them
 * first; else what an educator knows; none where nobody does.
 */
export const FAMILY_LANGUAGES = `to_json(coalesce(
      nullif(array(select a.language ${LINKED} group by a.language order by min(l.created_at), min(l.id)), '{}'),
      nullif(array(select a.language ${AT_HOME} group by a.language order by min(a.id)), '{}'),
      array_remove(array[s.family_language], null)))`;

/** The first of them; null where nobody has said or knows. */
export const FAMILY_LANGUAGE = `coalesce(
      (select a.language ${LINKED} order by l.created_at, l.id limit 1),
      (select a.language ${AT_HOME} order by a.id limit 1),
      s.family_language)`;
