/** A server without pages, as a process of its own: for tests that kill it. */
import { applicationKey, databaseOrExit, settingsOrExit } from '../runtime.ts';
import { startServer } from '../server.ts';

const settings = settingsOrExit();
await startServer(settings, databaseOrExit(settings), applicationKey(settings));
console.log('Listening.');
