/** The accounts the start prints. They exist in demo mode only, and everybody knows their passwords. */
export type DemoAccount = { username: string; password: string; who: string };

/** Every adult of the demo has it. */
export const DEMO_PASSWORD = 'kindred-demo';

export const DEMO_STUDENT = { username: 'maya', password: 'sunny-otter-4' } as const;

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  adult('uber@kindred.test', 'Staff of the product'),
  adult('educator@kindred.test', 'Teacher with a class of 24'),
  adult('admin@kindred.test', 'Administrator, group admin of a school'),
  adult('district@kindred.test', 'Administrator, group admin of a district'),
  adult('clinician@kindred.test', 'School counselor'),
  adult('home@kindred.test', 'Educator at home'),
  adult('parent@kindred.test', 'Parent of two'),
  adult('pending@kindred.test', 'Teacher waiting to be verified'),
  { ...DEMO_STUDENT, who: 'Student in grade 3 (student site)' },
];

function adult(username: string, who: string): DemoAccount {
  return { username, password: DEMO_PASSWORD, who };
}
