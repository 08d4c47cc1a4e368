/** `npm run worker`: one worker against DATABASE_URL. */
import { openDatabase } from '#platform/server/database.ts';
import { startDemoMailServer } from '#platform/server/demo-mail-server.ts';
import {
  applicationKey,
  databaseOrExit,
  prepareDatabase,
  settingsOrExit,
  startOrExit,
  stopOnSignal,
} from '../api/runtime.ts';
import { startWorker } from './worker.ts';

const settings = settingsOrExit();
const connection = databaseOrExit(settings);
await startOrExit(settings, async () => {
  const appKey = applicationKey(settings);
  await prepareDatabase(settings, connection, appKey);
  const mailDatabase = openDatabase({ ...connection, max: 2 });
  const mailServer = settings.smtpUrl === null ? await startDemoMailServer(mailDatabase.db) : null;
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
  });
  console.log('Working.');
});
