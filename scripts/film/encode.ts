/** Puts the shots together with ffmpeg, and takes stills of them. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, statSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Locale } from '#brands/brand.ts';
import { FILM_SECONDS, type FilmShot, MELT_SECONDS } from '#product/lessons/rules/film/film.ts';
import { toWebp } from '../pictures/webp.ts';
import { FRAMES_A_SECOND } from './camera.ts';
import { FILM_FOLDER } from './captions.ts';
import { SHOTS } from './shots.ts';

const BYTES_MOST = 6_000_000;
/** Filmed larger: letters are sharper for it. */
const FILM = '1280:720:flags=lanczos';
const STILL = { width: 960, height: 540 };
const POSTER = { width: 1280, height: 720 };
const STILL_BYTES_MOST = 45_000;
const POSTER_BYTES_MOST = 80_000;

type Shot = { id: FilmShot; seconds: number; frames: string };

/** Debian's; whoever may install it here has it installed. */
export function needFfmpeg(): void {
  const isThere = (): boolean => spawnSync('ffmpeg', ['-version']).status === 0;
  if (isThere()) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'))
    spawnSync('apt-get', ['install', '-y', 'ffmpeg'], { stdio: 'inherit' });
  if (!isThere()) throw new Error('The film needs ffmpeg. On Debian: sudo apt-get install -y ffmpeg');
}

const KINDS = {
  webm: [
    '-c:v',
    'libvpx-vp9',
    '-crf',
    '33',
    '-b:v',
    '0',
    '-deadline',
    'realtime',
    '-cpu-used',
    '6',
    '-row-mt',
    '1',
  ],
  mp4: [
    '-c:v',
    'libx264',
    '-crf',
    '24',
    '-preset',
    'veryfast',
    '-tune',
    'animation',
    '-movflags',
    '+faststart',
  ],
};

/** Every picture is read once for both kinds. */
export async function encode(locale: Locale, shots: readonly Shot[]): Promise<void> {
  const pictures = shots.flatMap(({ frames }) => ['-f', 'concat', '-safe', '0', '-i', listOf(frames)]);
  // Neither the time nor the version of the encoder is written into it: the same pictures, the same bytes.
  const plain = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'];
  const look = ['-t', String(FILM_SECONDS), '-an', '-pix_fmt', 'yuv420p', '-g', String(FRAMES_A_SECOND * 5)];
  const films = Object.entries(KINDS).map(([kind, how]) => ({
    file: path.join(FILM_FOLDER, `film.${locale}.${kind}`),
    how: ['-map', `[${kind}]`, ...look, ...how, '-threads', '2', ...plain],
  }));
  run([
    ...pictures,
    '-filter_complex',
    melted(shots, Object.keys(KINDS)),
    ...films.flatMap(({ file, how }) => [...how, file]),
  ]);
  for (const { file } of films) {
    const { size } = await stat(file);
    if (size > BYTES_MOST) throw new Error(`${file} has ${size} bytes, ${BYTES_MOST} are the most`);
    console.log(`${path.basename(file)} ${(size / 1e6).toFixed(1)} MB`);
  }
}

/** The frames of a shot with how long each is seen: what does not move is read once. */
function listOf(frames: string): string {
  const lines: string[] = [];
  let before = -1;
  let times = 0;
  const end = (): void => void (times > 0 && lines.push(`duration ${times / FRAMES_A_SECOND}`));
  for (const name of globSync('*.png', { cwd: frames }).sort()) {
    const file = path.join(frames, name);
    const { ino } = statSync(file);
    if (ino !== before) {
      end();
      lines.push(`file '${file}'`);
      times = 0;
    }
    before = ino;
    times += 1;
  }
  end();
  // How long the last one is seen counts only if something comes behind it.
  lines.push(lines.at(-2) ?? '');
  const list = `${frames}.txt`;
  writeFileSync(list, lines.join('\n'));
  return list;
}

/** One after the other, each melting into the next where that begins. */
function melted(shots: readonly Shot[], kinds: readonly string[]): string {
  let from = shots[0]?.seconds ?? 0;
  const smaller = shots.map(
    (_, at) =>
      `[${at}]scale=${FILM},format=yuv420p,fps=${FRAMES_A_SECOND},tpad=stop_mode=clone:stop_duration=1[shot${at}]`,
  );
  const steps = shots.slice(1).map(({ seconds }, at) => {
    const before = at === 0 ? '[shot0]' : `[melted${at}]`;
    const step = `${before}[shot${at + 1}]xfade=duration=${MELT_SECONDS}:offset=${from}[melted${at + 1}]`;
    from += seconds;
    return step;
  });
  const ends = kinds.map((kind) => `[${kind}]`).join('');
  return [...smaller, ...steps, `[melted${shots.length - 1}]split=${kinds.length}${ends}`].join(';');
}

function run(args: readonly string[]): void {
  const { status } = spawnSync('ffmpeg', ['-y', '-v', 'error', ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error(`ffmpeg ended with ${status}`);
}

/** A picture a shot, for where no film is played, and the one that waits for it to begin. */
export async function writeStills(canvas: Page, locale: Locale, shots: readonly Shot[]): Promise<void> {
  await mkdir(path.join(FILM_FOLDER, 'stills'), { recursive: true });
  for (const [at, { id, frames }] of shots.entries()) {
    const frame = Math.round(SHOTS[id].still * FRAMES_A_SECOND);
    const png = await readFile(path.join(frames, `${String(frame).padStart(5, '0')}.png`));
    const still = await toWebp(canvas, png, STILL, STILL_BYTES_MOST);
    await writeFile(path.join(FILM_FOLDER, 'stills', `${id}.${locale}.webp`), still);
    if (at > 0) continue;
    const poster = await toWebp(canvas, png, POSTER, POSTER_BYTES_MOST);
    await writeFile(path.join(FILM_FOLDER, `poster.${locale}.webp`), poster);
  }
}
