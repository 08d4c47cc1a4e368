import { statement } from '#platform/server/database/statement.ts';

export const switchSchoolFamilyFeelings = statement(
  'update schools set family_feelings = $2, updated_at = $3 where id = $1',
);

export const switchSchoolCheckIns = statement(
  'update schools set check_ins = $2, updated_at = $3 where id = $1',
);
