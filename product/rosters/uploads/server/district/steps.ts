import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { is } from '#product/access/rules/policies.ts';
import type { DistrictUploadCalls, DistrictUploadState } from '../../district-contract.ts';
import { linkFault } from '../../rules/district.ts';
import { type DistrictEvent, type DistrictStatus, nextDistrictStatus } from '../../rules/district-status.ts';
import { throwAway } from '../applying/confirm.ts';
import { lockUploader, type StepPorts } from '../applying/steps.ts';
import {
  type DistrictUpload,
  type Link,
  orgsOfDistrict,
  requireDistrictFile,
} from '../store/district-store.ts';
import { tellOfDistrict } from '../store/district-tell.ts';
import { DISTRICT_JOB_OF, districtConfirm, districtRead, districtSplit } from '../store/job-names.ts';
import {
  chosenDistrict,
  type DistrictSchool,
  getDistrictUpload,
  getOwnDistrictUpload,
  schoolsOfDistrict,
  workplaces,
} from './reach.ts';
import { districtState, isStarted, partsOf } from './state.ts';

type Step<Name extends keyof DistrictUploadCalls> = Context<DistrictUploadCalls[Name]>;
type State = { data: DistrictUploadState };

const OPEN_AT_ONCE = 3;
const countOpen = statement(
  { open: z.number() },
  `
    select count(*) as open from district_uploads d where d.uploaded_by = $1
      and (d.status in ('reading', 'linking', 'splitting') or d.status = 'split' and exists (
        select from uploads u where u.district_upload_id = d.id and u.status in ('previewing', 'ready')))`,
);

