import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { AppKey } from '#platform/server/crypto.ts';
import type { Connection } from '#platform/server/database/database.ts';
import { SchemaTooNew } from '#platform/server/database/migrate.ts';
import { forTheLog } from '#platform/server/fault.ts';
import { type LogLines, logToOutput } from '#platform/server/log-lines.ts';
import { DataFolderInUse, DataFolderUnusable } from '#platform/server/postgres/data-folder.ts';
import { SettingsError } from '#platform/server/settings/environment.ts';
import { isThisMachine } from '#platform/server/settings/settings-guards.ts';
import { serveMetrics } from '#platform/server/telemetry/serve-metrics.ts';
import { readSettings, type Settings } from './settings.ts';

/** Reads the settings, or says in one line what is wrong with them and stops. */
export function settingsOrExit(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** Without APP_KEY a key is made on the first start and kept beside the embedded database. */
export function applicationKey(settings: Settings): AppKey {
  const current = currentKey(settings);
  return settings.previousKeys.length === 0 ? current : { current, previous: settings.previousKeys };
}

function currentKey(settings: Settings): Buffer {
  if (settings.appKey !== null) return settings.appKey;
  const file = path.join(settings.dataDir, 'app.key');
  if (!existsSync(file)) {
    mkdirSync(settings.dataDir, { recursive: true });
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  }
  return Buffer.from(readFileSync(file, 'utf8').trim(), 'hex');
}

/** For a server or worker started alone: it needs a database that is already running somewhere. */
export function databaseOrExit(settings: Settings): Connection {
  if (settings.databaseUrl !== null) return { connectionString: settings.databaseUrl };
  console.error(
    'DATABASE_URL is missing: `npm start` brings its own database, a server or worker alone does not.',
  );
  process.exit(1);
}

/** For what a pooler cannot hand on from one to the next: hearing of events, above all. */
export function directConnection(
  settings: Pick<Settings, 'databaseDirectUrl'>,
  served: Connection,
): Connection {
  return settings.databaseDirectUrl === null ? served : { connectionString: settings.databaseDirectUrl };
}

/** The log as JSON lines on standard output; the demo keeps quiet unless something is wrong. */
export function loggerFor(settings: Settings): { level: string; redact: string[]; stream: LogLines } {
  return {
    level: settings.logLevel,
    redact: ['req.headers', 'req.body'],
    stream: logToOutput(),
  };
}

/** What whoever starts a server that others can reach should know, one line each. */
export function adviceFor(settings: Settings): string[] {
  const isPublic = [settings.dashboardUrl, settings.studentUrl].some(
    (url) => !isThisMachine(new URL(url).hostname),
  );
  if (!isPublic) return [];
  return [
    ...(settings.strictAccountMessages
      ? []
      : [
          'Login and reset tell whether an address has an account. ACCOUNT_MESSAGES=strict makes known and unknown ones sound the same.',
        ]),
    ...(settings.virusScanner !== null
      ? []
      : [
          'Nothing looks for viruses in the purchase orders that schools send. VIRUS_SCANNER names a ClamAV of this machine.',
        ]),
  ];
}

/** Of this process, however much it does; answers how to stop. */
export async function tellMetrics({ metrics }: Pick<Settings, 'metrics'>): Promise<() => Promise<void>> {
  if (metrics === null) return async () => undefined;
  try {
    return (await serveMetrics(metrics)).stop;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new StartProblem(
      code === 'EADDRINUSE'
        ? `METRICS_PORT ${metrics.port} is taken by another program: give this process another.`
        : `METRICS_HOST ${metrics.host} and METRICS_PORT ${metrics.port} cannot be used: ${code}.`,
      { cause: error },
    );
  }
}

/** What goes wrong in the background, in the log's shape. */
export function reportError(error: Error): void {
  const { message, cause } = error;
  const fault = cause === undefined ? forTheLog(error) : { message, ...forTheLog(cause) };
  console.error(JSON.stringify({ level: 'error', time: new Date().toISOString(), error: fault }));
}

/** Why there is no start, in one line that is meant to be read. */
export class StartProblem extends Error {
  override name = 'StartProblem';
}

const UNREACHABLE = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
];
const REFUSED: Record<string, string> = {
  '28P01': 'user or password is wrong',
  '28000': 'this user may not connect',
  '3D000': 'there is no such database on the server',
  '42501': 'this user may not do what is needed there',
  '53300': 'the server has no connection left',
  '57P03': 'the server is only just starting or stopping',
};

/** One line for what somebody can mend; anything else is a mistake of ours and is shown whole. */
export function explain(error: unknown, settings: Pick<Settings, 'port' | 'host' | 'databaseUrl'>): string {
  if (!(error instanceof Error)) return String(error);
  const expected = [StartProblem, SettingsError, SchemaTooNew, DataFolderInUse, DataFolderUnusable];
  if (expected.some((kind) => error instanceof kind)) return error.message;
  const code = 'code' in error ? String(error.code) : '';
  const call = 'syscall' in error ? String(error.syscall) : 'connect';
  if (code === 'EADDRINUSE') {
    return `PORT ${settings.port} is taken by another program: stop it, or start with another PORT.`;
  }
  if (call === 'listen') return `HOST ${settings.host} and PORT ${settings.port} cannot be used: ${code}.`;
  if (settings.databaseUrl !== null) {
    const refused = error.message.startsWith('SASL') ? REFUSED['28P01'] : REFUSED[code];
    if (refused !== undefined) return `DATABASE_URL does not work: ${refused}.`;
    if (UNREACHABLE.includes(code) && ['connect', 'getaddrinfo', 'read'].includes(call)) {
      return `DATABASE_URL does not work: no database answers there (${code}).`;
    }
  }
  return error.stack ?? error.message;
}

/** Runs a start to its end; what keeps it from succeeding is said, and the process leaves. */
export async function startOrExit(settings: Settings, start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    console.error(explain(error, settings));
    process.exit(1);
  }
}

/** One Ctrl-C can arrive twice, from the terminal and from npm. */
const SAME_SIGNAL_MILLISECONDS = 1000;

/** Runs `stop` once, on the first Ctrl-C or SIGTERM, then leaves. A second Ctrl-C leaves at once. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stoppingSince: number | null = null;
  const leave = (signal: NodeJS.Signals): void => {
    if (stoppingSince !== null) {
      const again = performance.now() - stoppingSince > SAME_SIGNAL_MILLISECONDS;
      if (again && signal === 'SIGINT') process.exit(130);
      return;
    }
    stoppingSince = performance.now();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', leave);
  process.on('SIGTERM', leave);
}
