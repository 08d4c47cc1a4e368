import { createHash } from 'node:crypto';
import { type Database, openDatabase } from '#platform/server/database/database.ts';
import type { EmbeddedPostgres } from '#platform/server/postgres/embedded-postgres.ts';
import { postgresWithTemplates } from '#testing/server/kept-cluster.ts';
import { copyOf, TEMPLATE } from '#testing/server/template.ts';
import { type Kill, killDuring } from './killer.ts';
import { APP_KEY, pause, startProcesses } from './processes.ts';
import { outcome } from './upload-outcome.ts';
import { type Moment, patiently, type UploadRun, undo, upload } from './upload-run.ts';
import { buildUploadFile, buildUploadSchool } from './upload-school.ts';

type Outcome = Record<string, unknown[]>;

export type UploadScene = {
  postgres: EmbeddedPostgres;
  token: string;
  file: Buffer;
  /** A database of its own, just like the others. */
  copy(name: string): Promise<void>;
  /** Uploads the file with real processes; answers what is left after every part of it. */
  perform(name: string, kills: readonly Kill[]): Promise<Performed>;
  close(): Promise<void>;
};
type Performed = {
  outcomes: Outcome[];
  fallen: readonly string[];
  killed: readonly string[];
  readyAgain: readonly number[];
};

const ONE_UPLOAD: readonly Moment[] = ['create', 'reading', 'map', 'previewing', 'confirm', 'applying'];

/** An upload; in full also taken back, and uploaded once more. */
export function courseOf(inFull: boolean): readonly Moment[] {
  return inFull ? [...ONE_UPLOAD, 'undo', 'undoing', ...ONE_UPLOAD] : ONE_UPLOAD;
}

/** A database server of its own, with a school in it that is copied for every run. */
export async function uploadScene(options: {
  known: number;
  rows: number;
  inFull: boolean;
}): Promise<UploadScene> {
  // A killed process loses nothing that it has handed to the system: only a machine that goes down needs fsync.
  const postgres = await postgresWithTemplates('killed', { fsync: 'off' });
  const admin = openDatabase({ ...postgres.urlFor('postgres'), max: 1 });
  await admin.pool.query(`create database school ${copyOf(TEMPLATE)}`);
  const school = openDatabase({ ...postgres.urlFor('school'), max: 2 });
  const token = await buildUploadSchool(
    school.db,
    createHash('sha256').update(APP_KEY).digest(),
    options.known,
  );
  await school.close();
  const file = buildUploadFile(options.known, options.rows);
  const times: number[] = [];

  async function copy(name: string): Promise<void> {
    await admin.pool.query(`create database ${name} ${copyOf('school')}`);
  }

  async function perform(name: string, kills: readonly Kill[]): Promise<Performed> {
    await copy(name);
    const processes = await startProcesses(postgres, name);
    const database = openDatabase({ ...postgres.urlFor(name), max: 2 });
    const killed: string[] = [];
    const readyAgain: number[] = [];
    const outcomes: Outcome[] = [];
    const begun: number[] = [];
    let ended = 0;
    const run: UploadRun = {
      database,
      address: processes.addresses[0] ?? '',
      token,
      file,
      during(moment) {
        const nth = begun.push(performance.now()) - 1;
        const own = kills.filter((kill) => kill.nth === nth);
        const log = (line: string) => void killed.push(line);
        return killDuring(moment, own, times[nth] ?? 0, {
          postgres,
          processes,
          database,
          name,
          log,
          readyAgain: (seconds) => void readyAgain.push(seconds),
        });
      },
    };
    try {
      const id = await upload(run);
      outcomes.push(await settled(database));
      if (options.inFull) {
        await undo(run, id);
        outcomes.push(await settled(database));
        await upload(run);
        outcomes.push(await settled(database));
      }
      ended = performance.now();
    } finally {
      await processes.stop();
      await database.close();
    }
    // How long each moment takes undisturbed is where the kills of later runs fall into.
    if (times.length === 0) times.push(...begun.map((at, nth) => (begun[nth + 1] ?? ended) - at));
    return { outcomes, fallen: processes.fallen, killed, readyAgain };
  }

  return {
    postgres,
    token,
    file,
    copy,
    perform,
    async close() {
      await admin.close();
      await postgres.stop();
    },
  };
}

/** A worker marks a job as done after what the job did: the mark is waited for. */
async function settled(database: Database): Promise<Outcome> {
  for (let attempt = 0; ; attempt += 1) {
    const found = await patiently(() => outcome(database.db));
    if (found['unfinished']?.length === 0 || attempt === 300) return found;
    await pause(100);
  }
}
