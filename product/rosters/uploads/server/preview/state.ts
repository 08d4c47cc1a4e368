import * as z from 'zod/mini';
import type { Actor } from '#platform/contract/policy.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { spokenNameSql } from '#platform/server/database/name-sql.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { UploadState } from '../../contract.ts';
import { countsOf } from '../../rules/counts.ts';
import { isHeld } from '../../rules/limits.ts';
import type { UploadPorts } from '../store/ports.ts';
import { getUpload } from '../store/reach.ts';
import { rowsOfUpload, type Upload } from '../store/store.ts';
import { namesakesOf } from './namesakes.ts';
import { mappingOf } from './preview.ts';
import { readingOf } from './reading-choices.ts';
import { renamesOf } from './renames.ts';

const findNames = statement(
  { school: z.string(), educator: z.string() },
  `
    select s.name as school, ${spokenNameSql('e')} as educator
    from schools s, accounts e where s.id = $1 and e.id = $2`,
);
const findGivers = statement(
  { id: z.number() },
  `
    select distinct r.educator_id as id from upload_rows r
    where ${rowsOfUpload('$1')} and r.activate and r.educator_id is not null`,
);

// Written by us, in jsonb.
const texts = z.array(z.string());
const lines = z.array(texts);
const orgs = z.array(z.object({ id: z.string(), name: z.string(), students: z.number() }));
const notes = z.array(z.object({ file: z.string(), line: z.number(), reason: z.string() }));
export const headersOf = (upload: Pick<Upload, 'headers'>): string[] => z.parse(texts, upload.headers);
export const sampleOf = (upload: Pick<Upload, 'sample'>): string[][] => z.parse(lines, upload.sample);
export function orgsOf(upload: Pick<Upload, 'orgs'>): z.infer<typeof orgs> {
  return z.parse(orgs, upload.orgs);
}
const reason = z.nullable(
  z.object({ i18n: z.string(), values: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))) }),
);

export async function uploadState(
  tx: Tx,
  actor: Actor,
  id: number,
  { licenses }: Pick<UploadPorts, 'licenses'>,
  now: Date,
): Promise<{ data: UploadState }> {
  const upload = await getUpload(tx, actor, id);
  const [names] = await findNames(tx, upload.school_id, upload.educator_id);
  const needed = upload.licenses_needed;
  const givers = needed === 0 ? [] : (await findGivers(tx, id)).map((giver) => giver.id);
  const {
    uploaded_by: by,
    done_lines: done,
    total_lines: total,
    actor_scope: _scope,
    acting_as_by: _acting,
    school_id: _school,
    educator_id: educatorId,
    file_sha256: _hash,
    staged: _staged,
    created_at: _created,
    updated_at: _updated,
    confirmed_at: _confirmed,
    applied_at: _applied,
    undone_at: _undone,
    choices: _choices,
    ...shown
  } = upload;
  return {
    data: {
      ...shown,
      counts: countsOf(upload),
      school: names?.school ?? '',
      educator: names?.educator ?? '',
      mine: by === actor.id,
      headers: headersOf(upload),
      sample: sampleOf(upload),
      mapping: [...mappingOf(upload)],
      error: z.parse(reason, upload.error),
      orgs: orgsOf(upload),
      notes: z.parse(notes, upload.notes),
      reading: readingOf(upload),
      renames: await renamesOf(tx, upload),
      namesakes: await namesakesOf(tx, upload),
      held: isHeld(upload.to_archive, upload.archivable, upload.spared),
      licenses_available:
        needed === 0 ? null : await licenses.available(tx, [...new Set([...givers, educatorId])], now),
      done,
      total,
    },
  };
}
