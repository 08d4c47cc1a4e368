import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import type { Actor } from '#platform/contract/policy.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import type { UploadCalls, UploadState } from '../../contract.ts';
import { type Mapping, mappingFaults, ONEROSTER_COLUMNS } from '../../rules/columns.ts';
import { choicesOf, readingOf } from '../preview/reading-choices.ts';
import { orgsOf, uploadState } from '../preview/state.ts';
import { uploadApply, uploadPreview, uploadRead, uploadUndo } from '../store/job-names.ts';
import type { UploadPorts } from '../store/ports.ts';
import { getOwnUpload, isStillPlaced, placeOf } from '../store/reach.ts';
import { requireFile, type Upload } from '../store/store.ts';
import { tellUploader } from '../store/tell.ts';
import { beginApplying, opensAnew, refuseSameFile, refuseUsernames, step, throwAway } from './confirm.ts';
import { undoPlan } from './undo.ts';

export type StepPorts = UploadPorts & { jobs: Pick<Jobs, 'enqueue'> };
type Step<Name extends keyof UploadCalls> = Context<UploadCalls[Name]>;
type State = { data: UploadState };

const OPEN_AT_ONCE = 10;

const countOpen = statement(
  { open: z.number() },
  `
    select count(*) as open from uploads
    where uploaded_by = $1 and district_upload_id is null and status in ('reading', 'mapping', 'previewing', 'ready')`,
);
export const lockUploader = statement('select id from accounts where id = $1 for no key update');

