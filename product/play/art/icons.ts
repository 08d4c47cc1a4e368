import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Fluent Emoji, flat (Microsoft, MIT): 32 by 32 each. Only the build reads them. */
type IconFile = { icons: Record<string, { body: string }> };

let file: IconFile | undefined;

function readIcons(): IconFile {
  const found = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json');
  const read: IconFile = JSON.parse(readFileSync(found, 'utf8'));
  return read;
}

function iconBody(name: string): string {
  file ??= readIcons();
  const icon = file.icons[name];
  if (!icon) throw new Error(`There is no icon "${name}".`);
  return icon.body;
}

/** An icon set down with its middle at x, y of a 32 by 32 picture; `turn` in degrees, a negative `size` mirrors it. */
export type Part = {
  icon: string;
  x: number;
  y: number;
  size: number;
  turn: number;
};

/** One icon as it is, or layers from back to front: icons set down, and shapes drawn by hand. */
export type Picture = string | readonly (Part | { shapes: string })[];

export function part(icon: string, x = 16, y = 16, size = 1, turn = 0): Part {
  return { icon, x, y, size, turn };
}

export function shapes(...markup: readonly string[]): { shapes: string } {
  return { shapes: markup.join('') };
}

/** The picture without its frame. */
export function layers(picture: Picture): string {
  if (typeof picture === 'string') return iconBody(picture);
  return picture.map((layer) => ('shapes' in layer ? layer.shapes : setDown(layer))).join('');
}

function setDown({ icon, x, y, size, turn }: Part): string {
  const scale = size < 0 ? `${size} ${-size}` : `${size}`;
  const turned = turn === 0 ? '' : ` rotate(${turn})`;
  return `<g transform="translate(${x} ${y})${turned} scale(${scale}) translate(-16 -16)">${iconBody(icon)}</g>`;
}

export function frame(side: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${content}</svg>`;
}
