import { line, shape } from '../scenery/flat.ts';

/** Strokes that part from a point all around, or over a part of the circle: light, or a knock. Degrees, 0 is to the right. */
export function rays(
  [x, y]: readonly [x: number, y: number],
  [inner, outer]: readonly [inner: number, outer: number],
  [count, from, to]: readonly [count: number, from: number, to: number],
  [color, width]: readonly [color: string, width: number],
): string {
  const strokes = Array.from({ length: count }, (_, index) => {
    const angle = ((from + ((to - from) * index) / (count - 1)) * Math.PI) / 180;
    const at = (radius: number): string =>
      `${Math.round(x + radius * Math.cos(angle))} ${Math.round(y + radius * Math.sin(angle))}`;
    return `M${at(inner)} ${at(outer)}`;
  });
  return line(strokes.join(''), color, width);
}

/** The soft shadow of what stands on the ground. */
export function ground(half: number, x = 0): string {
  return shape(`M${x - half} 2a${half} 6 0 1 0 ${2 * half} 0a${half} 6 0 1 0-${2 * half} 0Z`, '#3d2f3822');
}

/** Another place or turn for what is drawn already. */
export function put(shapes: string, x: number, y: number, turn = 0): string {
  return `<g transform="translate(${x} ${y})${turn === 0 ? '' : ` rotate(${turn})`}">${shapes}</g>`;
}

/** Larger or smaller than it was drawn; it keeps standing on the ground. */
export function sized(shapes: string, scale: number): string {
  return `<g transform="scale(${scale})">${shapes}</g>`;
}
