import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import path from 'node:path';
import * as z from 'zod/mini';
import {
  type Environment,
  emailAddress,
  lineOrDemo,
  matching,
  onOff,
  readEnvironment,
  SettingsError,
  secret,
  webAddress,
  wholeNumber,
  wholeNumberGiven,
} from './environment.ts';
import { isThisMachine, keyWeakness } from './settings-guards.ts';

/** What every server needs: where it listens, its database, its sites, its mail, its key. */
export type ServerSettings = {
  port: number;
  host: string;
  dataDir: string;
  /** Shared by servers of one release and the next, for the files of their pages; null: each has its own alone. */
  assetsDir: string | null;
  /** Null: the embedded server below `dataDir`. */
  databaseUrl: string | null;
  /** Past a pooler, for migrations, grants and hearing of events; null: `databaseUrl` does it all. */
  databaseDirectUrl: string | null;
  /** A copy that is a moment behind, for long lists and counts; null: everything is read where it is written. */
  databaseReplicaUrl: string | null;
  /** The most connections of one process; null: as many as its kind needs. */
  databasePool: number | null;
  /** Whether a start brings the database up to date; else it only looks whether it is. */
  migrateAtStart: boolean;
  dashboardUrl: string;
  studentUrl: string;
  /** Null in demo mode: the embedded mail server takes the letters. */
  smtpUrl: string | null;
  mailFrom: string;
  /** Null: made on the first start and kept in the data folder. */
  appKey: Buffer | null;
  /** Keys from before, while the key is changed: they open, and seal nothing any more. */
  previousKeys: Buffer[];
  demo: boolean;
  /** Proxies whose X-Forwarded-For is believed: addresses or CIDRs. */
  trustProxy: string[] | false;
  /** How long a server that was told to stop goes on answering, for a balancer to notice. */
  drainSeconds: number;
  logLevel: string;
  /** Where this process tells its figures; null: nowhere. */
  metrics: { port: number; host: string } | null;
};

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

