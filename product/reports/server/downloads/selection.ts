import * as z from 'zod/mini';
import { LOCALES, type ProgramId } from '#brands/brand.ts';
import { listedName } from '#platform/contract/names.ts';
import type { Actor } from '#platform/contract/policy.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { bindings } from '#platform/server/database/bindings.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { ask } from '#platform/server/database/statement.ts';
import { FAMILY_LANGUAGE } from '#product/family-links/server/language.ts';
import { type PlannedScene, type ReportKind, scenesRequired } from '#product/play/rules/results/progress.ts';
import { KINDS_OF, needsHouse } from '../../rules/availability.ts';
import { planOf } from '../../rules/downloads.ts';
import type { Part } from '../../rules/page-shape.ts';
import { READS } from '../../rules/reads.ts';
import { inReportReach, readsSql } from '../reading.ts';
import { standingJoin } from '../standing-sql.ts';

const selectedRow = {
  id: z.number(),
  first_name: z.string(),
  last_name: z.string(),
  reads: z.enum(READS),
  ready: z.boolean(),
  done: z.number(),
  language: z.nullable(z.enum(LOCALES)),
};

type Which = { program: ProgramId; kind: ReportKind; ids: readonly number[] };
type Planned = ReturnType<typeof planOf> & { total: number; lettersOnly: boolean };

/** Who of the selected has a report for this reader. Somebody out of reach among them, and all of it is refused. */
export async function planFor(
  tx: Tx,
  entries: readonly PlannedScene[],
  actor: Actor,
  { program, kind, ids }: Which,
): Promise<Planned> {
  if (!KINDS_OF[program].includes(kind)) throw Refusal.of('not-found', 'error.report-not-found');
  const asked = [...new Set(ids)];
  const { values, bind } = bindings();
  const isBuilder = kind === 'skill-builder';
  const text = `
    select s.id, s.first_name, s.last_name, ${readsSql(actor, bind)} as reads,
      coalesce(${isBuilder ? 'standing.builder_ready' : 'standing.report_iteration is not null'}, false) as ready,
      coalesce(${isBuilder ? 'standing.builder_done' : 'standing.done'}, 0)::integer as done,
      ${FAMILY_LANGUAGE} as language
    from students s ${standingJoin(program, entries)('s', 'standing')}
    where s.id = any(${bind(asked)}::bigint[]) and ${inReportReach(actor, bind)}
    order by s.last_name, s.first_name, s.id`;
  const rows = await ask(tx, selectedRow, { text, values });
  if (rows.length < asked.length) throw Refusal.of('not-found', 'error.report-not-found');
  const selected = rows.map((row) => ({ ...row, name: listedName(row), isReady: row.ready }));
  const rule = { required: scenesRequired(program, kind), needsHouse: needsHouse(program, kind) };
  return {
    ...planOf(selected, rule),
    total: rows.length,
    lettersOnly: rows.length > 0 && rows.every(({ reads }) => reads === 'letter'),
  };
}

/** Of these students, those of whom the reader may read this part today. */
export async function readableOf(
  tx: Tx,
  actor: Actor,
  ids: readonly number[],
  part: Part,
): Promise<Set<number>> {
  const { values, bind } = bindings();
  const reads = part === 'family' ? "in ('report', 'letter')" : "= 'report'";
  const text = `
    select s.id from students s
    where s.id = any(${bind(ids)}::bigint[]) and ${inReportReach(actor, bind)} and ${readsSql(actor, bind)} ${reads}`;
  return new Set((await ask(tx, { id: z.number() }, { text, values })).map(({ id }) => id));
}
