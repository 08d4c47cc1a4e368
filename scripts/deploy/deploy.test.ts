import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { readSettings } from '#apps/running/settings.ts';
import { BACKUP_DAYS } from '#product/child-data/rules/deletion/deletion.ts';
import project from '../../package.json' with { type: 'json' };

/** What the files of `deploy/` say is held against what a start reads: containers and systemd are seldom at hand. */
const root = path.join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const units = globSync('deploy/systemd/*.service', { cwd: root }).toSorted();
const compose = read('deploy/compose/compose.yaml');

const secrets = mkdtempSync(path.join(tmpdir(), 'kindred-deploy-'));
afterAll(() => rmSync(secrets, { recursive: true }));
const SECRETS: Record<string, string> = {
  'database-url': 'postgres://kindred:otter@pgbouncer:6432/kindred?sslmode=disable',
  'database-direct-url': 'postgres://kindred:otter@postgres:5432/kindred?sslmode=disable',
  'app-key': 'wq7Zt2-Lm0xVb9Rk4Ys1Nd8Hc3Gf6Jp5',
  'smtp-url': 'smtp://letters:otter@mail.example.org',
  'mail-server': 'smtp://mail.example.org',
};
/** Of backups alone. */
const PASSPHRASE = 'backup-passphrase';
for (const [name, value] of Object.entries(SECRETS)) writeFileSync(path.join(secrets, name), `${value}\n`);

const example = parseEnv(read('deploy/compose/settings.example.env'));

/** The lines of a service manager, one or several assignments each. Servers are named by their ports, workers by numbers. */
function environmentOf(
  unit: string,
  instance = unit.includes('worker') ? '1' : '3001',
): Record<string, string> {
  const said = [...read(unit).matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) => line.split(' '));
  return Object.fromEntries(
    said
      .map((one) => one.split('=', 2))
      .map(([name = '', value = '']) => [name, value.replaceAll('%i', instance)]),
  );
}

/** What containers of a kind are handed, with what all of them are. */
function environmentOfContainer(kind: string): Record<string, string> {
  const [, block = ''] = new RegExp(`\\nx-${kind}: &\\w+\\n((?: {2}\\S.*\\n)+)`).exec(compose) ?? [];
  const lines = [...block.matchAll(/^ {2}(\w+): "?([^"\n]*)"?$/gm)];
  const own = Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value]));
  return block.includes('<<: *migrate') ? { ...environmentOfContainer('migrate'), ...own } : own;
}

const KINDS = ['migrate', 'server', 'worker', 'backup', 'drill'] as const;
type Kind = (typeof KINDS)[number];
const kindOf = (unit: string): Kind => KINDS.find((kind) => unit.includes(kind)) ?? 'server';
const places = [
  ...(['migrate', 'server', 'worker', 'backup'] as const).map((kind) => ({
    where: `the containers of ${kind}`,
    kind,
    environment: environmentOfContainer(kind),
    folder: '/run/secrets',
  })),
  ...units.map((unit) => ({
    where: unit,
    kind: kindOf(unit),
    environment: environmentOf(unit),
    folder: '%d',
  })),
];
/** Commands read what they need of the settings, and nothing else. */
const running = places.filter(({ kind }) => kind === 'server' || kind === 'worker');

test('there is something to look at', () => {
  expect(units).toHaveLength(5);
  for (const { environment } of running) expect(Object.keys(environment).length).toBeGreaterThan(4);
});

test.each(running)('the settings of $where start a server of its own', ({ kind, environment, folder }) => {
  const here = Object.entries(environment).map(([name, value]) => [name, value.replace(folder, secrets)]);
  const settings = readSettings({ ...example, ...Object.fromEntries(here) });
  expect(settings).toMatchObject({
    demo: false,
    databaseUrl: SECRETS['database-url'],
    databaseDirectUrl: SECRETS['database-direct-url'],
    smtpUrl: SECRETS[kind === 'worker' ? 'smtp-url' : 'mail-server'],
    dashboardUrl: 'https://app.example.org',
  });
  expect(settings.appKey).toHaveLength(32);
});

const HANDED: Record<Kind, string[]> = {
  migrate: ['database-direct-url', 'database-url'],
  server: ['app-key', 'database-direct-url', 'database-url', 'mail-server'],
  worker: ['app-key', 'database-direct-url', 'database-url', 'smtp-url'],
  backup: ['app-key', PASSPHRASE, 'database-direct-url', 'database-url'],
  drill: ['app-key', PASSPHRASE, 'database-direct-url', 'database-url'],
};

