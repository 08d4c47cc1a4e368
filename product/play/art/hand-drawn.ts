import { shapes } from './icons.ts';
import {
  BLUE,
  BLUE_SHADE,
  box,
  CREAM,
  disc,
  GREEN,
  GREEN_LIGHT,
  GREY,
  line,
  RED,
  RED_SHADE,
  shape,
  WOOD,
  WOOD_SHADE,
} from './scenery/flat.ts';

/** What no emoji says, 32 by 32. */

/** A square of a toy, with its side in shade. */
function block(x: number, y: number, size: number, color: string, shade: string): string {
  return box(x, y, size, size, color) + box(x, y + size * 0.72, size, size * 0.28, shade);
}

export const mitten = shapes(
  shape('M8 22V12C8 6 12 3 16 3S24 6 24 11V22Z', RED),
  shape('M22 14C24 10 28 9 29.5 11.5C31 14 27 20 22 21Z', RED_SHADE),
  box(6.5, 21, 19, 7.5, '#ffd9a8', 3),
  line('M11 23.5V26.5M16 23.5V26.5M21 23.5V26.5', '#d9a566', 1.5),
  line('M12 9C13 7.5 14.5 7 16 7', '#ff8687', 1.8),
);

export const bun = shapes(
  shape('M3 21C3 12 9 6 16 6S29 12 29 21C29 25 25 26.5 16 26.5S3 25 3 21Z', '#e39d43'),
  shape('M5 19C6 12 10.5 8 16 8S26 12 27 19C22 15.5 10 15.5 5 19Z', '#f9c86a'),
  line('M10 12.5L12 10.5M15 11.5L16.5 9.5M20.5 12.5L21.5 10.5', CREAM, 1.4),
);

export const bud = shapes(
  line('M16 30C16 26 15.5 24 16 19', GREEN, 2.4),
  shape('M16 26C11 27 7 25 6 20C11 20 15 22 16 26Z', GREEN_LIGHT),
  shape('M16 28C21 28 25 26 26 22C21 22 17 24 16 28Z', GREEN),
  shape('M16 20C10 19 9 10 16 3C23 10 22 19 16 20Z', GREEN_LIGHT),
  shape('M16 20C19 18 19.5 10 16 3C23 10 22 19 16 20Z', '#5bb02a'),
);

export const seed = shapes(
  shape('M1 29C2 15 8 9 16 9S30 15 31 29Z', '#6d4534'),
  shape('M4 20C7 13 11 10.5 16 10.5S25 13 28 20C22 15 10 15 4 20Z', '#a56953'),
  shape('M16 28C11 27 10 20.5 16 16C22 20.5 21 27 16 28Z', '#f9c98b'),
  line('M14.6 20.5C13.6 22 13.6 23.5 14.3 25', '#fff', 1.4),
);

/** The pod of the meadow: fat, green, about to pop. */
export const pod = shapes(
  disc(16, 16, 10, '#5bb02a'),
  disc(14.5, 14.5, 8, GREEN_LIGHT),
  disc(11.5, 11.5, 2, '#d6f5a5'),
);

export const squashedPod = shapes(
  shape(
    'M12.5 8C14 5 18 5 19.5 8C18.5 13 18.5 19 19.5 24C18 27 14 27 12.5 24C13.5 19 13.5 13 12.5 8Z',
    '#5bb02a',
  ),
  line('M16 3.5V1.5M11.5 4.5L10 2.5M20.5 4.5L22 2.5', GREEN_LIGHT, 1.6),
);

/** Somebody without a head, from the chest to the knees: both arms hang down and end in the pockets of the trousers. */
export const handsInPockets = shapes(
  // Trousers, with a seam.
  shape('M9 17H23L25 31H17.2L16 23L14.8 31H7Z', BLUE),
  shape('M14.8 31L16 23L17.2 31Z', BLUE_SHADE),
  box(9, 16.2, 14, 2.2, BLUE_SHADE, 0.6),
  // A shirt, and its sleeves down to the elbows.
  shape('M9.5 4C11.5 2 13.5 1.5 16 1.5S20.5 2 22.5 4L23 16.6H9Z', '#ff8a3d'),
  shape('M13 1.8C14 4 18 4 19 1.8Z', '#ffc83d'),
  line('M9.2 5.2L5 12', '#ff6723', 4.6),
  line('M22.8 5.2L27 12', '#ff6723', 4.6),
  // Arms, bent at the elbow, and gone at the wrist.
  line('M4.8 13.2L9.2 19.6', '#ffc83d', 3.4),
  line('M27.2 13.2L22.8 19.6', '#ffc83d', 3.4),
  // Pockets with hands in them.
  shape('M6.9 20.2L13 18.8C13.6 22.6 12.6 25.6 9.6 26.2C7.4 26 6.4 23.4 6.9 20.2Z', BLUE_SHADE),
  shape('M25.1 20.2L19 18.8C18.4 22.6 19.4 25.6 22.4 26.2C24.6 26 25.6 23.4 25.1 20.2Z', BLUE_SHADE),
  line('M6.9 20.4L13 19', '#9fdcff', 1.3),
  line('M25.1 20.4L19 19', '#9fdcff', 1.3),
);

