import type { Period } from '#platform/server/retention/periods.ts';
import type { Tables } from '../../tables.ts';

/** Why a column about a person is kept, for how long, and under which name an export shows it. */
type PersonalColumn = {
  purpose: string;
  retention: Retention;
  /** Null: part of no export, because it is a secret of the system or says the same as another column. */
  exportedAs: string | null;
};

export const RETENTIONS = {
  account: 'until the account is deleted',
  student: 'until the school or family deletes the student',
  'two-days': 'until an hourly job removes it, after two days',
  'two-weeks': 'until a nightly job removes it, after 14 days',
  'thirty-days': 'until an hourly job removes it, after thirty days',
  'ninety-days': 'until a nightly job removes it, at most 90 days',
  'two-years': 'until a nightly job removes it, after two years',
  'two-school-years': 'until a nightly job removes it, two years after the school year in which it came',
  session: 'until the session ends, at most a day',
  followed: "until an hourly job removes it, after the school's own period once it is closed",
  books:
    'as long as the law asks for the books of a business: until a nightly job removes it, seven years after the year it is from',
  evidence:
    'as evidence of who saw and changed records: until a nightly job removes it, seven years after the school year it is from',
} as const;

/**
 * The longest that a column of this kind may be kept after its clock began. What is kept as long as a person is there has
 * no period of its own, and a school sets the days of follow-ups itself.
 */
export const PERIODS: { readonly [Kind in Retention]: Period | null } = {
  account: null,
  student: null,
  'two-days': { days: 2 },
  'two-weeks': { days: 14 },
  'thirty-days': { days: 30 },
  'ninety-days': { days: 90 },
  'two-years': { days: 730 },
  'two-school-years': { years: 2, from: '07-01' },
  session: { days: 1 },
  followed: { days: 1095 },
  books: { years: 7, from: '01-01' },
  evidence: { years: 7, from: '07-01' },
};
type Retention = keyof typeof RETENTIONS;

/** Every table and each of its columns. */
export type Registry = {
  [Table in keyof Tables]: {
    /** About nobody in particular, or only a number that leads to another row. */
    plain: readonly (keyof Tables[Table])[];
    personal?: { readonly [Column in keyof Tables[Table]]?: PersonalColumn };
  };
};

export const of = (purpose: string, retention: Retention, exportedAs: string | null): PersonalColumn => ({
  purpose,
  retention,
  exportedAs,
});
export const adult = (purpose: string, exportedAs: string | null) => of(purpose, 'account', exportedAs);
export const child = (purpose: string, exportedAs: string | null) => of(purpose, 'student', exportedAs);
export const forTwoYears = (purpose: string, exportedAs: string | null) =>
  of(purpose, 'two-school-years', exportedAs);
export const followed = (purpose: string, exportedAs: string | null) => of(purpose, 'followed', exportedAs);

export const TIMES = ['created_at', 'updated_at'] as const;
