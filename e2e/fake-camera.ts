import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import encodeQR from 'qr';

const WIDTH = 640;
const HEIGHT = 480;

/** A film of a card with a QR code, as Chromium's pretended camera plays it: grey frames, the code a little off the middle. */
export function filmOf(text: string, name: string): string {
  const squares = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const scale = Math.floor(380 / squares.length);
  const [left, top] = [70, 40];
  const light = Buffer.alloc(WIDTH * HEIGHT, 150);
  for (const [row, cells] of squares.entries()) {
    for (const [column, dark] of cells.entries()) {
      for (let y = 0; y < scale; y += 1) {
        const start = (top + row * scale + y) * WIDTH + left + column * scale;
        light.fill(dark ? 30 : 225, start, start + scale);
      }
    }
  }
  const colors = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, colors]);
  const folder = new URL('../.cache/films/', import.meta.url);
  const file = fileURLToPath(new URL(`${name}.y4m`, folder));
  const header = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  mkdirSync(folder, { recursive: true });
  // At once: another worker's camera may be playing it.
  writeFileSync(`${file}.${process.pid}`, Buffer.concat([header, frame, frame]));
  renameSync(`${file}.${process.pid}`, file);
  return file;
}