test('each is handed what it needs', () => {
  for (const { kind, environment, folder } of places) {
    const named = Object.values(environment).filter((value) => value.startsWith(`${folder}/`));
    expect(named.map((value) => value.slice(folder.length + 1)).toSorted()).toEqual(HANDED[kind]);
  }
  for (const unit of units) {
    const loaded = [...read(unit).matchAll(/^LoadCredential=([\w-]+):\/etc\/kindred\/secrets\/([\w-]+)$/gm)];
    expect(loaded.map(([, name]) => name).toSorted()).toEqual(HANDED[kindOf(unit)]);
    for (const [, name, file] of loaded) expect(file).toBe(name);
  }
  for (const [service, kind] of [
    ['migrate', 'migrate'],
    ['server-1', 'server'],
    ['worker', 'worker'],
    ['backup', 'backup'],
  ] as const) {
    const [, block = ''] = new RegExp(`\\n {2}${service}:.*\\n((?: {4}.*\\n)+)`).exec(compose) ?? [];
    const [, given = ''] = /^ {4}secrets: \[(.*)\]$/m.exec(block) ?? [];
    expect(given.split(', ').toSorted()).toEqual(HANDED[kind]);
  }
  // The same server, without who may send through it.
  const stripped = execFileSync('sed', ['s#//[^/]*@#//#'], { input: SECRETS['smtp-url'] });
  expect(stripped.toString()).toBe(SECRETS['mail-server']);
  expect(read('deploy/compose/make-secrets.sh')).toContain("sed 's#//[^/]*@#//#' > secrets/mail-server");
});

test('servers and workers of one machine tell their figures at ports of their own', () => {
  const instances = [
    'kindred-server@.service 3001',
    'kindred-server@.service 3002',
    'kindred-worker@.service 1',
    'kindred-worker@.service 2',
  ];
  const ports = instances.map((one) => {
    const [unit = '', instance] = one.split(' ');
    const environment = environmentOf(`deploy/systemd/${unit}`, instance);
    const names = Object.entries(environment).map(([name, value]) => [name, value.replace('%d', secrets)]);
    return readSettings({ ...example, ...Object.fromEntries(names) }).metrics?.port;
  });
  expect(ports).toEqual([13001, 13002, 19001, 19002]);
  // It would be the same for all of them: what a file says goes before what a unit says.
  expect(Object.keys(example)).not.toContain('METRICS_PORT');
});

test('a backup is made each night, what people are promised to be gone goes with it, and a drill comes each month', () => {
  for (const name of ['backup', 'drill']) {
    expect(read(`deploy/systemd/kindred-${name}.timer`)).toMatch(/^OnCalendar=\S+ \d\d:\d\d$/m);
  }
  const said = [
    /--keep-days (\d+)$/m.exec(read('deploy/systemd/kindred-backup.service')),
    /scripts\/backup\.ts, \/backups, --keep-days, "(\d+)"\]$/m.exec(compose),
  ];
  for (const [, days = ''] of said.map((found) => found ?? [])) {
    expect(Number(days)).toBeGreaterThan(0);
    // A day may pass between two backups, and the last before the deletion has everything.
    expect(Number(days)).toBeLessThanOrEqual(BACKUP_DAYS - 2);
  }
  // Where the container writes them, in a volume that the image's user may write to.
  expect(compose).toContain('volumes: ["backups:/backups"]');
  expect(read('deploy/Dockerfile')).toMatch(/install -d -o 10001 -g 10001 [^\n]*\/backups\b/);
});

/** Node's and the system's. */
const NOT_OURS = /^(NODE_ENV|MALLOC_\w+)$/;

test.each(places)('every name that $where sets is a setting of the README', ({ environment }) => {
  const known = new Set([...read('README.md').matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name));
  const names = Object.keys({ ...example, ...environment }).filter((name) => !NOT_OURS.test(name));
  expect(names.filter((name) => !known.has(name) && !known.has(name.replace(/_FILE$/, '')))).toEqual([]);
});

