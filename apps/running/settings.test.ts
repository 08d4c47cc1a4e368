import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { SettingsError } from '#platform/server/settings/environment.ts';
import { readSettings as read } from './settings.ts';

const KEY = 'wq7Zt2-Lm0xVb9Rk4Ys1Nd8Hc3Gf6Jp5';
const server = {
  DATABASE_URL: 'postgres://db.example.org/kindred?sslmode=verify-full',
  APP_KEY: KEY,
  SMTP_URL: 'smtp://mail.example.org',
  MAIL_FROM: 'kindred@example.org',
  DASHBOARD_URL: 'https://app.example.org',
  STUDENT_URL: 'https://play.example.org',
  VENDOR_NAME: 'Example Learning LLC',
  VENDOR_ADDRESS: '1 Main Street | Durham, NC 27701',
  VENDOR_TAX_ID: '12-3456789',
  VENDOR_EMAIL: 'billing@example.org',
};
const here = { DASHBOARD_URL: 'http://localhost:3000', STUDENT_URL: 'http://student.localhost:3000' };
const without = (name: keyof typeof server) => ({ ...server, [name]: '' });

test('nothing set: the demo on this machine', () => {
  expect(read({})).toEqual({
    port: 3000,
    host: 'localhost',
    dataDir: path.resolve('.data'),
    assetsDir: null,
    databaseUrl: null,
    databaseDirectUrl: null,
    databaseReplicaUrl: null,
    databasePool: null,
    migrateAtStart: true,
    fileStore: null,
    virusScanner: null,
    dashboardUrl: 'http://localhost:3000',
    studentUrl: 'http://student.localhost:3000',
    brand: 'kindred',
    smtpUrl: null,
    mailFrom: 'no-reply@kindred.test',
    stripe: null,
    clever: null,
    emailList: null,
    classlink: null,
    appKey: null,
    previousKeys: [],
    demo: true,
    staffFactor: 'offered',
    strictAccountMessages: false,
    inactivitySeconds: 1800,
    snackbarMilliseconds: 8000,
    hostingOperator: null,
    securityEmail: null,
    gifts: { inviter: 5, invitee: 5 },
    trustProxy: false,
    drainSeconds: 0,
    logLevel: 'warn',
    metrics: null,
    vendor: {
      name: 'Kindred Demonstration LLC',
      address: ['100 Harbor Street, Suite 400', 'Durham, NC 27701'],
      taxId: '00-0000000',
      email: 'billing@kindred.test',
      phone: '(555) 010-0100',
      w9File: null,
      demo: true,
    },
  });
});

test('who sells is told by the operator, and is a demonstration no more', () => {
  expect(read({ ...server, W9_FILE: '/srv/w9.pdf' }).vendor).toEqual({
    name: 'Example Learning LLC',
    address: ['1 Main Street', 'Durham, NC 27701'],
    taxId: '12-3456789',
    email: 'billing@example.org',
    phone: '',
    w9File: '/srv/w9.pdf',
    demo: false,
  });
});

test('blank values count as not set', () => {
  expect(read({ PORT: '', DATABASE_URL: '  ', DEMO: ' ', BRAND: '' })).toEqual(read({}));
});

test('the addresses follow the port unless they are set', () => {
  expect(read({ PORT: '8080' })).toMatchObject({
    dashboardUrl: 'http://localhost:8080',
    studentUrl: 'http://student.localhost:8080',
  });
  expect(read({ ...server, DASHBOARD_URL: 'https://APP.example.org/' })).toMatchObject({
    dashboardUrl: 'https://app.example.org',
    studentUrl: 'https://play.example.org',
  });
});

test('a database of the own ends the demo, unless it is asked for', () => {
  expect(read(server)).toMatchObject({
    demo: false,
    databaseUrl: server.DATABASE_URL,
    smtpUrl: server.SMTP_URL,
  });
  expect(read({ ...server, ...here, DEMO: '1' }).demo).toBe(true);
  expect(read({ ...server, DATABASE_URL: '', DEMO: '0' }).demo).toBe(false);
});