export async function createDistrictUpload(context: Step<'create'>, ports: StepPorts): Promise<State> {
  const { tx, actor, input, file, now } = context;
  if (file.length === 0) throw Refusal.field('file_name', 'validation.file-empty');
  if (actor.scope !== 'uber' && !is(actor, 'verified'))
    throw Refusal.because('rosters-uploads.district.not-verified');
  const district = await chosenDistrict(tx, actor, input.district_id);
  await lockUploader(tx, actor.id);
  const [counted] = await countOpen(tx, actor.id);
  if ((counted?.open ?? 0) >= OPEN_AT_ONCE) {
    throw Refusal.because('rosters-uploads.refused.too-many-open', { count: OPEN_AT_ONCE });
  }
  const { id } = await tx
    .insertInto('district_uploads')
    .values({
      status: 'reading',
      district_id: district.id,
      uploaded_by: actor.id,
      actor_scope: actor.scope,
      acting_as_by: actor.actingAsBy,
      file_name: input.file_name,
      file_sha256: createHash('sha256').update(file).digest(),
      file_sealed: await ports.files.keep(file),
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await ports.jobs.enqueue(tx, districtRead, { id });
  context.about({ type: 'district-upload', id, details: { bytes: file.length, district_id: district.id } });
  return districtState(tx, actor, id);
}

export function readDistrictState({ tx, actor, input }: Step<'read'>): Promise<State> {
  return districtState(tx, actor, input.id);
}

function step(upload: DistrictUpload, event: DistrictEvent): DistrictStatus {
  const next = nextDistrictStatus(upload.status, event, upload.stopped_at);
  if (next === null) throw Refusal.because(`rosters-uploads.district.cannot.${event}`);
  return next;
}

const lockParts = statement('select id from uploads where district_upload_id = $1 order by id for update');

/** Throws the previews of a roster away. None is, once a school was confirmed: what is done is not undone by it. */
async function dropParts(tx: Tx, upload: DistrictUpload, event: DistrictEvent, now: Date): Promise<void> {
  await lockParts(tx, upload.id);
  const parts = await partsOf(tx, upload.id);
  if (parts.some(isStarted)) throw Refusal.because(`rosters-uploads.district.cannot.${event}`);
  for (const { id } of parts) await throwAway(tx, id, now);
}

export async function rereadDistrict(context: Step<'reread'>, ports: StepPorts): Promise<State> {
  const { tx, actor, input, now } = context;
  const upload = await getOwnDistrictUpload(tx, actor, input.id);
  const status = step(upload, 'reread');
  await requireDistrictFile(tx, upload.id);
  await dropParts(tx, upload, 'reread', now);
  await tx
    .updateTable('district_uploads')
    .set({ status, encoding: input.encoding, updated_at: now })
    .where('id', '=', upload.id)
    .execute();
  await ports.jobs.enqueue(tx, districtRead, { id: upload.id });
  context.about({ type: 'district-upload', id: upload.id, details: { encoding: input.encoding } });
  return districtState(tx, actor, upload.id);
}

export async function splitDistrict(context: Step<'split'>, ports: StepPorts): Promise<State> {
  const { tx, actor, input, now } = context;
  const upload = await getOwnDistrictUpload(tx, actor, input.id);
  const status = step(upload, 'split');
  await requireDistrictFile(tx, upload.id);
  const { id, links: asked, ...flags } = input;
  if (upload.delta && flags.archive_missing) throw Refusal.field('archive_missing', 'validation.in');
  await dropParts(tx, upload, 'split', now);
  const links = await checkLinks(tx, upload, asked);
  await tx
    .updateTable('district_uploads')
    .set({
      ...flags,
      status,
      links: JSON.stringify(links),
      // The previews are made for whoever asks for them: staff in an admin's place may do less.
      acting_as_by: actor.actingAsBy,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
  await ports.jobs.enqueue(tx, districtSplit, { id });
  await tellOfDistrict(tx, ports, id);
  const schools = links.filter((link) => link.school_id !== null).length;
  context.about({ type: 'district-upload', id, details: { ...flags, schools } });
  return districtState(tx, actor, id);
}

type Asked = Step<'split'>['input']['links'][number];

/** Only schools of the district, each once, and only educators who work there. */
async function checkLinks(tx: Tx, upload: DistrictUpload, asked: readonly Asked[]): Promise<Link[]> {
  const schools = await schoolsOfDistrict(tx, upload);
  const fault = linkFault(asked, orgsOfDistrict(upload), schools);
  if (fault !== null) throw Refusal.field('links', `rosters-uploads.district.link.${fault}`);
  const byId = new Map(schools.map((school) => [school.id, school]));
  const chosen = asked.map((link) => link.educator_id).filter((id) => typeof id === 'number');
  const works = await workplaces(tx, chosen);
  return asked.map(({ org, school_id: schoolId, educator_id: educatorId }) => {
    if (schoolId === null) return { org, school_id: null, educator_id: null };
    const school = byId.get(schoolId);
    const educator = educatorId ?? school?.educator_id ?? null;
    refuseSchool(school, educator);
    if (typeof educatorId === 'number' && works.get(educatorId) !== schoolId) {
      throw Refusal.field('links', 'rosters-uploads.district.link.educator-wrong', {
        school: school?.name ?? '',
      });
    }
    return { org, school_id: schoolId, educator_id: educator };
  });
}

function refuseSchool(school: DistrictSchool | undefined, educator: number | null): void {
  if (school === undefined) return;
  const values = { school: school.name };
  if (school.applied) throw Refusal.field('links', 'rosters-uploads.district.link.applied', values);
  if (educator === null) throw Refusal.field('links', 'rosters-uploads.district.link.nobody', values);
}

export async function confirmDistrict(context: Step<'confirm'>, ports: StepPorts): Promise<State> {
  const { tx, actor, input, now } = context;
  const upload = await getOwnDistrictUpload(tx, actor, input.id);
  const status = step(upload, 'confirm');
  const { id } = upload;
  const {
    data: { previewing, ready, held },
  } = await districtState(tx, actor, id);
  if (previewing > 0) throw Refusal.because('rosters-uploads.district.previewing', { count: previewing });
  if (ready === 0) throw Refusal.because('rosters-uploads.refused.nothing-to-do');
  if (held > 0 && !input.archive_anyway) throw Refusal.field('archive_anyway', 'validation.required');
  await tx
    .updateTable('district_uploads')
    .set({ status, acting_as_by: actor.actingAsBy, archive_anyway: input.archive_anyway, updated_at: now })
    .where('id', '=', id)
    .execute();
  await ports.jobs.enqueue(tx, districtConfirm, { id });
  context.about({ type: 'district-upload', id, details: { schools: ready, held: input.archive_anyway } });
  return districtState(tx, actor, id);
}

export async function cancelDistrict(context: Step<'cancel'>, ports: StepPorts): Promise<NotificationReply> {
  const { tx, actor, input, now } = context;
  const upload = await getOwnDistrictUpload(tx, actor, input.id);
  const status = step(upload, 'cancel');
  const { id } = upload;
  await dropParts(tx, upload, 'cancel', now);
  await tx
    .updateTable('district_uploads')
    .set({
      status,
      file_sealed: null,
      reading: '{}',
      left_out: '[]',
      stopped_at: null,
      error: 'null',
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
  await tellOfDistrict(tx, ports, id);
  context.about({ type: 'district-upload', id });
  return notify('rosters-uploads.canceled');
}

export async function retryDistrict(context: Step<'retry'>, ports: StepPorts): Promise<State> {
  const { tx, actor, input, now } = context;
  const upload = await getOwnDistrictUpload(tx, actor, input.id);
  const status = step(upload, 'retry');
  const { id, stopped_at: at } = upload;
  if (at === null) throw Refusal.because('rosters-uploads.district.cannot.retry');
  if (at !== 'confirming') await requireDistrictFile(tx, id);
  await tx
    .updateTable('district_uploads')
    .set({ status, stopped_at: null, error: 'null', updated_at: now })
    .where('id', '=', id)
    .execute();
  await ports.jobs.enqueue(tx, DISTRICT_JOB_OF[at], { id });
  await tellOfDistrict(tx, ports, id);
  context.about({ type: 'district-upload', id, details: { at } });
  return districtState(tx, actor, id);
}

const findLeftOut = statement(
  { lines: z.unknown() },
  'select left_out as lines from district_uploads where id = $1',
);
const leftOut = z.array(z.tuple([z.string(), z.number(), z.string()]));

export async function districtLeftOut({ tx, actor, input }: Step<'leftOut'>) {
  const { id } = await getDistrictUpload(tx, actor, input.id);
  const [found] = await findLeftOut(tx, id);
  const lines = z.parse(leftOut, found?.lines ?? []);
  return { data: lines.map(([file, line, reason]) => ({ file, line, reason })) };
}