const databaseUrl = matching(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://');
const databases = z.object({
  DATABASE_URL: secret(z.optional(databaseUrl)),
  DATABASE_DIRECT_URL: secret(z.optional(databaseUrl)),
  DATABASE_REPLICA_URL: secret(z.optional(databaseUrl)),
});

/** Fewer could leave a request that answers somebody waiting for a job that answers nobody. */
const FEWEST_CONNECTIONS = 4;
const pool = z.object({
  DATABASE_POOL: z.optional(wholeNumberGiven(FEWEST_CONNECTIONS, 500)),
  MIGRATE: onOff(true),
});

/** Null stands for the embedded database, which has one role. */
export function databaseSettings(environment: Environment) {
  const read = readEnvironment(databases, environment);
  const { DATABASE_URL: served = null, DATABASE_DIRECT_URL: direct = null } = read;
  if (direct !== null && served === null) {
    throw new SettingsError(
      'DATABASE_DIRECT_URL',
      'needs DATABASE_URL beside it: the embedded database has one role',
    );
  }
  const { DATABASE_REPLICA_URL: replica = null } = read;
  if (replica !== null && served === null) {
    throw new SettingsError(
      'DATABASE_REPLICA_URL',
      'needs DATABASE_URL beside it: the embedded database has no replica',
    );
  }
  return { databaseUrl: served, databaseDirectUrl: direct, databaseReplicaUrl: replica };
}

/** Commands that serve nobody look at no other line. */
export function assetsSetting(environment: Environment): Pick<ServerSettings, 'assetsDir'> {
  const { ASSETS_DIR } = readEnvironment(z.object({ ASSETS_DIR: z.optional(z.string()) }), environment);
  return { assetsDir: ASSETS_DIR === undefined ? null : path.resolve(ASSETS_DIR) };
}

/** Whether this is the demo: without a database of one's own it is. */
function isDemo(environment: Environment): boolean {
  const { DATABASE_URL } = readEnvironment(databases, environment);
  return readEnvironment(z.object({ DEMO: onOff(DATABASE_URL === undefined) }), environment).DEMO;
}

const NO_MAIL_SERVER = 'is missing: without DEMO there is no mail server to send through';
const smtp = matching(
  /^smtps?:\/\/[^/]/,
  'must look like smtp://user:password@host:587',
  z.string(NO_MAIL_SERVER),
);

const linesOf = (demo: boolean, port: number) =>
  z.object({
    SMTP_URL: secret(demo ? z.optional(smtp) : smtp),
    // Letters carry these: what the demo makes up would send real people to nowhere.
    DASHBOARD_URL: webAddress(lineOrDemo(demo, `http://localhost:${port}`)),
    STUDENT_URL: webAddress(lineOrDemo(demo, `http://student.localhost:${port}`)),
    MAIL_FROM: emailAddress(lineOrDemo(demo, 'no-reply@kindred.test')),
    // It speaks http: whoever has a proxy on another machine says where it listens for it.
    HOST: z._default(z.string(), 'localhost'),
    DATA_DIR: z._default(z.string(), '.data'),
    APP_KEY: secret(z.optional(z.string())),
    APP_KEY_PREVIOUS: secret(z.optional(z.string())),
    TRUST_PROXY: z.optional(proxies),
    DRAIN_SECONDS: wholeNumber(0, 300, 0),
    LOG_LEVEL: z._default(logLevel, demo ? 'warn' : 'info'),
    METRICS_PORT: z.optional(wholeNumberGiven(1, 65_535)),
    METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  });

export function readServerSettings(environment: Environment): ServerSettings {
  const { PORT: port } = readEnvironment(z.object({ PORT: wholeNumber(1, 65_535, 3000) }), environment);
  const database = databaseSettings(environment);
  const demo = isDemo(environment);
  const { DATABASE_POOL: databasePool = null, MIGRATE: migrateAtStart } = readEnvironment(pool, environment);
  const lines = readEnvironment(linesOf(demo, port), environment);
  requireSites(lines, demo);
  if (!demo) requireSaidTls(database);
  return {
    port,
    host: lines.HOST,
    dataDir: path.resolve(lines.DATA_DIR),
    ...assetsSetting(environment),
    ...database,
    databasePool,
    migrateAtStart,
    dashboardUrl: lines.DASHBOARD_URL,
    studentUrl: lines.STUDENT_URL,
    smtpUrl: lines.SMTP_URL ?? null,
    mailFrom: lines.MAIL_FROM,
    appKey: applicationKey(lines.APP_KEY ?? null, { required: database.databaseUrl !== null, demo }),
    previousKeys: previousKeys(lines.APP_KEY_PREVIOUS ?? ''),
    demo,
    trustProxy: lines.TRUST_PROXY ?? false,
    drainSeconds: lines.DRAIN_SECONDS,
    logLevel: lines.LOG_LEVEL,
    metrics: lines.METRICS_PORT === undefined ? null : { port: lines.METRICS_PORT, host: lines.METRICS_HOST },
  };
}

/** Never "any proxy": whoever is believed may claim every address, and guesses are counted by address. */
const proxies = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (value) => listOf(value).every(isAddressOrRange),
        'must list the addresses of your proxies, such as 10.0.0.5 or 10.0.0.0/8,192.168.1.2',
      ),
    ),
  z.transform(listOf),
);

function listOf(value: string): string[] {
  return value.split(',').map((entry) => entry.trim());
}

function isAddressOrRange(entry: string): boolean {
  const [address = '', prefix, ...more] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  if (prefix === undefined) return true;
  return /^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128);
}

const logLevel = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (value) => LOG_LEVELS.includes(value.toLowerCase()),
        `must be one of ${LOG_LEVELS.join(', ')}`,
      ),
    ),
  z.transform((value: string) => value.toLowerCase()),
);

type Sites = { DASHBOARD_URL: string; STUDENT_URL: string };

