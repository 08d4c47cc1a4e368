import { statement } from '#platform/server/database/statement.ts';

export const switchSchoolCheckIns = statement(
  'update schools set check_ins = $2, updated_at = $3 where id = $1',
);