test('secrets are handed over as files, and none stands in the open', () => {
  const wanted = [...Object.keys(SECRETS), PASSPHRASE];
  for (const name of wanted) {
    expect(compose).toContain(`${name}: { file: secrets/${name} }`);
    expect(read('deploy/compose/make-secrets.sh')).toContain(`secrets/${name}`);
  }
  const open = /(password|secret|key)\s*[:=]\s*['"]?[a-z0-9]{6,}/i;
  for (const file of globSync('deploy/**/*', { cwd: root, withFileTypes: true })) {
    if (file.isFile()) expect(readFileSync(path.join(file.parentPath, file.name), 'utf8')).not.toMatch(open);
  }
});

test('the scanner of the containers listens where servers are told to ask, in a volume that they share', () => {
  const [, line = ''] = /^#(VIRUS_SCANNER=.*)$/m.exec(read('deploy/compose/settings.example.env')) ?? [];
  const [, socket = ''] = /^LocalSocket (\S+)$/m.exec(read('deploy/compose/clamd.conf')) ?? [];
  expect(readSettings(parseEnv(line)).virusScanner).toEqual({ path: socket });
  const folder = path.dirname(socket);
  const mounted = [...compose.matchAll(/\bscanner:(\/[\w/]+)(:ro)?/g)].map(([, place, only]) => [
    place,
    only,
  ]);
  expect(mounted).toEqual([
    [folder, ':ro'],
    [folder, undefined],
  ]);
});

test('backups are sealed by a passphrase that only they are handed', () => {
  for (const unit of units) {
    const isTold = read(unit).includes(`LoadCredential=${PASSPHRASE}:/etc/kindred/secrets/${PASSPHRASE}`);
    expect([unit, isTold]).toEqual([unit, /backup|drill/.test(unit)]);
  }
  const handed = [...compose.matchAll(/^ {2}([\w-]+):.*\n(?: {4}.*\n)*? {4}secrets: \[(.*)\]$/gm)].filter(
    ([, , given = '']) => given.includes(PASSPHRASE),
  );
  expect(handed.map(([, service]) => service)).toEqual(['backup']);
});

test('servers and who migrates share the files of their pages, in a place they may write to', () => {
  for (const { kind, environment } of places.filter(({ kind }) => kind === 'server' || kind === 'migrate')) {
    const { ASSETS_DIR: folder = '' } = environment;
    expect([kind, folder]).toEqual([kind, expect.stringMatching(/^\/(assets|var\/lib\/kindred\/assets)$/)]);
  }
  expect(compose).toContain('"assets:/assets"]');
  expect(read('deploy/Dockerfile')).toMatch(/install -d -o 10001 -g 10001 [^\n]*\/assets\b/);
});

test('a server that is told to stop serves on until the proxy has asked twice, and is not cut off meanwhile', () => {
  const [, between = ''] = /health_interval (\d+)s/.exec(read('deploy/compose/Caddyfile')) ?? [];
  const [, patience = ''] = /stop_grace_period: (\d+)s/.exec(compose) ?? [];
  for (const { environment } of places.filter(({ kind }) => kind === 'server')) {
    const seconds = Number(environment['DRAIN_SECONDS']);
    expect(seconds).toBeGreaterThan(2 * Number(between));
    expect(seconds).toBeLessThan(Number(patience) / 2);
  }
  const [, wait = ''] = /^TimeoutStopSec=(\d+)$/m.exec(read('deploy/systemd/kindred-server@.service')) ?? [];
  expect(Number(wait)).toBe(Number(patience));
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

test.runIf(hasSystemd)('systemd understands each line of the units', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kindred-units-'));
  try {
    const files = globSync('deploy/systemd/*', { cwd: root }).map((unit) => {
      const copy = path.join(folder, path.basename(unit));
      // The program has to be there, wherever this machine has it.
      writeFileSync(copy, read(unit).replaceAll('/usr/bin/node', process.execPath));
      return copy;
    });
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...files], {
      encoding: 'utf8',
    });
    // It warns of what it will pass over, and ends well; of units of the machine's own it may say what it likes.
    expect(stderr.split('\n').filter((line) => line.includes('kindred'))).toEqual([]);
    expect(status).toBe(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the image has the native parts of its packages, which are optional, and neither our PostgreSQL nor our Node', () => {
  const image = read('deploy/Dockerfile');
  expect(image).toContain('--omit=dev');
  expect(image).not.toContain('--omit=optional');
  const [, taken = ''] = /rm -rf ([^\n]*)\n/.exec(image) ?? [];
  const left = Object.keys(project.optionalDependencies)
    .filter((name) => name.includes('linux'))
    .map((name) => `node_modules/${name}`)
    .filter(
      (place) =>
        !taken.split(' ').some((gone) => path.matchesGlob(place, gone) || place.startsWith(`${gone}/`)),
    );
  expect(left).toEqual([]);
});

test('what they start is there, as the commands of package.json start it', () => {
  const started = [read('deploy/Dockerfile'), compose, ...units.map(read)].flatMap((text) =>
    [...text.matchAll(/\b(?:apps|scripts)\/[\w/-]+\.ts/g)].map(([file]) => file),
  );
  expect([...new Set(started)].toSorted()).toEqual([
    'apps/api/main.ts',
    'apps/worker/main.ts',
    'scripts/backup.ts',
    'scripts/backup/drill.ts',
    'scripts/build.ts',
    'scripts/migrate.ts',
  ]);
  const commands = Object.values(project.scripts).join('\n');
  for (const file of started) expect(commands).toContain(file);
  const image = read('deploy/Dockerfile');
  expect(
    image
      .trim()
      .split('\n')
      .findLast((line) => line.startsWith('USER')),
  ).toBe('USER 10001:10001');
  for (const [, base] of image.matchAll(/^FROM (\S+)/gm)) expect(base).toBe('node:26-bookworm-slim');
});
