import type { Places, WorthACall } from '../../places-contract.ts';

type ListLink = { to: string; search: Record<string, string> };

/** Who teaches: of all educators those who have students, as many as are counted. */
export const TEACHERS = {
  to: '/educator/educators',
  search: { tab: 'group-educators', students_count: '1..' },
} as const;

/** The list of students of a place. By its id: what somebody could have typed never comes with an address. */
export function studentsOf(of: Places['of'], { id }: { id: number }): ListLink {
  const place = of === 'schools' ? { school_id: String(id) } : { educator_id: String(id) };
  return { to: '/educator/students', search: { tab: 'all-active', ...place } };
}

/** To the list that a reason to call is about. */
export function wayOn(call: WorthACall, of: Places['of']): ListLink {
  switch (call.kind) {
    case 'ending':
      return { to: '/educator/students', search: { tab: 'all-active', license: 'expiring' } };
    case 'unassigned':
      return { to: '/educator/educators', search: { tab: 'group-educators' } };
    case 'quiet':
      return studentsOf(of, call);
  }
}
