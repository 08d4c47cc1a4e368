import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '#platform/server/database/database.ts';
import { cases, isWhole } from '#testing/server/proof.ts';
import { provedAtLeast, provedAtMost } from '#testing/server/proof-lines.ts';
import { type Kill, planKills } from '#testing/worker/killer.ts';
import { type LiveEvent, listenLive } from '#testing/worker/listen-live.ts';
import { startProcesses } from '#testing/worker/processes.ts';
import { differences } from '#testing/worker/upload-outcome.ts';
import { upload } from '#testing/worker/upload-run.ts';
import { courseOf, uploadScene } from '#testing/worker/upload-scene.ts';

/** `npm run proof:kills` kills 50 times, takes more rows, and goes there and back and there again. */
const KILLS = Number(process.env['KILLS'] ?? cases(3, 3));
const SEED = Number(process.env['SEED'] ?? 1);
const inFull = KILLS > 3;
const course = courseOf(inFull);

/** Made by whoever needs it first: it takes seconds. */
const theScene = () =>
  uploadScene(inFull ? { known: 3000, rows: 12_000, inFull } : { known: 600, rows: 5200, inFull });
let made: ReturnType<typeof theScene> | null = null;
const openScene = () => (made ??= theScene());
afterAll(async () => (await made)?.close());

/** Each of the three in turn, two of them at the same work; in the order of the work. */
const FEW: Kill[] = [
  { nth: course.indexOf('applying'), victim: 'worker', share: 0 },
  { nth: course.indexOf('confirm'), victim: 'server', share: 0.1 },
  { nth: course.indexOf('applying'), victim: 'database', share: 0.5 },
];

test.runIf(isWhole)(
  'an upload ends the same, whether worker, server and database are killed meanwhile or not',
  {
    timeout: 900_000,
  },
  async () => {
    const scene = await openScene();
    const undisturbed = await scene.perform('undisturbed', []);
    const disturbed = await scene.perform(
      'disturbed',
      inFull ? planKills(course, KILLS, SEED) : FEW.slice(0, KILLS),
    );
    if (inFull) console.log(disturbed.killed.join('\n'));
    const different = undisturbed.outcomes.flatMap((expected, part) =>
      Object.values(differences(expected, disturbed.outcomes[part] ?? {})),
    );
    provedAtLeast('kills-of-uploads', disturbed.killed.length, 50);
    provedAtMost('lost-of-uploads', different.flatMap(({ missing }) => missing).length, 0);
    provedAtMost('doubled-of-uploads', different.flatMap(({ extra }) => extra).length, 0);
    provedAtMost('ready-again-seconds-of-uploads', Math.max(0, ...disturbed.readyAgain), 10);
    expect(disturbed.killed).toHaveLength(KILLS);
    // A database that goes away is no reason to go, too.
    expect(disturbed.fallen).toEqual([]);
    for (const [part, expected] of undisturbed.outcomes.entries()) {
      expect(differences(expected, disturbed.outcomes[part] ?? {}), `after part ${part + 1}`).toEqual({});
    }
    expect(undisturbed.outcomes[0]?.['students']?.length).toBeGreaterThan(1000);
  },
);

const tasks = (heard: readonly LiveEvent[]) =>
  heard.filter(({ type }) => type === 'sidebar-item').map(({ id, data }) => ({ id, task: data['data'] }));

test.runIf(isWhole)(
  'two servers and a worker share a database: what the worker does arrives at pages of both',
  {
    timeout: 240_000,
  },
  async () => {
    const scene = await openScene();
    await scene.copy('shared');
    const processes = await startProcesses(scene.postgres, 'shared', { servers: 2 });
    const database = openDatabase({ ...scene.postgres.urlFor('shared'), max: 2 });
    const leaving = new AbortController();
    try {
      const [one = '', other = ''] = processes.addresses;
      const pages = await Promise.all(
        [one, other].map((address) => listenLive(address, scene.token, leaving.signal)),
      );
      await upload({
        database,
        address: other,
        token: scene.token,
        file: scene.file,
        during: async () => undefined,
      });
      const { total_lines: total } = await database.db
        .selectFrom('uploads')
        .select('total_lines')
        .executeTakeFirstOrThrow();
      for (const { heard } of pages) {
        await expect
          .poll(() => tasks(heard).at(-1), { timeout: 60_000 })
          .toMatchObject({ task: { done: total, total } });
        // On the way there, and not only at the end.
        expect(tasks(heard)).toContainEqual(
          expect.objectContaining({ task: expect.objectContaining({ done: 5000 }) }),
        );
      }
      // The same events in the same order, each once.
      expect(tasks(pages[0]?.heard ?? [])).toEqual(tasks(pages[1]?.heard ?? []));
      expect(pages.map(({ heard }) => heard[0]?.type)).toEqual(['hello', 'hello']);
    } finally {
      leaving.abort();
      await processes.stop();
      await database.close();
    }
  },
);
