/** `npm start`: everything in one process, from a fresh clone to a page one can open. */
import path from 'node:path';
import { DEMO_ACCOUNTS } from '#database/seed/demo-accounts.ts';
import { type Connection, openDatabase } from '#platform/server/database.ts';
import { startDemoMailServer } from '#platform/server/demo-mail-server.ts';
import { DataFolderInUse, DataFolderUnusable } from '#platform/server/postgres/data-folder.ts';
import { startEmbeddedPostgres } from '#platform/server/postgres/embedded-postgres.ts';
import type { Settings } from '#platform/server/settings.ts';
import { applicationKey, prepareDatabase, settingsOrExit, stopOnSignal } from '../apps/api/runtime.ts';
import { type Running, startServer } from '../apps/api/server.ts';
import { startWorker } from '../apps/worker/worker.ts';
import { buildWeb } from './build.ts';

const began = performance.now();
const settings = settingsOrExit();
const started: Running[] = [];

/** Last started, first stopped: the database goes when nobody needs it any more. */
async function stopAll(): Promise<void> {
  for (const part of started.reverse()) await part.stop();
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
  if (await buildWeb()) console.log('Built the web apps.');
  const connection = await startDatabase();
  const appKey = applicationKey(settings);
  await prepareDatabase(settings, connection, appKey);
  const smtpUrl = await startMail(connection);
  started.push(await startWorker({ settings, connection, appKey, smtpUrl }));
  started.push(await startServer(settings, connection, appKey));
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

function explain(error: unknown): string {
  if (error instanceof DataFolderInUse || error instanceof DataFolderUnusable) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `PORT ${settings.port} is taken by another program: stop it, or start with another PORT.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

stopOnSignal(stopAll);
try {
  await startEverything();
  console.log(welcome(settings));
} catch (error) {
  console.error(explain(error));
  await stopAll();
  process.exit(1);
}
