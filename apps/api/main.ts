/** `npm run server`: one server against DATABASE_URL, which `npm run worker` or `npm start` shares. */
import { existsSync } from 'node:fs';
import { prepareDatabase } from '#apps/running/prepare-database.ts';
import {
  applicationKey,
  databaseOrExit,
  StartProblem,
  settingsOrExit,
  startOrExit,
  stopOnSignal,
  tellMetrics,
} from '#apps/running/runtime.ts';
import { webFolder } from '#apps/running/web-folder.ts';
import { startServer } from './server.ts';

const settings = settingsOrExit();
const connection = databaseOrExit(settings);
await startOrExit(settings, async () => {
  if (!existsSync(webFolder)) {
    throw new StartProblem('The web apps are not built: run `npm run build` first.');
  }
  const appKey = applicationKey(settings);
  await prepareDatabase(settings, connection, appKey);
  const endMetrics = await tellMetrics(settings);
  const server = await startServer(settings, connection, appKey);
  stopOnSignal(async () => {
    await server.stop();
    await endMetrics();
  });
  console.log(`Listening on ${settings.dashboardUrl} and ${settings.studentUrl}`);
});
