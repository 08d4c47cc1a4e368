import * as z from 'zod/mini';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { oldestRow, ownRule, type RetentionRule } from '#platform/server/retention/rule.ts';
import { deleteRows } from './preview/staging.ts';
import { NOBODY_WAITS } from './store/district-store.ts';
import { rowId } from './store/store.ts';

const KEPT = { days: 90 } as const;

/** What children's records an upload still holds; one that works just now is left until it has done so. */
const HELD = `(staged or file_sealed is not null or sample <> '[]' or reading <> '{}')
  and status not in ('applying', 'undoing')`;

const giveUp = statement(`
    update uploads set status = 'canceled', updated_at = now()
    where created_at < $1 and status in ('reading', 'mapping', 'previewing', 'ready')`);
const findOld = statement(
  { id: z.number() },
  `
    update uploads set file_sealed = null, sample = '[]', reading = '{}', staged = false
    where id in (select id from uploads where created_at < $1 and ${HELD} order by created_at limit $2)
    returning id`,
);
const findOldest = statement(oldestRow, `select min(created_at) as oldest from uploads where ${HELD}`);

/** From then on an upload cannot be taken back. */
const uploads = ownRule(
  { table: 'uploads', columns: ['file_sealed', 'sample', 'reading'], along: ['upload_rows'], period: KEPT },
  {
    oldest: async (tx) => (await findOldest(tx))[0]?.oldest ?? null,
    async remove(tx, before, atMost) {
      await giveUp(tx, before);
      // Each may have fifty thousand rows.
      const old = await findOld(tx, before, Math.ceil(atMost / 1000));
      for (const { id } of old) await deleteRows(tx, rowId(id, 0), rowId(id + 1, 0));
      return old.length;
    },
  },
);

const giveUpDistricts = statement(`
    update district_uploads set status = 'canceled', updated_at = now()
    where created_at < $1 and status in ('reading', 'linking', 'splitting')`);
const forgetDistricts = statement(
  { id: z.number() },
  `
    update district_uploads d set file_sealed = null, reading = '{}'
    where (file_sealed is not null or reading <> '{}') and (created_at < $1
      or status in ('failed', 'canceled') and stopped_at is null
      or status = 'split' and ${NOBODY_WAITS})
    returning d.id`,
);
const findOldestDistrict = statement(
  oldestRow,
  `select min(created_at) as oldest from district_uploads where file_sealed is not null or reading <> '{}'`,
);

/** A district's file goes as soon as nobody waits for it, and after its time in any case. */
const districtUploads = ownRule(
  { table: 'district_uploads', columns: ['file_sealed', 'reading'], period: KEPT, every: 'hour' },
  {
    oldest: async (tx) => (await findOldestDistrict(tx))[0]?.oldest ?? null,
    async remove(tx: Tx, before) {
      await giveUpDistricts(tx, before);
      return (await forgetDistricts(tx, before)).length;
    },
  },
);

export const UPLOAD_RULES: readonly RetentionRule[] = [uploads, districtUploads];
