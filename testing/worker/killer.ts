import { sql } from 'kysely';
import type { Database } from '#platform/server/database/database.ts';
import type { EmbeddedPostgres } from '#platform/server/postgres/embedded-postgres.ts';
import { killBackend, killPostmaster, type Processes, pause } from './processes.ts';
import { MOMENTS, type Moment, patiently } from './upload-run.ts';

const VICTIMS = ['worker', 'server', 'database', 'backend'] as const;
type Victim = (typeof VICTIMS)[number];
/** At the nth moment of a run, after a part of the time that it takes undisturbed. */
export type Kill = { nth: number; victim: Victim; share: number };

/** Numbers from 0 to 1, the same ones for a seed. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Most of them where a worker is at work. */
const WEIGHTS: Partial<Record<Moment, number>> = { reading: 2, previewing: 5, applying: 7, undoing: 7 };

export function planKills(course: readonly Moment[], count: number, seed: number): Kill[] {
  const random = randomFrom(seed);
  const places = course.flatMap((moment, nth) => Array.from({ length: WEIGHTS[moment] ?? 1 }, () => nth));
  return Array.from({ length: count }, (_, index) => ({
    nth: places[Math.floor(random() * places.length)] ?? 0,
    victim: VICTIMS[index % VICTIMS.length] ?? 'worker',
    share: random(),
  })).sort((one, other) => one.nth - other.nth || one.share - other.share);
}

const JOBS: Partial<Record<Moment, string>> = {
  reading: 'upload.read',
  previewing: 'upload.preview',
  applying: 'upload.apply',
  undoing: 'upload.undo',
};

export type Scene = {
  postgres: EmbeddedPostgres;
  processes: Processes;
  database: Database;
  name: string;
  log(line: string): void;
  /** In how many seconds everything was ready after a kill. */
  readyAgain(seconds: number): void;
};

/** Kills one after the other, each once a worker has taken the work up again. */
export async function killDuring(
  moment: Moment,
  kills: readonly Kill[],
  milliseconds: number,
  scene: Scene,
): Promise<void> {
  const { processes, database, log } = scene;
  let since = new Date(0);
  for (const { victim, share } of kills) {
    const job = JOBS[moment];
    if (job !== undefined) await untilTaken(database, job, since);
    await pause(share * milliseconds);
    const at = await patiently(() => standing(database));
    since = await patiently(() => clock(database));
    await killOne(victim, scene);
    const killed = performance.now();
    log(`killed ${victim} while ${at} (${MOMENTS.indexOf(moment) + 1} of ${MOMENTS.length}: ${moment})`);
    await Promise.all([...processes.servers, processes.worker].map((kept) => kept.ready()));
    await patiently(() => clock(database));
    scene.readyAgain((performance.now() - killed) / 1000);
  }
}

async function killOne(
  victim: Victim,
  { postgres, processes, name }: Pick<Scene, 'postgres' | 'processes' | 'name'>,
): Promise<void> {
  if (victim === 'worker') return processes.worker.kill();
  if (victim === 'server') return processes.servers[0]?.kill();
  return victim === 'database' ? killPostmaster(postgres) : killBackend(postgres, name);
}

const PATIENCE = 60_000;

/** Kills so often, each in turn, each time once something was done since; answers how long each took to be ready again. */
export async function killWhile(
  scene: Pick<Scene, 'postgres' | 'processes' | 'name'>,
  kills: number,
  done: () => number,
): Promise<number[]> {
  const { processes } = scene;
  const seconds: number[] = [];
  for (let nth = 0; nth < kills; nth += 1) {
    const before = done();
    for (const end = Date.now() + PATIENCE; done() === before; await pause(5)) {
      if (Date.now() > end) throw new Error('nothing is done any more');
    }
    // At another moment of what is under way each time.
    await pause((nth * 37) % 200);
    await killOne(VICTIMS[nth % VICTIMS.length] ?? 'server', scene);
    const killed = performance.now();
    await Promise.all([...processes.servers, processes.worker].map((kept) => kept.ready()));
    await readyAt(`${processes.addresses[0]}/api/ready`);
    seconds.push((performance.now() - killed) / 1000);
  }
  return seconds;
}

async function readyAt(url: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const isReady = await fetch(url, { signal: AbortSignal.timeout(2000) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await pause(50);
  }
  throw new Error('nothing is ready again');
}

async function clock({ db }: Database): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return rows[0]?.now ?? new Date();
}

async function standing({ db }: Database): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    select status || ' ' || done_lines || ' of ' || total_lines as text from uploads order by id desc limit 1`.execute(
    db,
  );
  return rows[0]?.text ?? 'nothing is there';
}

/** A worker has taken the job since, or it is over. */
async function untilTaken({ db }: Database, job: string, since: Date): Promise<void> {
  await patiently(async () => {
    const { rows } = await sql`
      select 1 from pgboss.job where name = ${job} and state < 'completed'
        and not (state = 'active' and started_on > ${since})`.execute(db);
    if (rows.length > 0) throw new Error(`nobody has taken ${job}`);
  });
}
