import { line, shape } from '../scenery/flat.ts';
import { LEAF, LEAF_SHADE, LIGHT, SHADOW } from './palette.ts';

export const GOLD = '#e9b84c';
export const GOLD_SHADE = '#c9932f';
export const BLUE = '#6f9fcf';
export const ORANGE = '#e59a52';
export const ORANGE_SHADE = '#c97a38';
export const TEAL = '#5b9a94';
export const CRUST = '#d9a05f';
export const ENVELOPE_SHADE = '#dfc795';
export const WOOD = '#b57f54';
export const WOOD_SHADE = '#8f5f3c';
export const EARTH = '#7d5a49';
export const GLEAM = `${LIGHT}88`;
export const DIM = `${SHADOW}22`;

export function oval(x: number, y: number, width: number, height: number, color: string): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${height}" fill="${color}"/>`;
}

export function shadow(half: number, x = 0): string {
  return oval(x, 2, half, 6, DIM);
}

export function at(x: number, y: number, drawn: string, turn = 0, scale = 1): string {
  const turned = turn === 0 ? '' : ` rotate(${turn})`;
  const scaled = scale === 1 ? '' : ` scale(${scale})`;
  return `<g transform="translate(${x} ${y})${turned}${scaled}">${drawn}</g>`;
}

/** Short strokes away from a middle: what shines. */
export function rays(
  x: number,
  y: number,
  from: number,
  to: number,
  turns: readonly number[],
  color: string,
): string {
  const strokes = turns.map((turn) => {
    const away = (turn * Math.PI) / 180;
    const point = (radius: number) =>
      `${Math.round(x + Math.sin(away) * radius)} ${Math.round(y - Math.cos(away) * radius)}`;
    return `M${point(from)}L${point(to)}`;
  });
  return line(strokes.join(''), color, 5);
}

/** Stems that stand at these places, each with a leaf to either side. */
export function sprouts(xs: readonly number[], y: number): string {
  return (
    shape(xs.map((x) => `M${x} ${y - 14}q-6-16-19-13 2 12 19 13`).join(''), LEAF) +
    shape(xs.map((x) => `M${x - 2} ${y}v-18h4v4q4-16 17-13-2 12-17 13v14`).join(''), LEAF_SHADE)
  );
}

// Pumpkin: about its middle.
export const PUMPKIN =
  shape('M-3-34C-6-44-5-50-11-56L0-61C6-54 5-44 8-34Z', LEAF_SHADE) +
  oval(-30, 2, 26, 36, ORANGE_SHADE) +
  oval(30, 2, 26, 36, ORANGE_SHADE) +
  oval(-17, 1, 23, 38, ORANGE) +
  oval(17, 1, 23, 38, ORANGE) +
  oval(0, 1, 15, 39, '#eeb070') +
  line('M-34-16Q-40-4-38 10', GLEAM, 5);