export async function createUpload(context: Step<'create'>, ports: StepPorts): Promise<State> {
  const { tx, actor, input, file, now } = context;
  if (file.length === 0) throw Refusal.field('file_name', 'validation.file-empty');
  const place = await placeOf(tx, actor, input);
  const hash = createHash('sha256').update(file).digest();
  await refuseSameFile(tx, place.school_id, hash);
  await lockUploader(tx, actor.id);
  const [counted] = await countOpen(tx, actor.id);
  if ((counted?.open ?? 0) >= OPEN_AT_ONCE) {
    throw Refusal.because('rosters-uploads.refused.too-many-open', { count: OPEN_AT_ONCE });
  }
  const { id } = await tx
    .insertInto('uploads')
    .values({
      ...place,
      status: 'reading',
      uploaded_by: actor.id,
      actor_scope: actor.scope,
      acting_as_by: actor.actingAsBy,
      file_name: input.file_name,
      file_sha256: hash,
      file_sealed: await ports.files.keep(file),
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await ports.jobs.enqueue(tx, uploadRead, { id });
  context.about({ type: 'upload', id, details: { bytes: file.length, ...place } });
  return uploadState(tx, actor, id, ports, now);
}

/** Once more, in another way than was found: nothing of it has been done yet. */
export async function rereadUpload(context: Step<'reread'>, ports: StepPorts): Promise<State> {
  const { tx, actor, input, now } = context;
  const upload = await getOwnUpload(tx, actor, input.id);
  const status = step(upload, 'reread');
  // A district's roster is read as a whole.
  if (upload.district_upload_id !== null) throw Refusal.because('rosters-uploads.refused.cannot.reread');
  await requireFile(tx, upload.id);
  const { id, ...asked } = input;
  const { sheets } = readingOf(upload);
  if (asked.sheet !== undefined && asked.sheet >= sheets.length)
    throw Refusal.field('sheet', 'validation.in');
  const before = choicesOf(upload);
  // Another sheet has another header.
  const header = asked.header ?? (asked.sheet === undefined ? before.header : null);
  const choices = { encoding: asked.encoding ?? before.encoding, sheet: asked.sheet ?? before.sheet, header };
  await tx
    .updateTable('uploads')
    .set({ status, staged: false, choices: JSON.stringify(choices), updated_at: now })
    .where('id', '=', id)
    .execute();
  await ports.jobs.enqueue(tx, uploadRead, { id });
  context.about({ type: 'upload', id, details: choices });
  return uploadState(tx, actor, id, ports, now);
}

export async function mapUpload(context: Step<'map'>, ports: StepPorts): Promise<State> {
  const { tx, actor, input, now } = context;
  const upload = await getOwnUpload(tx, actor, input.id);
  const status = step(upload, 'map');
  await requireFile(tx, upload.id);
  const { id, columns, org, ...flags } = input;
  if (upload.source === 'oneroster') checkRoster(upload, columns, input);
  const { missing, doubled } = mappingFaults(columns);
  const headers = Array.isArray(upload.headers) ? upload.headers.length : 0;
  if (columns.length !== headers || doubled.length > 0) throw Refusal.field('columns', 'validation.in');
  if (missing.length > 0) {
    throw Refusal.field('columns', 'validation.csv-columns-missing', { columns: missing.join(', ') });
  }
  await tx
    .updateTable('uploads')
    .set({
      ...flags,
      mapping: JSON.stringify(columns),
      status,
      staged: false,
      // The preview is made for whoever asks for it: staff in an educator's place may do less.
      acting_as_by: actor.actingAsBy,
      updated_at: now,
      ...(upload.source === 'oneroster' ? { org: org ?? upload.org } : {}),
    })
    .where('id', '=', id)
    .execute();
  await ports.jobs.enqueue(tx, uploadPreview, { id });
  context.about({ type: 'upload', id, details: flags });
  return uploadState(tx, actor, id, ports, now);
}

/** What the columns of a roster mean is known; those that are not needed may be left out. */
function checkRoster(
  upload: Upload,
  columns: Mapping,
  { org, archive_missing: archive }: RosterChoices,
): void {
  const chosen = org ?? upload.org;
  if (chosen === null) throw Refusal.field('org', 'validation.required');
  if (!orgsOf(upload).some((one) => one.id === chosen)) throw Refusal.field('org', 'validation.in');
  const fits = columns.every((column, index) => column === null || column === ONEROSTER_COLUMNS[index]);
  if (!fits) throw Refusal.field('columns', 'validation.in');
  if (!upload.delta) return;
  // Whom a file of changes does not name has not changed; and who has left is known by the number alone.
  if (archive) throw Refusal.field('archive_missing', 'validation.in');
  if (!columns.includes('student_id')) {
    throw Refusal.field('columns', 'validation.csv-columns-missing', { columns: 'student_id' });
  }
}
type RosterChoices = { org?: string | undefined; archive_missing: boolean };

export async function confirmUpload(context: Step<'confirm'>, ports: StepPorts): Promise<State> {
  const { tx, actor, input, now } = context;
  const upload = await getOwnUpload(tx, actor, input.id);
  const { id, to_create: create, to_update: update, to_archive: archive } = upload;
  if (await opensAnew(tx, upload)) context.requireProof();
  await beginApplying(tx, ports, upload, { anyway: input.archive_anyway, actor, now });
  context.about({ type: 'upload', id, details: { create, update, archive, held: input.archive_anyway } });
  return uploadState(tx, actor, id, ports, now);
}

export async function cancelUpload(context: Step<'cancel'>, ports: StepPorts): Promise<NotificationReply> {
  const { tx, actor, input, now } = context;
  const upload = await getOwnUpload(tx, actor, input.id);
  const status = step(upload, 'cancel');
  await throwAway(tx, upload.id, now);
  await tellUploader(tx, ports, { ...upload, status });
  context.about({ type: 'upload', id: upload.id });
  return notify('rosters-uploads.canceled');
}

export async function describeUndo({ tx, actor, input, now }: Step<'undoPlan'>) {
  const upload = await getOwnUpload(tx, actor, input.id);
  step(upload, 'undo');
  await refuseUndo(tx, actor, upload);
  return { data: await undoPlan(tx, { ...upload, total_lines: linesDone(upload) }, now) };
}

async function refuseUndo(tx: Tx, actor: Actor, upload: Upload): Promise<void> {
  if (!upload.staged) throw Refusal.because('rosters-uploads.refused.too-late-to-undo');
  if (!(await isStillPlaced(tx, upload))) throw Refusal.because('rosters-uploads.refused.not-placed');
  await refuseUsernames(tx, actor, upload);
}

/** Of an upload that was given up half way, only what it has done can be taken back. */
function linesDone({ status, done_lines: done, total_lines: total }: Upload): number {
  return status === 'failed' ? done : total;
}

/** Goes on where it was given up: what is done is in the upload's row. */
export async function retryUpload(context: Step<'retry'>, ports: StepPorts): Promise<State> {
  const { tx, actor, input, now } = context;
  const upload = await getOwnUpload(tx, actor, input.id);
  const status = step(upload, 'retry');
  const { id, stopped_at: at } = upload;
  if (at === null) throw Refusal.because('rosters-uploads.refused.cannot.retry');
  if (at === 'reading' || (at === 'previewing' && !upload.staged)) await requireFile(tx, id);
  if (at === 'applying') await refuseSameFile(tx, upload.school_id, upload.file_sha256, id);
  await tx
    .updateTable('uploads')
    .set({ status, stopped_at: null, error: 'null', updated_at: now })
    .where('id', '=', id)
    .execute();
  await ports.jobs.enqueue(tx, JOB_OF[at], { id });
  await tellUploader(tx, ports, { ...upload, status });
  context.about({ type: 'upload', id, details: { at } });
  return uploadState(tx, actor, id, ports, now);
}
const JOB_OF = {
  reading: uploadRead,
  previewing: uploadPreview,
  applying: uploadApply,
  undoing: uploadUndo,
} as const;

export async function undo(context: Step<'undo'>, ports: StepPorts): Promise<State> {
  const { tx, actor, input, now } = context;
  const upload = await getOwnUpload(tx, actor, input.id);
  const status = step(upload, 'undo');
  await refuseUndo(tx, actor, upload);
  if (await opensAnew(tx, upload)) context.requireProof();
  const { id } = upload;
  await tx
    .updateTable('uploads')
    .set({
      status,
      acting_as_by: actor.actingAsBy,
      done_lines: 0,
      total_lines: linesDone(upload),
      stopped_at: null,
      error: 'null',
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
  await ports.jobs.enqueue(tx, uploadUndo, { id });
  context.about({ type: 'upload', id });
  return uploadState(tx, actor, id, ports, now);
}
