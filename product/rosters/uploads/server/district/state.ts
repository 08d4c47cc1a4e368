import * as z from 'zod/mini';
import type { Actor } from '#platform/contract/policy.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { type Row, statement } from '#platform/server/database/statement.ts';
import { type DistrictUploadState, plannedNumbers } from '../../district-contract.ts';
import { isHeld } from '../../rules/limits.ts';
import { isIdle } from '../applying/confirm.ts';
import { countRenamesOf } from '../preview/renames.ts';
import { type DistrictUpload, linksOf, orgsOfDistrict, readingOfDistrict } from '../store/district-store.ts';
import { type DistrictSchool, getDistrictUpload, schoolsOfDistrict } from './reach.ts';

const PLANNED = z.keyof(plannedNumbers).options;
type Planned = (typeof PLANNED)[number];

const findName = statement({ name: z.string() }, 'select name from districts where id = $1');

const partRow = {
  id: z.number(),
  status: z.enum([
    'failed',
    'canceled',
    'mapping',
    'reading',
    'previewing',
    'ready',
    'applying',
    'applied',
    'undoing',
    'undone',
  ]),
  failed: z.number(),
  to_create: z.number(),
  to_update: z.number(),
  unchanged: z.number(),
  to_archive: z.number(),
  archivable: z.number(),
  licenses_needed: z.number(),
  affected: z.number(),
  done_lines: z.number(),
  total_lines: z.number(),
  stopped_at: z.nullable(z.enum(['reading', 'previewing', 'applying', 'undoing'])),
  spared: z.number(),
  licenses_short: z.number(),
};
type Part = Row<typeof partRow>;
const findParts = statement(
  partRow,
  `
    select id, status, stopped_at, archivable, spared, affected, done_lines, total_lines, ${PLANNED.join(', ')}
    from uploads where district_upload_id = $1 and status <> 'canceled' order by id`,
);

/** The uploads a roster was split into, those that were canceled aside. */
export function partsOf(tx: Tx, id: number): Promise<Part[]> {
  return findParts(tx, id);
}

const isHeldBack = (part: Part): boolean => isHeld(part.to_archive, part.archivable, part.spared);

/** Confirmed already: whatever was done by it is not thrown away with the roster. */
export function isStarted({ status, stopped_at: at }: Pick<Part, 'status' | 'stopped_at'>): boolean {
  return (
    ['applying', 'applied', 'undoing', 'undone'].includes(status) ||
    (status === 'failed' && (at === 'applying' || at === 'undoing'))
  );
}

// Written by us, in jsonb.
const notes = z.array(z.object({ file: z.string(), line: z.number(), reason: z.string() }));
const reason = z.nullable(
  z.object({ i18n: z.string(), values: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))) }),
);

export async function districtState(
  tx: Tx,
  actor: Actor,
  id: number,
): Promise<{ data: DistrictUploadState }> {
  const upload = await getDistrictUpload(tx, actor, id);
  const [district] = await findName(tx, upload.district_id);
  const schools = await schoolsOfDistrict(tx, upload);
  const parts = await partsOf(tx, id);
  const waiting = parts.filter((part) => part.status === 'ready' && !isIdle(part));
  const started = parts.filter(isStarted);
  const sum = (some: readonly Part[], name: 'affected' | 'done_lines' | 'total_lines' | Planned): number =>
    some.reduce((total, part) => total + part[name], 0);
  const planned = Object.fromEntries(PLANNED.map((name) => [name, sum(waiting, name)]));
  const { encoding, names } = readingOfDistrict(upload);
  return {
    data: {
      id,
      status: upload.status,
      file_name: upload.file_name,
      district: district?.name ?? '',
      mine: upload.uploaded_by === actor.id,
      delta: upload.delta,
      encoding,
      names,
      orgs: linkedOrgs(upload, schools),
      schools,
      allow_duplicates: upload.allow_duplicates,
      archive_missing: upload.archive_missing,
      keep_providers: upload.keep_providers,
      schoolless: upload.schoolless,
      notes: z.parse(notes, upload.notes),
      notes_total: upload.notes_total,
      error: z.parse(reason, upload.error),
      stopped_at: upload.stopped_at,
      previewing: parts.filter(({ status }) => status === 'previewing').length,
      ready: waiting.length,
      started: started.length,
      finished: started.filter(({ status }) => status === 'applied' || status === 'undone').length,
      ...z.parse(plannedNumbers, planned),
      affected: sum(started, 'affected'),
      done: sum(started, 'done_lines'),
      total: sum(started, 'total_lines'),
      held: waiting.filter(isHeldBack).length,
      renamed: await countRenamesOf(
        tx,
        waiting.map((part) => part.id),
      ),
      held_students: sum(waiting.filter(isHeldBack), 'to_archive'),
    },
  };
}

/** A school that was linked may have left the district, or been merged, since. */
function linkedOrgs(upload: DistrictUpload, schools: readonly DistrictSchool[]): DistrictUploadState['orgs'] {
  const links = new Map(linksOf(upload).map((link) => [link.org, link]));
  const ours = new Set(schools.map((school) => school.id));
  return orgsOfDistrict(upload).map((org) => {
    const { school_id: school = null, educator_id: educator = null } = links.get(org.id) ?? {};
    const isOurs = school !== null && ours.has(school);
    return { ...org, school_id: isOurs ? school : null, educator_id: isOurs ? educator : null };
  });
}
