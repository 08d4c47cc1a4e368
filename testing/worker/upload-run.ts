import { setTimeout as pause } from 'node:timers/promises';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { requestOf } from '#platform/contract/request.ts';
import type { Database } from '#platform/server/database/database.ts';
import { educatorUploads as calls } from '#product/rosters/uploads/contract.ts';
import type { UploadStatus } from '#product/rosters/uploads/rules/status.ts';

/** The moments of an upload, in their order: what a person asks for, and what a worker does about it. */
export const MOMENTS = [
  'create',
  'reading',
  'map',
  'previewing',
  'confirm',
  'applying',
  'undo',
  'undoing',
] as const;
export type Moment = (typeof MOMENTS)[number];

export type UploadRun = {
  database: Database;
  /** Where a server answers, sometimes. */
  address: string;
  token: string;
  file: Buffer;
  /** Called as a moment begins; what it does goes on beside it. `again` is when a worker is at it (again). */
  during(moment: Moment): Promise<void>;
};

/** Uploads a file and goes on as a patient person would: what fails is looked at, and asked for again if need be. */
export async function upload(run: UploadRun): Promise<number> {
  const known = new Set((await uploads(run)).map(({ id }) => id));
  const created = async () => (await uploads(run)).find(({ id }) => !known.has(id));
  await ask(run, 'create', calls.create, { file_name: 'roster.csv' }, async () => {
    return (await created()) !== undefined;
  });
  const id = (await created())?.id ?? 0;
  await work(run, 'reading', id);
  const { mapping } = await find(run, id);
  const flags = { archive_missing: true, keep_providers: false };
  await ask(run, 'map', calls.map, { id, columns: mapping, ...flags }, () => past(run, id, 'mapping'));
  await work(run, 'previewing', id);
  await ask(run, 'confirm', calls.confirm, { id, archive_anyway: true }, () => past(run, id, 'ready'));
  await work(run, 'applying', id);
  return id;
}

export async function undo(run: UploadRun, id: number): Promise<void> {
  await ask(run, 'undo', calls.undo, { id }, () => past(run, id, 'applied'));
  await work(run, 'undoing', id);
}

type Found = { id: number; status: UploadStatus; mapping: unknown };

/** As the database has it, as soon as it answers. */
async function uploads({ database }: Pick<UploadRun, 'database'>): Promise<Found[]> {
  return patiently(() => database.db.selectFrom('uploads').select(['id', 'status', 'mapping']).execute());
}

export async function patiently<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === 400) throw error;
      await pause(50);
    }
  }
}

async function find(run: UploadRun, id: number): Promise<Found> {
  const found = (await uploads(run)).find((one) => one.id === id);
  if (found === undefined) throw new Error(`there is no upload ${id}`);
  return found;
}

async function past(run: UploadRun, id: number, status: UploadStatus): Promise<boolean> {
  return (await find(run, id)).status !== status;
}

async function work(run: UploadRun, at: UploadStatus & Moment, id: number): Promise<void> {
  const meanwhile = run.during(at);
  for (;;) {
    const { status } = await find(run, id);
    if (status === 'failed') throw new Error(`the upload failed while ${at}`);
    if (status !== at) break;
    await pause(30);
  }
  await meanwhile;
}

async function ask(
  run: UploadRun,
  moment: Moment,
  endpoint: Endpoint,
  input: Record<string, unknown>,
  isDone: () => Promise<boolean>,
): Promise<void> {
  const meanwhile = run.during(moment);
  for (let attempt = 1; ; attempt += 1) {
    const isAnswered = await callServer(run, endpoint, input).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Refused || attempt === 200) throw error;
        return false;
      },
    );
    if (isAnswered) break;
    await pause(100);
    // A request that was under way when the connection broke may have been carried out.
    if (await isDone()) break;
  }
  await meanwhile;
}

class Refused extends Error {}

export async function callServer(
  { address, token, file }: Pick<UploadRun, 'address' | 'token' | 'file'>,
  endpoint: Endpoint,
  input: Record<string, unknown>,
): Promise<unknown> {
  const { method, url, json } = requestOf(endpoint, input);
  const body =
    endpoint.file !== undefined ? new Uint8Array(file) : json === null ? null : JSON.stringify(json);
  const type = endpoint.file !== undefined ? 'application/octet-stream' : 'application/json';
  const response = await fetch(address + url, {
    method,
    headers: {
      'access-token': `Bearer ${token}`,
      ...(body === null ? {} : { 'content-type': type }),
    },
    body,
    signal: AbortSignal.timeout(20_000),
  });
  if (response.status >= 500) throw new Error(`answered ${response.status}`);
  if (!response.ok) throw new Refused(`${url} answered ${response.status}: ${await response.text()}`);
  return response.json();
}