test('the demo is quiet, a server tells its log; both are heard on this machine alone unless somebody says so', () => {
  expect(read({ ...server, ...here, DEMO: '1' })).toMatchObject({ host: 'localhost', logLevel: 'warn' });
  // It speaks http: nobody but a proxy on this machine hears it, unless somebody says so.
  expect(read(server)).toMatchObject({ host: 'localhost', logLevel: 'info' });
  expect(read({ ...server, HOST: '10.0.0.7', LOG_LEVEL: 'DEBUG' })).toMatchObject({
    host: '10.0.0.7',
    logLevel: 'debug',
  });
});

test('proxies are believed by address only', () => {
  expect(read({ TRUST_PROXY: '10.0.0.5' }).trustProxy).toEqual(['10.0.0.5']);
  expect(read({ TRUST_PROXY: '10.0.0.0/8, ::1,fd00::/8' }).trustProxy).toEqual([
    '10.0.0.0/8',
    '::1',
    'fd00::/8',
  ]);
});

test('files of pages are shared and a stop is announced where somebody says so', () => {
  expect(read({ ...server, ASSETS_DIR: 'shared/../assets', DRAIN_SECONDS: '5' })).toMatchObject({
    assetsDir: path.resolve('assets'),
    drainSeconds: 5,
  });
});

test.each(['1', 'true', '*', '0.0.0.0/0', '10.0.0.0/33', '10.0.0.1/8/8', '10.0.0.5,', 'proxy.example.org'])(
  'TRUST_PROXY=%s is refused',
  (value) =>
    expect(() => read({ TRUST_PROXY: value })).toThrow(
      'TRUST_PROXY must list the addresses of your proxies, such as 10.0.0.5',
    ),
);

test('the application key is stretched to 256 bits, the same every time', () => {
  expect(read({ APP_KEY: KEY }).appKey).toHaveLength(32);
  const before = read({ APP_KEY_PREVIOUS: `${KEY}, ${'0f'.repeat(32)},` }).previousKeys;
  expect(before).toEqual([read({ APP_KEY: KEY }).appKey, Buffer.from('0f'.repeat(32), 'hex')]);
  expect(read({ APP_KEY: KEY }).appKey).toEqual(read({ APP_KEY: ` ${KEY} ` }).appKey);
  expect(read({ APP_KEY: KEY }).appKey).not.toEqual(read({ APP_KEY: KEY.toLowerCase() }).appKey);
});

test.each(['1', 'true', 'ON', 'yes'])('DEMO=%s is on', (value) =>
  expect(read({ DEMO: value }).demo).toBe(true),
);

