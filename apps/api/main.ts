/** `npm run server`: one server against DATABASE_URL, which `npm run worker` or `npm start` shares. */
import { applicationKey, databaseOrExit, prepareDatabase, settingsOrExit, stopOnSignal } from './runtime.ts';
import { startServer } from './server.ts';

const settings = settingsOrExit();
const connection = databaseOrExit(settings);
const appKey = applicationKey(settings);
await prepareDatabase(settings, connection, appKey);
const server = await startServer(settings, connection, appKey);
console.log(`Listening on ${settings.dashboardUrl} and ${settings.studentUrl}`);
stopOnSignal(() => server.stop());
