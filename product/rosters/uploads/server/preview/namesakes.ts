import * as z from 'zod/mini';
import { bindings } from '#platform/server/database/bindings.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { spokenNameSql } from '#platform/server/database/name-sql.ts';
import { PLAN_ANEW } from '#platform/server/database/named-statements.ts';
import { ask, statement } from '#platform/server/database/statement.ts';
import { inReach } from '../../../server/students/reach.ts';
import type { UploadState } from '../../contract.ts';
import { rowsOfUpload, type Upload, uploaderOf } from '../store/store.ts';
import { folded } from './match/find.ts';
import { isUploaderVerified } from './match/match.ts';
import { mappingOf } from './preview.ts';
import { NAMED } from './renames.ts';

const foundRow = {
  line: z.number(),
  name: z.string(),
  like_name: z.string(),
  like_grade: z.nullable(z.number()),
  like_number: z.nullable(z.string()),
  archived: z.boolean(),
  educator: z.string(),
  count: z.number(),
};

/**
 * New students who are called like somebody of the school: with another number, in a higher grade, or because the
 * upload allows duplicates. Those of colleagues are known to whom somebody vouches for, as when one is added by hand.
 */
async function findNamesakes(tx: Tx, upload: Upload) {
  const { values, bind } = bindings();
  const reach = inReach(uploaderOf(upload), bind);
  const known = (await isUploaderVerified(tx, upload)) ? 's.archived_at is null' : 'false';
  const text = `${PLAN_ANEW}
    with roster as materialized (
      select s.id, s.grade, s.student_id, s.owner_id, s.archived_at is not null as archived, (${reach}) as mine,
        ${spokenNameSql('s')} as name, ${folded('s.first_name')} as first, ${folded('s.last_name')} as last
      from students s where s.school_id = ${bind(upload.school_id)}::bigint and ((${reach}) or ${known})
    ), likened as (
      select distinct on (r.id) r.id, r.line, ${spokenNameSql('r')} as name, n.name as like_name,
        case when n.mine then n.grade end as like_grade, case when n.mine then n.student_id end as like_number,
        n.archived, n.owner_id
      from upload_rows r join roster n on n.first = r.first_fold and n.last = r.last_fold
      where ${rowsOfUpload(bind(upload.id))} and r.action = 'create'
      order by r.id, n.mine desc, n.archived, abs(n.grade - r.grade), n.id
    )
    select l.line, l.name, l.like_name, l.like_grade, l.like_number, l.archived, ${spokenNameSql('o')} as educator,
      count(*) over () as count
    from likened l join accounts o on o.id = l.owner_id order by l.id limit ${NAMED}`;
  return ask(tx, foundRow, { text, values });
}

const countByName = statement(
  { count: z.number() },
  `
    select count(*) as count from upload_rows r
    where ${rowsOfUpload('$1')} and r.action in ('update', 'keep') and r.student_id = '' and r.student_username = ''`,
);

/** Whom an upload that waits to be confirmed may mean without having found them, or have found without meaning them. */
export async function namesakesOf(tx: Tx, upload: Upload): Promise<UploadState['namesakes']> {
  const isReady = upload.status === 'ready';
  const found = isReady && upload.to_create > 0 ? await findNamesakes(tx, upload) : [];
  const isNumbered = mappingOf(upload).includes('student_id');
  const [named] = isReady && !isNumbered ? await countByName(tx, upload.id) : [];
  return {
    count: found[0]?.count ?? 0,
    named: found.map(({ line, name, like_name, like_grade, like_number, archived, educator }) => ({
      line,
      name,
      like: { name: like_name, grade: like_grade, student_id: like_number, archived, educator },
    })),
    by_name: named?.count ?? 0,
  };
}
