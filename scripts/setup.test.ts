import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let base: string;
let project: string;

beforeAll(() => {
  base = mkdtempSync(path.join(os.tmpdir(), 'kindred setup '));
});

afterAll(() => rmSync(base, { recursive: true, force: true }));

/** A clone in small: its only package is a "pinned Node" that lies beside it, so nothing is fetched. */
beforeEach(() => {
  project = path.join(base, 'a clone');
  rmSync(project, { recursive: true, force: true });
  mkdirSync(path.join(project, 'scripts'), { recursive: true });
  mkdirSync(path.join(project, 'pinned'));
  cpSync(path.join(import.meta.dirname, 'setup.mjs'), path.join(project, 'scripts', 'setup.mjs'));
  program('pinned/node', `exec "${process.execPath}" "$@"`);
  writeJson('pinned/package.json', { name: 'pinned', version: '1.0.0', bin: { node: 'node' } });
  depend({ pinned: 'file:pinned' });
});

function writeJson(file: string, value: unknown): void {
  writeFileSync(path.join(project, file), JSON.stringify(value, null, 2));
}

function program(file: string, script: string): string {
  writeFileSync(path.join(project, file), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return path.join(project, file);
}

function depend(dependencies: Record<string, string>): void {
  writeJson('package.json', { name: 'clone', dependencies });
  const pinned = {
    'node_modules/pinned': { resolved: 'pinned', link: true },
    pinned: { version: '1.0.0', bin: { node: 'node' } },
  };
  const packages = { '': { name: 'clone', dependencies }, ...('pinned' in dependencies ? pinned : {}) };
  writeJson('package-lock.json', { name: 'clone', lockfileVersion: 3, requires: true, packages });
}

function setup(args: string[] = [], env: Record<string, string> = {}, before: string[] = []) {
  const script = path.join(project, 'scripts', 'setup.mjs');
  const result = spawnSync(process.execPath, [...before, script, ...args], {
    cwd: base,
    encoding: 'utf8',
    env: { ...process.env, CHROMIUM_PATH: '', ...env },
  });
  return { code: result.status, said: result.stdout, problem: result.stderr };
}

function read(file: string): string {
  return readFileSync(path.join(project, file), 'utf8');
}

test('the first run installs by the lock and leaves it as it is, the second does nothing', () => {
  const lock = read('package-lock.json');
  expect(setup()).toEqual({ code: 0, said: expect.stringMatching(/^Installing packages/), problem: '' });
  expect(existsSync(path.join(project, 'node_modules', '.bin', 'node'))).toBe(true);
  expect(read('package-lock.json')).toBe(lock);
  expect(setup()).toEqual({ code: 0, said: '', problem: '' });

  writeFileSync(path.join(project, 'package-lock.json'), `${lock}\n`);
  expect(setup().said).toMatch(/^Installing packages/);
});

test('an unreachable registry is one clear line, and the next run tries again', () => {
  depend({ pinned: 'file:pinned', 'left-out': '1.0.0' });
  const offline = {
    npm_config_registry: 'http://127.0.0.1:9',
    npm_config_fetch_retries: '0',
    npm_config_cache: path.join(base, 'cache'),
  };
  const { code, problem } = setup([], offline);
  expect(code).toBe(1);
  expect(problem.trim()).toMatch(/^Setup stopped: The package registry cannot be reached: .+\.$/);
  expect(setup([], offline).said).toMatch(/^Installing packages/);
});

test('a platform without a pinned Node is named', () => {
  depend({});
  expect(setup().problem).toBe(
    `Setup stopped: There is no Node package for this platform (${process.platform}-${process.arch}).\n`,
  );
});

test('a Node that is too old is told so before anything is installed', () => {
  const old = path.join(base, 'old.cjs');
  writeFileSync(
    old,
    `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.18.3' } })`,
  );
  expect(setup([], {}, ['--require', old])).toEqual({
    code: 1,
    said: '',
    problem: 'Setup stopped: Node 20.19 or newer is needed, and this is 20.18.3 (https://nodejs.org).\n',
  });
});

test('the Chromium that CHROMIUM_PATH names is remembered when it runs, and refused when not', () => {
  const good = program('my chromium', 'echo Chromium 140');
  const bad = program('no chromium', 'echo please install; exit 1');
  expect(setup(['--chromium'], { CHROMIUM_PATH: good }).code).toBe(0);
  expect(read('.cache/chromium-path')).toBe(good);
  expect(setup(['--chromium'], { CHROMIUM_PATH: bad }).problem).toContain(`CHROMIUM_PATH names ${bad}`);
});
