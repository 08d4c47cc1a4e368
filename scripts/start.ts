/** `npm start`: everything that serves in one process, from a fresh clone to a page one can open. */
import path from 'node:path';
import { prepareDatabase } from '#apps/running/prepare-database.ts';
import type { Settings } from '#apps/running/settings.ts';
import { DEMO_ACCOUNTS } from '#database/seed/base/demo-accounts.ts';
import { type Connection, openDatabase } from '#platform/server/database/database.ts';
import { startEmbeddedPostgres } from '#platform/server/postgres/embedded-postgres.ts';
import { type Running, startServer } from '../apps/api/server.ts';
import {
  applicationKey,
  explain,
  settingsOrExit,
  stopOnSignal,
  tellMetrics,
} from '../apps/running/runtime.ts';
import { startWorker } from '../apps/worker/worker.ts';
import { buildApart } from './build-apart.ts';

const began = performance.now();
const settings = settingsOrExit();
/** `npm run dev` has built what there is to build. */
const asBuilt = process.argv.includes('--as-built');
const started: Running[] = [];

let starting: Promise<void> = Promise.resolve();
let stopped: Promise<void> | null = null;
const stopping = new AbortController();

function stopAll(): Promise<void> {
  stopping.abort();
  stopped ??= stopParts();
  return stopped;
}

/** Last started, first stopped: the database goes when nobody needs it any more. */
async function stopParts(): Promise<void> {
  // A part that is just being started can only be stopped once it is there.
  await starting.catch(() => undefined);
  for (const part of started.toReversed()) await part.stop();
}

/** The parts in their order; after a signal the next one is not begun. */
async function next<Result>(part: () => Promise<Result>): Promise<Result> {
  if (stopped !== null) throw new Error('stopped while starting');
  return part();
}

async function startDatabase(): Promise<Connection> {
  if (settings.databaseUrl !== null) return { connectionString: settings.databaseUrl };
  const postgres = await startEmbeddedPostgres({
    dataDir: path.join(settings.dataDir, 'postgres'),
    log: (line) => console.log(line),
  });
  started.push(postgres);
  return postgres.urlFor(postgres.database);
}

async function startMail(connection: Connection): Promise<string> {
  if (settings.smtpUrl !== null) return settings.smtpUrl;
  const database = openDatabase({ ...connection, max: 2 });
  const { startDemoMailServer } = await import('#simulators/mail/demo-mail-server.ts');
  const mailServer = await startDemoMailServer(database.db);
  started.push({
    async stop() {
      await mailServer.close();
      await database.close();
    },
  });
  return mailServer.url;
}

async function startEverything(): Promise<void> {
  if (!asBuilt && (await next(() => buildApart(stopping.signal)))) console.log('Built the web apps.');
  const connection = await next(startDatabase);
  const appKey = applicationKey(settings);
  await next(() => prepareDatabase(settings, connection, appKey));
  started.push({ stop: await next(() => tellMetrics(settings)) });
  const smtpUrl = await next(() => startMail(connection));
  started.push(await next(() => startWorker({ settings, connection, appKey, smtpUrl })));
  started.push(await next(() => startServer(settings, connection, appKey)));
}

function welcome({ dashboardUrl, studentUrl, demo }: Settings): string {
  const lines = ['', `  Dashboard     ${dashboardUrl}`, `  Student site  ${studentUrl}`];
  if (demo) {
    lines.push(`  Mailbox       ${dashboardUrl}/mailbox`, `  Design        ${dashboardUrl}/design`);
    lines.push(`  API           ${dashboardUrl}/api/docs`, '', '  Demo accounts');
    const width = Math.max(...DEMO_ACCOUNTS.map(({ username }) => username.length));
    for (const { username, password, who } of DEMO_ACCOUNTS) {
      lines.push(`    ${username.padEnd(width)}  ${password.padEnd(14)}  ${who}`);
    }
  }
  lines.push(
    '',
    `  Ready in ${((performance.now() - began) / 1000).toFixed(1)} s. Ctrl-C stops everything.`,
    '',
  );
  return lines.join('\n');
}

stopOnSignal(stopAll);
try {
  starting = startEverything();
  await starting;
  if (stopped === null) console.log(welcome(settings));
} catch (error) {
  // After a signal the process leaves by itself, once everything has stopped.
  if (stopped === null) {
    console.error(explain(error, settings));
    await stopAll();
    process.exit(1);
  }
}