export const paddle = shapes(
  line('M7 6L20 20', WOOD_SHADE, 3.2),
  line('M4.5 8.5L9.5 3.5', WOOD_SHADE, 3),
  shape(
    'M17.5 19.5C20 16.5 24 17.5 27.5 21.5C30.5 25 29.5 28 27.5 29C25 30.5 22 29.5 19.5 26.5C17 23.5 15.5 21.5 17.5 19.5Z',
    WOOD,
  ),
  line('M20.5 20.5L26.5 26.5', WOOD_SHADE, 1.6),
);

export const rope = shapes(
  line('M26 23C31 23 31 28 27 30', WOOD_SHADE, 3.4),
  '<ellipse cx="15" cy="23.5" rx="12" ry="5" fill="none" stroke="#d3883e" stroke-width="4"/>',
  '<ellipse cx="15" cy="18" rx="11.5" ry="5" fill="none" stroke="#f3ad61" stroke-width="4"/>',
  '<ellipse cx="15" cy="12.5" rx="11.5" ry="5" fill="none" stroke="#d3883e" stroke-width="4"/>',
  '<ellipse cx="15" cy="8" rx="11" ry="5" fill="none" stroke="#f3ad61" stroke-width="4"/>',
  line(
    'M7.5 10L10 13M13 11.5L15 14.5M20 11.5L21.5 14M9 20.5L11 24M15.5 22L17.5 25M22 20L23 23',
    '#a9662b',
    1.2,
  ),
);

export const gate = shapes(
  box(2, 5, 4.5, 25, WOOD_SHADE),
  box(25.5, 5, 4.5, 25, WOOD_SHADE),
  box(6, 12, 20, 3, WOOD),
  box(6, 22, 20, 3, WOOD),
  [8, 13.9, 19.8].map((x) => shape(`M${x} 28V10L${x + 2.1} 7L${x + 4.2} 10V28Z`, '#f9c98b')).join(''),
  disc(4.25, 5, 3, '#a56953') + disc(27.75, 5, 3, '#a56953'),
);

export const table = shapes(
  box(2, 9, 28, 5, WOOD, 2),
  box(4.5, 14, 23, 2.5, WOOD_SHADE, 0.5),
  box(5, 15, 4, 15, WOOD_SHADE),
  box(23, 15, 4, 15, WOOD_SHADE),
);

export const pillow = shapes(
  shape(
    'M3 20C1.5 17.5 4 16 6 17C12 15.8 20 15.8 26 17C28 16 30.5 17.5 29 20C30 23 30 25.5 29 28C30.5 30.5 28 32 26 31C20 32 12 32 6 31C4 32 1.5 30.5 3 28C2 25.5 2 23 3 20Z',
    '#a17fd5',
  ),
  shape('M5 21C11 18.5 21 18.5 27 21C21 20.5 11 20.5 5 21Z', '#cbb3ee'),
);

export const wideTower = shapes(
  block(2.5, 21, 8.5, RED, RED_SHADE),
  block(11.75, 21, 8.5, '#fcd53f', '#f1a11e'),
  block(21, 21, 8.5, BLUE, BLUE_SHADE),
  block(7, 12, 8.5, GREEN_LIGHT, GREEN),
  block(16.5, 12, 8.5, '#a17fd5', '#8d65c5'),
  block(11.75, 3, 8.5, RED, RED_SHADE),
);

export const flyingBlock = shapes(
  `<g transform="rotate(-18 21 12)">${block(14, 5, 14, RED, RED_SHADE)}</g>`,
  line('M3 17C6 17 8 16 10 14M4 24C9 24 12 22 14 20M12 28C15 27.5 17 26 18.5 24', GREY, 2),
);

export const struckBlock = shapes(
  `<g transform="rotate(14 25 20)">${block(20, 15, 10, BLUE, BLUE_SHADE)}</g>`,
);

/** Two arrows, one over and one under: first you, then me. */
export const turnArrows = shapes(
  line('M8 7C12 2.5 20 2.5 24 7', GREEN, 2.4),
  shape('M27 9.5L20.8 8.8L25.5 3.8Z', GREEN),
  line('M24 25C20 29.5 12 29.5 8 25', '#ff6723', 2.4),
  shape('M5 22.5L11.2 23.2L6.5 28.2Z', '#ff6723'),
);

export const soundDots = shapes(disc(14.5, 19, 1, GREY), disc(17.5, 18, 1, GREY), disc(20, 16.5, 1, GREY));
