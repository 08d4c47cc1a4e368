import type { UserProfile } from '../../sign-in-contract.ts';

/** A browser's storage, with its contents at hand. */
export function storage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

export const ada: UserProfile = {
  id: 7,
  username: 'ada@school.test',
  first_name: 'Ada',
  last_name: 'Okafor',
  full_name: 'Ada Okafor',
  scope: 'educator',
  scopes: ['educator'],
  role: 'educator',
  verified: true,
  letters_come_back: false,
  is_group_admin: false,
  is_team_admin: false,
  is_high_priority: false,
  has_students_using_program: false,
  has_site_license_usage_report: false,
  grade: null,
  active_program: null,
  school: null,
  students_count: 0,
  time_zone: 'America/New_York',
  own_time_zone: null,
  archived_count: 0,
  has_visited: false,
  factor_due: false,
  personal_channel: 'channel',
  language: null,
};
