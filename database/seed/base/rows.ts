import type { Selectable } from 'kysely';
import type * as tables from '../../tables.ts';

/** An account before its password is hashed and its class code sealed. */
export type AccountRow = Omit<
  Selectable<tables.Accounts>,
  'password_hash' | 'class_code_sealed' | 'search'
> & {
  has_password: boolean;
  class_code: string | null;
};

/** A student before the password is sealed. */
export type StudentRow = Omit<Selectable<tables.Students>, 'password_sealed' | 'search'> & {
  password: string;
};

/** Every column is said, so that nothing is left to the database's clock or chance. */
export type DemoRows = {
  districts: Selectable<tables.Districts>[];
  schools: Selectable<tables.Schools>[];
  sign_on_tenants: Selectable<tables.SignOnTenants>[];
  families: Selectable<tables.Families>[];
  accounts: AccountRow[];
  account_requests: Selectable<tables.AccountRequests>[];
  groups: Selectable<tables.Groups>[];
  group_members: Selectable<tables.GroupMembers>[];
  students: StudentRow[];
  student_shares: Selectable<tables.StudentShares>[];
};
