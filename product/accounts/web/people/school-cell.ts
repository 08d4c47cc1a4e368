import type { TFunction } from 'i18next';

/** The school that staff have linked, or what was typed, and that it was only typed. */
export function schoolOf(t: TFunction, row: { school: string | null; school_linked: boolean }): string {
  const { school, school_linked: linked } = row;
  if (school === null) return '';
  return linked ? school : t('accounts-people.school-typed', { school });
}