test.each<[Record<string, string>, string]>([
  [{ PORT: 'three' }, 'PORT must be a whole number from 1 to 65535'],
  [{ DRAIN_SECONDS: '-1' }, 'DRAIN_SECONDS must be a whole number from 0 to 300'],
  [{ PORT: '0' }, 'PORT must be a whole number from 1 to 65535'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 1 to 65535'],
  [{ PORT: '30.5' }, 'PORT must be a whole number from 1 to 65535'],
  [{ DATABASE_URL: 'mysql://host/db' }, 'DATABASE_URL must begin with postgres:// or postgresql://'],
  [{ ...server, DATABASE_DIRECT_URL: 'host/db' }, 'DATABASE_DIRECT_URL must begin with postgres://'],
  [{ DATABASE_DIRECT_URL: 'postgres://host/db' }, 'DATABASE_DIRECT_URL needs DATABASE_URL beside it'],
  [without('APP_KEY'), 'APP_KEY is missing: set it to 32 or more random characters'],
  [{ APP_KEY: 'short' }, 'APP_KEY must have 32 or more characters'],
  [{ APP_KEY_PREVIOUS: `${KEY},short` }, 'APP_KEY_PREVIOUS must list keys of 32 or more characters'],
  [without('SMTP_URL'), 'SMTP_URL is missing: without DEMO there is no mail server to send through'],
  [{ DEMO: '0' }, 'SMTP_URL is missing: without DEMO there is no mail server to send through'],
  [{ SMTP_URL: 'mail.example.org' }, 'SMTP_URL must look like smtp://user:password@host:587'],
  [{ DEMO: 'maybe' }, 'DEMO must be 1 or 0'],
  [without('MAIL_FROM'), 'MAIL_FROM is missing: only DEMO has one of its own'],
  [without('DASHBOARD_URL'), 'DASHBOARD_URL is missing: only DEMO has one of its own'],
  [without('STUDENT_URL'), 'STUDENT_URL is missing: only DEMO has one of its own'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent'],
  [{ BRAND: 'acme' }, 'BRAND must be one of standard, kindred, taiwan'],
  [
    { DASHBOARD_URL: 'app.example.org' },
    'DASHBOARD_URL must be a web address such as https://app.example.org',
  ],
  [
    { DASHBOARD_URL: 'ftp://app.example.org' },
    'DASHBOARD_URL must be a web address such as https://app.example.org',
  ],
  [{ STUDENT_URL: 'https://example.org/student' }, 'STUDENT_URL must name a host only, without a path'],
  [
    { ...server, DASHBOARD_URL: 'https://example.org', STUDENT_URL: 'https://example.org' },
    'STUDENT_URL must name another host than DASHBOARD_URL',
  ],
  [
    { DASHBOARD_URL: 'http://localhost:3000', STUDENT_URL: 'http://localhost:4000' },
    'STUDENT_URL must name another host than DASHBOARD_URL',
  ],
  [
    { STUDENT_URL: 'https://play.example.org' },
    'STUDENT_URL names play.example.org, and DEMO with its public passwords is for this machine only: take the line STUDENT_URL away, or set DEMO=0',
  ],
  [
    { ...server, DEMO: '1' },
    'DASHBOARD_URL names app.example.org, and DEMO with its public passwords is for this machine only',
  ],
  [{ DASHBOARD_URL: 'http://192.168.1.20:3000' }, 'DASHBOARD_URL names 192.168.1.20, and DEMO'],
  [{ DASHBOARD_URL: 'http://localhost.example.org' }, 'DASHBOARD_URL names localhost.example.org, and DEMO'],
  [
    { ...server, DASHBOARD_URL: 'http://app.example.org' },
    "DASHBOARD_URL must begin with https://, or passwords and children's names travel in the open: change the line DASHBOARD_URL",
  ],
  [{ ...server, STUDENT_URL: 'http://play.example.org' }, 'STUDENT_URL must begin with https://'],
  [
    { ...server, APP_KEY: 'x'.repeat(40) },
    'APP_KEY has too few different characters: change the line APP_KEY to what `openssl rand -hex 32` prints',
  ],
  [{ ...server, APP_KEY: 'short' }, 'APP_KEY must have 32 or more characters: change the line APP_KEY'],
  [{ ...server, DATABASE_URL: '', DEMO: '0', APP_KEY: '0'.repeat(64) }, 'APP_KEY has too few different'],
  [{ ACCOUNT_MESSAGES: 'secret' }, 'ACCOUNT_MESSAGES must be plain or strict'],
  [{ INACTIVITY_SECONDS: '10' }, 'INACTIVITY_SECONDS must be a whole number from 60 to 86400'],
  [{ SNACKBAR_MS: 'long' }, 'SNACKBAR_MS must be a whole number from 1000 to 60000'],
  [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM must be an email address'],
  [without('VENDOR_NAME'), 'VENDOR_NAME is missing: only DEMO has one of its own'],
  [without('VENDOR_TAX_ID'), 'VENDOR_TAX_ID is missing: only DEMO has one of its own'],
  [{ VENDOR_EMAIL: 'nobody' }, 'VENDOR_EMAIL must be an email address'],
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'STRIPE_SECRET_KEY is missing: the other STRIPE settings need it'],
  [{ STRIPE_SECRET_KEY: 'pk_live_1' }, 'STRIPE_SECRET_KEY must begin with sk_ or rk_'],
  [{ STRIPE_SECRET_KEY: 'sk_live_1' }, 'STRIPE_WEBHOOK_SECRET must begin with whsec_'],
  [
    { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1', STRIPE_API_HOST: 'nowhere' },
    'STRIPE_API_HOST must be a web address',
  ],
  [{ CLEVER_CLIENT_ID: 'id' }, 'CLEVER_CLIENT_SECRET is missing'],
  [{ CLASSLINK_CLIENT_SECRET: 'secret' }, 'CLASSLINK_CLIENT_ID is missing'],
  [{ FILES_BUCKET: 'files' }, 'FILES_ENDPOINT is missing: the other FILES settings need it'],
  [{ FILES_ENDPOINT: 'http://files.example.org' }, 'FILES_ENDPOINT must begin with https://'],
  [{ VIRUS_SCANNER: 'tcp://scanner.example.org:3310' }, 'VIRUS_SCANNER must be a socket'],
  [{ FILES_BUCKET: 'Files!' }, "FILES_BUCKET must be a bucket's name"],
  [{ CLEVER_URL: 'https://clever.example' }, 'CLEVER_CLIENT_ID is missing: CLEVER_URL needs it'],
  [
    { CLEVER_CLIENT_ID: 'id', CLEVER_CLIENT_SECRET: 'secret', CLEVER_API_URL: 'http://api.example.org' },
    'CLEVER_API_URL must begin with https://',
  ],
])('%j stops the start with one clear line', (environment, line) => {
  expect(() => read(environment)).toThrow(SettingsError);
  expect(() => read(environment)).toThrow(line);
});

test('identity providers are asked at their own addresses, or at a stand-in on this machine', () => {
  const keys = { CLEVER_CLIENT_ID: 'id', CLEVER_CLIENT_SECRET: 'secret' };
  expect(read({ ...server, ...keys })).toMatchObject({
    clever: {
      clientId: 'id',
      clientSecret: 'secret',
      url: 'https://clever.com',
      apiUrl: 'https://api.clever.com',
    },
    classlink: null,
  });
  const here = { CLASSLINK_URL: 'http://127.0.0.1:4000', CLASSLINK_API_URL: 'https://api.example.org' };
  const classlink = { CLASSLINK_CLIENT_ID: 'id', CLASSLINK_CLIENT_SECRET: 'secret', ...here };
  expect(read({ ...server, ...classlink }).classlink).toMatchObject({
    url: 'http://127.0.0.1:4000',
    apiUrl: 'https://api.example.org',
  });
});

test('the demo is for this machine, whatever its name here, and takes any key', () => {
  expect(read({ DASHBOARD_URL: 'http://127.0.0.1:4000', STUDENT_URL: 'https://[::1]:4000' }).demo).toBe(true);
  expect(read({ DASHBOARD_URL: 'http://kindred.localhost:4000' }).demo).toBe(true);
  expect(read({ APP_KEY: 'x'.repeat(32) }).demo).toBe(true);
});

test('without the demo http is good for this machine alone', () => {
  expect(read({ ...server, ...here })).toMatchObject({ demo: false, dashboardUrl: here.DASHBOARD_URL });
});

test('a refused key or password is not repeated in the line', () => {
  expect(() => read({ APP_KEY: 'hunter2' })).not.toThrow('hunter2');
  expect(() => read({ ...server, APP_KEY: 'hunter2'.repeat(6) })).not.toThrow('hunter2');
  expect(() => read({ SMTP_URL: 'user:hunter2@mail' })).not.toThrow('hunter2');
});

const secrets = mkdtempSync(path.join(tmpdir(), 'kindred-secrets-'));
afterAll(() => rmSync(secrets, { recursive: true }));

/** As containers and service managers hand them over: a file, with a line's end that is no part of it. */
let files = 0;
function inFile(content: string): string {
  const file = path.join(secrets, String(files++));
  writeFileSync(file, `${content}\n`);
  return file;
}

const SECRETS: Record<string, string> = {
  DATABASE_URL: server.DATABASE_URL,
  APP_KEY: server.APP_KEY,
  SMTP_URL: server.SMTP_URL,
  DATABASE_DIRECT_URL: 'postgres://owner@db.example.org:5432/kindred?sslmode=verify-full',
  DATABASE_REPLICA_URL: 'postgres://replica.example.org/kindred?sslmode=verify-full',
  APP_KEY_PREVIOUS: `${KEY}-from-before`,
  STRIPE_SECRET_KEY: 'sk_live_otter',
  STRIPE_WEBHOOK_SECRET: 'whsec_beaver',
  CLEVER_CLIENT_SECRET: 'kingfisher-by-the-river',
  CLASSLINK_CLIENT_SECRET: 'dipper-by-the-waterfall',
  EMAIL_LIST_SECRET: 'a-heron-stands-in-the-reeds',
  FILES_KEY_ID: 'AKIAWAGTAIL',
  FILES_KEY_SECRET: 'a-wagtail-on-the-stones',
};
const BESIDE = {
  ...server,
  CLEVER_CLIENT_ID: 'clever',
  CLASSLINK_CLIENT_ID: 'classlink',
  EMAIL_LIST_URL: 'https://list.example.org/hook',
  FILES_ENDPOINT: 'https://files.example.org',
  FILES_BUCKET: 'kindred-files',
};

test('every secret may lie in a file instead', () => {
  const plain = read({ ...BESIDE, ...SECRETS });
  const named = Object.entries(SECRETS).map(([name, value]) => [`${name}_FILE`, inFile(value)]);
  const none = Object.fromEntries(Object.keys(SECRETS).map((name) => [name, '']));
  expect(read({ ...BESIDE, ...none, ...Object.fromEntries(named) })).toEqual(plain);
});

test.each(Object.keys(SECRETS))('%s is given once, and its file can be read', (name) => {
  const without = { ...BESIDE, ...SECRETS, [name]: '' };
  const given = (file: string) => () => read({ ...without, [`${name}_FILE`]: file });
  expect(given(path.join(secrets, 'gone'))).toThrow(`${name}_FILE names a file that cannot be read`);
  expect(given(inFile(''))).toThrow(`${name}_FILE names a file that is empty`);
  const both = { ...BESIDE, ...SECRETS, [`${name}_FILE`]: inFile('x') };
  expect(() => read(both)).toThrow(`${name}_FILE stands beside ${name}: one of the two has to go`);
});

test('a setting that is no secret is read from no file', () => {
  expect(read({ MAIL_FROM_FILE: inFile('else@example.org') }).mailFrom).toBe('no-reply@kindred.test');
});

test('figures are told where a port is named, and to this machine unless an address is', () => {
  expect(read({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: '127.0.0.1' });
  const everywhere = read({ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' });
  expect(everywhere.metrics).toEqual({ port: 9464, host: '0.0.0.0' });
  expect(() => read({ METRICS_PORT: 'on' })).toThrow(SettingsError);
});

test('a database on another machine says whether the way there is encrypted', () => {
  const names = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'] as const;
  for (const name of names) {
    const asked = (url: string) => read({ ...server, [name]: url });
    for (const url of [
      'postgres://kindred:otter@db.example.org/kindred',
      'postgres:///kindred?host=db.example.org',
      'postgres://kindred@/kindred?host=db.example.org',
    ]) {
      expect(() => asked(url)).toThrow(
        `${name} leads to another machine and does not say whether that is encrypted`,
      );
    }
    for (const url of [
      'postgres://db.example.org/kindred?sslmode=verify-full',
      'postgres://pgbouncer:6432/kindred?sslmode=disable',
      'postgres://kindred@localhost/kindred',
      'postgres://kindred@127.0.0.1:5433/kindred',
      'postgres://kindred@[::1]/kindred',
      'postgres:///kindred?host=/var/run/postgresql',
    ])
      expect(asked(url)).toMatchObject({ demo: false });
  }
  // The demo's children are made up.
  const demo = { DEMO: '1', DATABASE_URL: 'postgres://db.example.org/demo', APP_KEY: KEY };
  expect(read(demo)).toMatchObject({ demo: true });
});

test('a scanner for viruses is on this machine: what it is asked travels as it is', () => {
  expect(read({ VIRUS_SCANNER: 'unix:/run/clamav/clamd.ctl' }).virusScanner).toEqual({
    path: '/run/clamav/clamd.ctl',
  });
  expect(read({ VIRUS_SCANNER: 'tcp://127.0.0.1:3310' }).virusScanner).toEqual({
    host: '127.0.0.1',
    port: 3310,
  });
});
