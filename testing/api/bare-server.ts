/** A server without pages, as a process of its own: for tests that kill it. */

import { startServer } from '#apps/api/server.ts';
import { applicationKey, databaseOrExit, settingsOrExit } from '#apps/running/runtime.ts';

const settings = settingsOrExit();
await startServer(settings, databaseOrExit(settings), applicationKey(settings));
console.log('Listening.');
