import type { Tables } from '../tables.ts';

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
  'thirty-days': 'until an hourly job removes it, after thirty days',
  'ninety-days': 'until a nightly job removes it, at most 90 days',
  session: 'until the session ends, at most a day',
  followed: "until an hourly job removes it, after the school's own period once it is closed",
  books: 'as long as the law asks for the books of a business, seven years',
  evidence: 'as long as the law asks for evidence of who saw and changed records',
} as const;
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
export const followed = (purpose: string, exportedAs: string | null) => of(purpose, 'followed', exportedAs);

export const TIMES = ['created_at', 'updated_at'] as const;
