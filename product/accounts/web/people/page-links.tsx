import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

/** For the staff's lists: a name leads to the page of that person. */
export function PersonLink({ id, name }: { id: number; name: string | null }) {
  return (
    <Link to="/uber/people/$id" params={{ id: String(id) }}>
      {name}
    </Link>
  );
}

type SchoolRow = { school: string | null; school_linked: boolean; school_place: number | null };

/** The school that staff have linked, or what was typed, and that it was only typed. */
export function SchoolCell({ row: { school, school_place: place } }: { row: SchoolRow }) {
  const { t } = useTranslation();
  if (school === null) return null;
  if (place === null) return t('accounts-people.school-typed', { school });
  return (
    <Link to="/uber/schools/$id" params={{ id: String(place) }}>
      {school}
    </Link>
  );
}
