import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { S3Settings } from '#platform/server/files/s3.ts';
import { authorization, sha256, stampOf } from '#platform/server/files/sign.ts';
import { guardProcess } from '#testing/server/guard.ts';
import { freePort, pause } from '#testing/worker/processes.ts';
import { findProgram, type Program } from './debian-program.ts';

/** OpenStack Swift, which speaks S3 beside its own language. */
export const findSwift = (folder: string): Promise<Program | string> =>
  findProgram(
    {
      name: 'swift',
      own: null,
      packages: ['swift-proxy', 'swift-account', 'swift-container', 'swift-object'],
      file: 'usr/bin/python3',
      environment: (root) => ({
        PYTHONHOME: `${root}/usr`,
        PYTHONPATH: `${root}/usr/lib/python3/dist-packages`,
        PYTHONDONTWRITEBYTECODE: '1',
        PYTHONNOUSERSITE: '1',
      }),
      asked: ['-c', 'import swift; print(swift.__version__)'],
      answered: /^(\d+\.\d+\S*)$/m,
      oldest: [2, 30],
    },
    folder,
  );

/** Names that it tells in one answer: few, so that a list has pages. */
export const LISTED_AT_ONCE = 20;

/** The one place of each kind, in the folder. */
const RINGS = `
import sys
from swift.common.ring import RingBuilder
for kind, port in zip(('account', 'container', 'object'), sys.argv[2:]):
    builder = RingBuilder(4, 1, 0)
    builder.add_dev(dict(id=0, region=1, zone=1, ip='127.0.0.1', port=int(port), device='one', weight=1, meta='',
                         replication_ip='127.0.0.1', replication_port=int(port)))
    builder.rebalance()
    builder.get_ring().save('%s/%s.ring.gz' % (sys.argv[1], kind))
`;
/** Its own commands look for their settings in /etc alone. */
const SERVE = `
import sys
from importlib import import_module
from swift.common.utils import set_swift_dir
set_swift_dir(sys.argv.pop(1))
import_module('swift.%s.server' % sys.argv.pop(1)).main()
`;

export type Swift = {
  settings: S3Settings;
  /** What lies on its disks. */
  stored(): Buffer[];
  /** The one that is asked, and the way to it. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
};

/** One proxy and one server of each kind, as processes of ours. */
export async function startSwift({ command }: Program, folder: string): Promise<Swift> {
  const home = path.join(folder, 'swift');
  const devices = path.join(home, 'devices');
  mkdirSync(path.join(devices, 'one'), { recursive: true });
  const kinds = { account: await freePort(), container: await freePort(), obj: await freePort() };
  const port = await freePort();
  const secret = randomBytes(24).toString('base64url');
  const common = [
    `bind_ip = 127.0.0.1`,
    'workers = 0',
    `user = ${os.userInfo().username}`,
    `swift_dir = ${home}`,
  ];
  const write = (name: string, lines: readonly string[]): void =>
    writeFileSync(path.join(home, name), `${lines.join('\n')}\n`);
  const hashes = ['suffix', 'prefix'].map(
    (which) => `swift_hash_path_${which} = ${randomBytes(8).toString('hex')}`,
  );
  write('swift.conf', ['[swift-hash]', ...hashes, '[storage-policy:0]', 'name = one', 'default = yes']);
  for (const [kind, at] of Object.entries(kinds)) {
    const app = kind === 'obj' ? 'object' : kind;
    write(`${kind}.conf`, [
      '[DEFAULT]',
      ...common,
      `bind_port = ${at}`,
      `devices = ${devices}`,
      'mount_check = false',
      '[pipeline:main]',
      `pipeline = ${app}-server`,
      `[app:${app}-server]`,
      `use = egg:swift#${app}`,
    ]);
  }
  write('proxy.conf', [
    '[DEFAULT]',
    ...common,
    `bind_port = ${port}`,
    '[pipeline:main]',
    'pipeline = catch_errors cache s3api tempauth proxy-server',
    '[filter:catch_errors]',
    'use = egg:swift#catch_errors',
    // It is asked for, and does without a memcached that answers.
    '[filter:cache]',
    'use = egg:swift#memcache',
    'memcache_servers = 127.0.0.1:9',
    '[filter:s3api]',
    'use = egg:swift#s3api',
    'location = eu-central-1',
    `max_bucket_listing = ${LISTED_AT_ONCE}`,
    '[filter:tempauth]',
    'use = egg:swift#tempauth',
    `user_kindred_files = ${secret} .admin`,
    '[app:proxy-server]',
    'use = egg:swift#proxy',
    'account_autocreate = true',
  ]);
  execFileSync(command, ['-c', RINGS, home, ...Object.values(kinds).map(String)]);

  const children = new Map<string, ChildProcess>();
  async function run(kind: string, at: number): Promise<void> {
    const child = spawn(command, ['-c', SERVE, home, kind, path.join(home, `${kind}.conf`), '-v'], {
      cwd: home,
      stdio: ['ignore', 'ignore', process.env['SHOW_PROCESSES'] === undefined ? 'ignore' : 'inherit'],
    });
    guardProcess(child);
    children.set(kind, child);
    for (let attempt = 1; ; attempt += 1) {
      const isUp = await fetch(`http://127.0.0.1:${at}/`).then(
        (reply) => reply.text().then(() => true),
        () => false,
      );
      if (isUp) return;
      if (attempt === 600 || child.exitCode !== null) throw new Error(`swift's ${kind} does not start`);
      await pause(100);
    }
  }
  async function end(kind: string, signal: NodeJS.Signals): Promise<void> {
    const child = children.get(kind);
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }
  const stop = async (): Promise<void> => {
    await Promise.all([...children.keys()].map((kind) => end(kind, 'SIGKILL')));
  };
  const settings: S3Settings = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'kindred-files',
    region: 'eu-central-1',
    keyId: 'kindred:files',
    secret,
    pathStyle: true,
  };
  try {
    await Promise.all(Object.entries({ ...kinds, proxy: port }).map(([kind, at]) => run(kind, at)));
    await makeBucket(settings);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    settings,
    stored: () =>
      readdirSync(devices, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name.endsWith('.data'))
        .map((entry) => readFileSync(path.join(entry.parentPath, entry.name))),
    kill: () => end('proxy', 'SIGKILL'),
    start: () => run('proxy', port),
    stop,
  };
}

async function makeBucket(keys: S3Settings): Promise<void> {
  const url = new URL(`${keys.endpoint}/${keys.bucket}`);
  const now = new Date();
  const bodyHash = sha256('');
  const headers = { 'x-amz-content-sha256': bodyHash, 'x-amz-date': stampOf(now) };
  const signed = authorization({ method: 'PUT', url, headers, bodyHash, keys, now });
  const reply = await fetch(url, { method: 'PUT', headers: { ...headers, authorization: signed } });
  if (!reply.ok) throw new Error(`the bucket was not made: ${reply.status} ${await reply.text()}`);
}
