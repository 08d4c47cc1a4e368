/** `npm run worker`: one worker against DATABASE_URL. */

import { prepareDatabase } from '#apps/running/prepare-database.ts';
import {
  applicationKey,
  databaseOrExit,
  settingsOrExit,
  startOrExit,
  stopOnSignal,
  tellMetrics,
} from '#apps/running/runtime.ts';
import { type Db, openDatabase } from '#platform/server/database/database.ts';
import { startWorker } from './worker.ts';

const settings = settingsOrExit();
const connection = databaseOrExit(settings);
await startOrExit(settings, async () => {
  const appKey = applicationKey(settings);
  await prepareDatabase(settings, connection, appKey);
  const endMetrics = await tellMetrics(settings);
  const mailDatabase = openDatabase({ ...connection, max: 2 });
  const mailServer = settings.smtpUrl === null ? await demoMailServer(mailDatabase.db) : null;
  const worker = await startWorker({
    settings,
    connection,
    appKey,
    smtpUrl: settings.smtpUrl ?? mailServer?.url ?? '',
  });
  stopOnSignal(async () => {
    await worker.stop();
    await mailServer?.close();
    await mailDatabase.close();
    await endMetrics();
  });
  console.log('Working.');
});

async function demoMailServer(db: Db) {
  const { startDemoMailServer } = await import('#simulators/mail/demo-mail-server.ts');
  return startDemoMailServer(db);
}
