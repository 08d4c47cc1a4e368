// Runs before `npm start` and `npm test`, on whatever Node the machine has, before node_modules exists:
// plain JavaScript without dependencies. Afterwards everything runs on the Node that package.json pins.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const cache = path.join(root, '.cache');
const modules = path.join(root, 'node_modules');
const stampFile = path.join(modules, '.kindred-setup');
const pinnedNode = path.join(modules, '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
const chromiumFile = path.join(cache, 'chromium-path');

try {
  checkNode();
  install();
  if (process.argv.includes('--chromium')) provideChromium();
} catch (error) {
  console.error(`Setup stopped: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Error(
    `Node 20.19 or newer is needed, and this is ${process.versions.node} (https://nodejs.org).`,
  );
}

function install() {
  const lock = readOrNull(path.join(root, 'package-lock.json'));
  if (lock === null) throw new Error(`package-lock.json is missing in ${root}.`);
  const stamp = createHash('sha256').update(`${lock}\0${process.platform}-${process.arch}`).digest('hex');
  if (isInstalled(stamp)) return;
  withLock(() => {
    // Another start may have done it while this one waited.
    if (isInstalled(stamp)) return;
    console.log('Installing packages (only when they changed) ...');
    // An install killed half-way must not pass for a finished one.
    remove(stampFile);
    runNpmInstall();
    checkPinnedNode();
    write(stampFile, stamp);
  });
}

function isInstalled(stamp) {
  return readOrNull(stampFile) === stamp && existsSync(pinnedNode);
}

function runNpmInstall() {
  // `npm ci` refuses a lock in which optional packages of other platforms are missing; `--no-save` keeps the
  // lock as it is, whichever npm this is.
  const args = ['install', '--no-save', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  const [command, ...first] = npmCommand();
  const result = spawnSync(command, [...first, ...args, '--no-progress', '--loglevel=error'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PATH: pathOutsideModules() },
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (result.error !== undefined) throw new Error(`npm cannot be run (${result.error.message}).`);
  if (result.status === 0) return;
  const logFile = path.join(cache, 'setup.log');
  write(logFile, `${result.stdout}\n${result.stderr}`);
  throw new Error(`${npmProblem(result.stderr)} All of npm's output is in ${logFile}.`);
}

/** The npm we were called by and its own Node, never the pinned Node, which the install may replace. */
function npmCommand() {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env;
  const usable = [cli, node].every((file) => file !== undefined && existsSync(file) && !isInModules(file));
  return usable && path.basename(cli) === 'npm-cli.js' ? [node, cli] : ['npm'];
}

function pathOutsideModules() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.filter((folder) => !folder.split(path.sep).includes('node_modules')).join(path.delimiter);
}

function isInModules(file) {
  return !path.relative(modules, file).startsWith('..');
}

function npmProblem(output) {
  if (/\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH)\b/.test(output)) {
    return 'The package registry cannot be reached: check the network, or the registry that npm is set to.';
  }
  if (/\bENOSPC\b/.test(output)) return 'The disk is full.';
  if (/\b(EACCES|EPERM|EROFS)\b/.test(output)) {
    const place = /^npm (?:error|ERR!) path (.+)$/m.exec(output)?.[1] ?? root;
    return `This user may not write to ${place}.`;
  }
  const lines = output.split('\n').map((line) => line.replace(/^npm (error|ERR!)\s*/, '').trim());
  const reason = lines.find((line) => line !== '' && !line.startsWith('code ')) ?? 'it gives no reason';
  return `npm install failed: ${reason.replace(/\.?$/, '.')}`;
}

function checkPinnedNode() {
  const platform = `${process.platform}-${process.arch}`;
  if (!existsSync(pinnedNode)) throw new Error(`There is no Node package for this platform (${platform}).`);
  const result = spawnSync(pinnedNode, ['--version'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    const reason = result.error?.message ?? result.stderr.trim().split('\n')[0];
    throw new Error(`The Node of the packages does not run on this machine (${reason}).`);
  }
}

/** Two starts at once on a fresh clone would write over each other's packages. */
function withLock(work) {
  const lockFile = path.join(cache, 'setup.lock');
  for (let announced = false; !tryLock(lockFile); announced = true) {
    const owner = Number(readOrNull(lockFile) ?? 0);
    if (!isAlive(owner) || isOld(lockFile)) remove(lockFile);
    else if (!announced) console.log(`Waiting for the installation by process ${owner} ...`);
    sleep(200);
  }
  try {
    work();
  } finally {
    remove(lockFile);
  }
}

function tryLock(lockFile) {
  const draft = `${lockFile}.${process.pid}`;
  write(draft, String(process.pid));
  try {
    linkSync(draft, lockFile);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    remove(draft);
  }
}

/** A killed install leaves its lock, and its number may belong to something else by now. */
function isOld(lockFile) {
  const written = statSync(lockFile, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  return Date.now() - written > 10 * 60_000;
}

function isAlive(pid) {
  if (!Number.isInteger(pid) || pid < 1 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Leaves the path of a Chromium that runs in .cache/chromium-path. */
function provideChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') {
    if (!runs(named)) throw new Error(`CHROMIUM_PATH names ${named}, which is no Chromium that runs here.`);
    rememberChromium(named);
    return;
  }
  const known = readOrNull(chromiumFile);
  // Whether it runs was seen when it was found; a second start has no time to try again.
  if (known !== null && isExecutable(known)) return;
  const found = findChromium() ?? chromiumFromApt() ?? chromiumFromPlaywright();
  if (found === null) {
    throw new Error('No Chromium was found, and none could be installed: name one with CHROMIUM_PATH.');
  }
  rememberChromium(found);
}

function findChromium() {
  // The shell has no windows to care for, and starts in half the time.
  const names = [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
  ];
  const folders = [...pathOutsideModules().split(path.delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'];
  const onPath = folders
    .filter(path.isAbsolute)
    .flatMap((folder) => names.map((name) => path.join(folder, name)));
  const onMac = ['Chromium', 'Google Chrome'].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  );
  return [...new Set([...onPath, ...onMac])].find(runs) ?? playwrightChromium();
}

/** Ubuntu's package of that name only points to a snap, so it is Playwright's there. */
function chromiumFromApt() {
  const release = readOrNull('/etc/os-release') ?? '';
  const debian = /^ID(_LIKE)?=.*debian/m.test(release) && !/ubuntu/.test(release);
  if (process.getuid?.() !== 0 || !debian || !existsSync('/usr/bin/apt-get')) return null;
  console.log('Installing Chromium with apt-get ...');
  const options = ['-o', 'DPkg::Lock::Timeout=300', '-q'];
  const install = (name) => aptGet([...options, 'install', '-y', '--no-install-recommends', name]);
  const installAny = () => install('chromium-headless-shell') || install('chromium');
  // A machine that never updated its list of packages does not know Chromium yet.
  if (!installAny()) {
    aptGet([...options, 'update']);
    installAny();
  }
  return findChromium();
}

function aptGet(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', PATH: pathOutsideModules() };
  return spawnSync('apt-get', args, { env, stdio: 'ignore' }).status === 0;
}

function chromiumFromPlaywright() {
  console.log("Installing Playwright's Chromium ...");
  const cli = path.join(modules, 'playwright', 'cli.js');
  // As root it can bring the system's libraries as well.
  const variants = process.getuid?.() === 0 ? [['--with-deps'], []] : [[]];
  for (const options of variants) {
    const args = [cli, 'install', ...options, 'chromium'];
    if (spawnSync(pinnedNode, args, { cwd: modules, stdio: 'ignore' }).status === 0) break;
  }
  const found = playwrightChromium({ running: false });
  if (found !== null && !runs(found)) {
    throw new Error(
      'Chromium misses libraries of the system: run "npx playwright install-deps chromium" as root, or name another with CHROMIUM_PATH.',
    );
  }
  return found;
}

function playwrightChromium({ running = true } = {}) {
  const code = "import('playwright').then(({ chromium }) => console.log(chromium.executablePath()))";
  const result = spawnSync(pinnedNode, ['-e', code], { cwd: root, encoding: 'utf8' });
  const file = result.stdout?.trim() ?? '';
  return isExecutable(file) && (!running || runs(file)) ? file : null;
}

function rememberChromium(file) {
  if (readOrNull(chromiumFile) !== file) write(chromiumFile, file);
}

/** Some systems have a script of that name which only says how to install the browser. */
function runs(file) {
  if (!isExecutable(file)) return false;
  const result = spawnSync(file, ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: 30_000,
  });
  return result.status === 0 && /chrom/i.test(result.stdout);
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function readOrNull(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function write(file, text) {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  } catch (error) {
    throw new Error(`${path.dirname(file)} cannot be written to (${error.code}).`);
  }
}

function remove(file) {
  rmSync(file, { force: true });
}

function sleep(milliseconds) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
