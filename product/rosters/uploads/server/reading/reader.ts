import { Worker } from 'node:worker_threads';
import type { Message } from '#platform/contract/message.ts';
import { FileProblem } from './file-problem.ts';
import type { Look, LookTask, ReadingReply, ReadingTask, RowsTask, StagedRows } from './task.ts';

/** Whatever a file unpacks to, its thread has no more than this; one that needs more is too large. */
const LIMITS = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 };
const TIME_LIMIT = 120_000;
/** A thread that is not needed any more gives its memory back. */
const IDLE = 5000;

type Reply = ReadingReply | { type: 'fault'; error: unknown };
type Waiting = { take: (reply: ReadingReply) => void; done: () => void; failed: (error: unknown) => void };

let thread: Worker | null = null;
let waiting: Waiting | null = null;
let leaving: NodeJS.Timeout | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * One file at a time, so that several at once need no more memory than one. A file that is given away is the thread's
 * from then on: there are not two of it.
 */
function inThread(file: Buffer, task: ReadingTask, take: Waiting['take'], isGivenAway = true): Promise<void> {
  const turn = last.then(() => run(file, task, take, isGivenAway));
  last = turn.catch(() => undefined);
  return turn;
}

async function run(
  file: Buffer,
  task: ReadingTask,
  take: Waiting['take'],
  isGivenAway: boolean,
): Promise<void> {
  clearTimeout(leaving);
  thread ??= startThread();
  const worker = thread;
  worker.ref();
  const late = setTimeout(() => fail(worker, new FileProblem('rosters-uploads.file.too-large')), TIME_LIMIT);
  try {
    await new Promise<void>((done, failed) => {
      waiting = { take, done, failed };
      const isAlone = file.byteLength === file.buffer.byteLength && file.buffer instanceof ArrayBuffer;
      worker.postMessage({ file, task }, isGivenAway && isAlone ? [file.buffer] : []);
    });
  } finally {
    waiting = null;
    clearTimeout(late);
    worker.unref();
    leaving = setTimeout(() => end(worker), IDLE);
    leaving.unref();
  }
}

function startThread(): Worker {
  const worker = new Worker(new URL('./thread.ts', import.meta.url), {
    resourceLimits: LIMITS,
    execArgv: [],
  });
  worker.on('message', (reply: Reply) => {
    if (reply.type === 'problem') waiting?.failed(FileProblem.of(reply.reason));
    else if (reply.type === 'fault') waiting?.failed(reply.error);
    else if (reply.type === 'end') waiting?.done();
    else waiting?.take(reply);
  });
  worker.on('error', (error) => {
    const isFull = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
    fail(worker, isFull ? new FileProblem('rosters-uploads.file.too-large') : error);
  });
  worker.on('exit', () => fail(worker, new Error('the thread that reads files ended')));
  return worker;
}

/** What a thread that is not used any more has to say concerns nobody. */
function fail(worker: Worker, error: unknown): void {
  if (thread !== worker) return;
  end(worker);
  waiting?.failed(error);
}

function end(worker: Worker): void {
  if (thread === worker) thread = null;
  void worker.terminate();
}

/** The first look into a file: its columns, a few lines to tell them by, how many rows there are, and how it was read. */
export async function lookInto(file: Buffer, task: Omit<LookTask, 'kind'>): Promise<Look> {
  let found: Look | null = null;
  await inThread(file, { kind: 'look', ...task }, (reply) => {
    if (reply.type === 'look') found = reply.look;
  });
  if (found === null) throw new Error('the thread said nothing');
  return found;
}

export type ReadRows = { batches: StagedRows[]; rows: number; emails: number };
type Task = Omit<RowsTask, 'kind' | 'schools' | 'isSplit'>;

/** All rows of a table, or of one school of a roster, as they go into the staging table. */
export async function readRows(
  file: Buffer,
  { org, educators, ...task }: Task & RowsTask['schools'][number],
): Promise<ReadRows> {
  const read = nothing();
  await inThread(file, { kind: 'rows', ...task, schools: [{ org, educators }], isSplit: false }, (reply) =>
    collect(read, reply),
  );
  return read;
}

export type ReadSchools = {
  /** In the order they were asked for; or why one of them cannot be read. */
  schools: (ReadRows & { refused: Message | null })[];
  /** Rows that may be about a student of any school. */
  schoolless: ReadRows;
};

/** The rows of several schools, apart from each other. The file stays the caller's. */
export async function readSchools(
  file: Buffer,
  task: Task & Pick<RowsTask, 'schools'>,
): Promise<ReadSchools> {
  const schoolless = nothing();
  const schools = task.schools.map(noSchool);
  const take = (reply: ReadingReply): void => {
    if (!('place' in reply)) return;
    const school = schools[reply.place];
    if (school === undefined) collect(schoolless, reply);
    else if (reply.type === 'refused') school.refused = reply.reason;
    else collect(school, reply);
  };
  // The other schools of the district are read from it afterwards.
  await inThread(file, { kind: 'rows', ...task, isSplit: true }, take, false);
  return { schools, schoolless };
}

const noSchool = (): ReadSchools['schools'][number] => ({ ...nothing(), refused: null });
const nothing = (): ReadRows => ({ batches: [], rows: 0, emails: 0 });

function collect(read: ReadRows, reply: ReadingReply): void {
  if (reply.type === 'rows') read.batches.push(reply.rows);
  else if (reply.type === 'done') Object.assign(read, { rows: reply.rows, emails: reply.emails });
}
