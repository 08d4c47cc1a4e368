import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';

/** A file that was uploaded to both is known at the school by the other one's sum. */
const tellApart = statement(`
    update uploads moving set file_sha256 = sha256(moving.file_sha256 || convert_to(moving.uuid::text, 'utf8'))
    where moving.school_id = $1 and exists (
      select from uploads there where there.school_id = $2 and there.file_sha256 = moving.file_sha256)`);

export async function tellUploadsApart(tx: Tx, from: number, into: number): Promise<void> {
  await tellApart(tx, from, into);
}