function requireSites({ DASHBOARD_URL, STUDENT_URL }: Sites, demo: boolean): void {
  // The host name alone says which site a request is for.
  if (new URL(DASHBOARD_URL).hostname === new URL(STUDENT_URL).hostname) {
    throw new SettingsError('STUDENT_URL', 'must name another host than DASHBOARD_URL');
  }
  for (const [name, address] of Object.entries({ DASHBOARD_URL, STUDENT_URL })) {
    requireSafe(name, new URL(address), demo);
  }
}

/** Everybody knows the demo's passwords and may read its letters; without it, children's data travels sealed. */
function requireSafe(name: string, { hostname, protocol }: URL, demo: boolean): void {
  if (isThisMachine(hostname)) return;
  if (demo) {
    throw new SettingsError(
      name,
      `names ${hostname}, and DEMO with its public passwords is for this machine only: take the line ${name} away, or set DEMO=0`,
    );
  }
  if (protocol !== 'https:') {
    throw new SettingsError(
      name,
      `must begin with https://, or passwords and children's names travel in the open: change the line ${name}`,
    );
  }
}

const DATABASES = {
  databaseUrl: 'DATABASE_URL',
  databaseDirectUrl: 'DATABASE_DIRECT_URL',
  databaseReplicaUrl: 'DATABASE_REPLICA_URL',
} as const;

/** What children's data goes through on its way to another machine is said, not left to what a driver takes for granted. */
function requireSaidTls(database: Readonly<Record<keyof typeof DATABASES, string | null>>): void {
  for (const [key, name] of Object.entries(DATABASES)) {
    const url = database[key as keyof typeof DATABASES];
    if (url === null || !leadsElsewhere(url)) continue;
    throw new SettingsError(
      name,
      'leads to another machine and does not say whether that is encrypted: add ?sslmode=verify-full, or sslmode=disable where the network is closed',
    );
  }
}

/** Sockets and this very machine are nobody else's; and who says `sslmode` has decided. */
function leadsElsewhere(url: string): boolean {
  if (url.startsWith('/')) return false;
  // What is no address to us may be one to the driver.
  if (!URL.canParse(url)) return !/[?&](?:sslmode|ssl)=/.test(url);
  const { hostname, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? hostname;
  const isSocket = host === '' || host.startsWith('/') || host.startsWith('%2F');
  return !isSocket && !isThisMachine(host) && !searchParams.has('sslmode') && !searchParams.has('ssl');
}

const A_GOOD_KEY = 'change the line APP_KEY to what `openssl rand -hex 32` prints';

function applicationKey(
  value: string | null,
  { required, demo }: { required: boolean; demo: boolean },
): Buffer | null {
  if (value === null) {
    if (required) {
      throw new SettingsError(
        'APP_KEY',
        'is missing: set it to 32 or more random characters, such as `openssl rand -hex 32` prints',
      );
    }
    return null;
  }
  if (value.length < 32) throw new SettingsError('APP_KEY', `must have 32 or more characters: ${A_GOOD_KEY}`);
  const weakness = demo ? null : keyWeakness(value);
  if (weakness !== null) throw new SettingsError('APP_KEY', `${weakness}: ${A_GOOD_KEY}`);
  return keyFrom(value);
}

/** 64 hexadecimal digits are a key as it is, such as the one an earlier start made for itself. */
function keyFrom(value: string): Buffer {
  if (/^[0-9a-f]{64}$/i.test(value)) return Buffer.from(value, 'hex');
  return createHash('sha256').update(value).digest();
}

/** They were good enough in their time, which is over: weak ones may be among them, and are the reason to change. */
function previousKeys(value: string): Buffer[] {
  const keys = listOf(value).filter((key) => key !== '');
  if (keys.some((key) => key.length < 32)) {
    throw new SettingsError(
      'APP_KEY_PREVIOUS',
      'must list keys of 32 or more characters, as they stood in APP_KEY, separated by commas',
    );
  }
  return keys.map(keyFrom);
}
