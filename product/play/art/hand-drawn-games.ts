import { shapes } from './icons.ts';
import {
  BLUE,
  BLUE_SHADE,
  box,
  disc,
  GREEN,
  GREEN_LIGHT,
  GREY,
  GREY_DARK,
  line,
  RED,
  RED_SHADE,
  shape,
  WOOD,
  WOOD_SHADE,
} from './scenery/flat.ts';

/** What mini-games show and no emoji says, 32 by 32. */

export const ladle = shapes(
  line('M25 4C27 2.5 29 4 28 6L17 20', GREY, 2.8),
  shape('M3 17H20C20 24 16 29 11.5 29S3 24 3 17Z', GREY),
  '<ellipse cx="11.5" cy="17" rx="8.5" ry="2.8" fill="#d3d3d3"/>',
  '<ellipse cx="11.5" cy="17.3" rx="6.5" ry="1.7" fill="#ff822d"/>',
);

export const moss = shapes(
  shape(
    'M1.5 27C2 20 6 19 8 20C9 14 15 12 17 16C20 12 26 14 25 20C28 18.5 30.5 22 30.5 27C30.5 29 2 29 1.5 27Z',
    GREEN,
  ),
  shape('M4 26C5 22 8 22 9 23C11 18 15 18 16 20C18 17 22 18 22 22C25 21 27 23 27.5 26Z', GREEN_LIGHT),
  line('M13 13V9M18 12V7.5M23 13.5V10', GREEN, 1.3),
  disc(13, 8.3, 1.5, '#d3883e') + disc(18, 6.8, 1.5, '#d3883e') + disc(23, 9.3, 1.5, '#d3883e'),
);

/** So many turns of a rope or a handle: dots to count beside a round arrow. */
export function turning(times: number): { shapes: string } {
  const dots = Array.from({ length: times }, (_, nth) =>
    disc(16 + (nth - (times - 1) / 2) * 5.5, 27.5, 2.3, BLUE_SHADE),
  );
  return shapes(line('M9 16A8 8 0 1 1 16 20.5', BLUE, 3.2), shape('M10.5 20.8L17 16V25.5Z', BLUE), ...dots);
}

/** Bowls in rows, to count. */
export function bowls(count: number, across: number): { shapes: string } {
  const step = 30 / across;
  const rows = Math.ceil(count / across);
  const bowl = (nth: number): string => {
    const x = 1 + (nth % across) * step + step / 2;
    const y = 16 + (Math.floor(nth / across) - (rows - 1) / 2) * step;
    const half = step * 0.42;
    return (
      shape(
        `M${x - half} ${y - 1.5}H${x + half}C${x + half} ${y + 2} ${x + 2} ${y + 4} ${x} ${y + 4}S${x - half} ${y + 2} ${x - half} ${y - 1.5}Z`,
        BLUE,
      ) + `<ellipse cx="${x}" cy="${y - 1.5}" rx="${half}" ry="1.5" fill="#f92f60"/>`
    );
  };
  return shapes(...Array.from({ length: count }, (_, nth) => bowl(nth)));
}

export const arrowToFront = shapes(
  line('M30 18C30 23 26 24.5 21 23.5', RED_SHADE, 2.6),
  shape('M17 22.5L22.5 20V27Z', RED_SHADE),
);
export const arrowToBack = shapes(
  line('M4 26C12 31 26 31 29.5 22C31 16 30 11 27 8', RED_SHADE, 2.6),
  shape('M24.5 4.5L30.5 7.5L24.8 11Z', RED_SHADE),
);

/** Go and stop differ in outline and sign, not in color alone. */
export const greenLamp = shapes(
  box(11, 27, 10, 4, GREY_DARK),
  disc(16, 15, 13, '#008463'),
  disc(16, 15, 11, '#00d26a'),
  shape('M12 8.5V21.5L23 15Z', '#fff'),
);
export const redLamp = shapes(
  box(11, 27, 10, 4, GREY_DARK),
  shape('M10.6 2H21.4L29 9.6V20.4L21.4 28H10.6L3 20.4V9.6Z', RED_SHADE),
  shape('M11.4 4H20.6L27 10.4V19.6L20.6 26H11.4L5 19.6V10.4Z', RED),
  box(8.5, 12.5, 15, 5, '#fff'),
);
export const greenFlag = shapes(
  line('M6 3V30', '#a56953', 2.6),
  shape('M7.3 3.5L30 12L7.3 20.5Z', '#00d26a'),
  shape('M7.3 12L30 12L7.3 20.5Z', '#00a857'),
  line('M11 12.3L13.5 15L18.5 9', '#fff', 2.2),
);
export const redFlag = shapes(
  line('M6 3V30', '#a56953', 2.6),
  box(7.3, 4, 22, 16, RED, 0.5),
  box(7.3, 14, 22, 6, RED_SHADE, 0.5),
  line('M14 8L22.5 16M22.5 8L14 16', '#fff', 2.6),
);
/** Round and whole, where the red one is pointed like a maple's. */
export const greenLeaf = shapes(
  line('M16 30V20', '#008463', 2.6),
  shape('M16 2C25 6 28 14 25 20C23 24 19 25.5 16 25.5S9 24 7 20C4 14 7 6 16 2Z', '#00d26a'),
  shape('M16 2C25 6 28 14 25 20C23 24 19 25.5 16 25.5Z', '#00a857'),
  line('M16 8V25M16 14L11 11M16 14L21 11M16 20L10.5 17M16 20L21.5 17', '#008463', 1.3),
);

export const brake = shapes(
  shape('M3 30C3 23 9 20 16 20S29 23 29 30Z', GREY_DARK),
  box(6, 26, 20, 4, '#433b6b', 1),
  line('M16 24L22 8', GREY, 3.6),
  disc(22.8, 6, 4.6, RED),
  disc(21.5, 4.8, 1.5, '#ff8687'),
);
export const crank = shapes(line('M16 16L27 8V2.5', GREY_DARK, 3.2), line('M27 8V2.8', RED, 4.4));
export const pliers = shapes(
  line('M18 14L27 27M14 14L5 27', RED, 4.6),
  shape('M15.5 16L10 10C9 6 11 3 14.5 2L15.3 9L18 13Z', GREY),
  shape('M16.5 16L22 10C23 6 21 3 17.5 2L16.7 9L14 13Z', '#bebebe'),
  disc(16, 14, 2, GREY_DARK),
);
export const net = shapes(
  shape('M3 5H29L24 27C20 30 12 30 8 27Z', '#fff3dc'),
  line('M10 5L12.5 28M16 5V29M22 5L19.5 28M4.5 11H27.5M5.8 17H26.2M7.2 23H24.8', WOOD_SHADE, 1.3),
  line('M3 5H29', WOOD_SHADE, 3),
);
export const cart = shapes(
  shape('M7 10H27L25 21H9Z', WOOD),
  shape('M8 16H26L25 21H9Z', WOOD_SHADE),
  disc(11.5, 25, 4, GREY_DARK) +
    disc(22.5, 25, 4, GREY_DARK) +
    disc(11.5, 25, 1.5, '#d3d3d3') +
    disc(22.5, 25, 1.5, '#d3d3d3'),
);
export const towLine = shapes(
  line('M26 17C28 17 29 17 31 15', GREY_DARK, 1.8),
  shape('M32 4L27 8.5L25 3Z', '#ff6723'),
  line('M20 6.5H27', '#ff6723', 2.4),
);

function ribbon(d: string, color: string, light: string, width = 5): { shapes: string } {
  return shapes(line(d, color, width), line(d, light, width * 0.3));
}
export const longBlue = ribbon('M3 22C7 8 11 8 13 16S20 26 22 16S27 6 29 10', BLUE, '#7fd2f7');
export const longGold = ribbon('M3 8C14 4 30 7 27 15S5 13 5 20S20 29 29 25', '#f1a11e', '#fcd53f');
export const fluffyWhite = shapes(
  [4, 8.8, 13.6, 18.4, 23.2, 28]
    .map(
      (x, nth) =>
        disc(x, nth % 2 ? 12.5 : 18.5, 4.6, '#b4b8cc') + disc(x - 0.5, nth % 2 ? 11.8 : 17.8, 3.6, '#fff'),
    )
    .join(''),
);
export const knobblyBrown = shapes(
  line('M3 20C10 12 22 22 29 12', '#6d4534', 4),
  disc(6, 17.5, 3.6, '#a56953') +
    disc(13, 16, 4.2, '#8b5a40') +
    disc(20, 16.5, 3.6, '#a56953') +
    disc(27, 13.5, 3.8, '#8b5a40'),
);
export const stretchyGreen = shapes(
  line('M9 16H23', '#00a857', 6),
  shape('M1 16L8 10V22ZM31 16L24 10V22Z', '#008463'),
  line('M12 14V18M16 14V18M20 14V18', '#b7f3d3', 1.4),
);
export const springyRed = shapes(
  line(
    'M4 24C2 14 9 8 11 15S6 27 8 24M10 22C8 12 15 8 17 15S12 27 14 24M16 22C14 12 21 8 23 15S18 27 20 24L28 10',
    RED,
    3,
  ),
);

/** Where to stand: a thing to stand by, and the pin that is you. */
export const bench = shapes(
  box(4, 12, 22, 3.5, WOOD) + box(4, 17, 22, 3.5, WOOD) + box(2, 22, 26, 3.5, WOOD_SHADE),
  box(5, 25, 3, 5.5, GREY_DARK, 0.5) + box(22, 25, 3, 5.5, GREY_DARK, 0.5),
);
export const marbleRun = shapes(
  line('M3 6L23 12M23 14L6 20M6 22L25 28', WOOD_SHADE, 3.2),
  disc(9, 4.5, 2.6, BLUE) + disc(17, 13, 2.6, RED) + disc(12, 22, 2.6, '#00d26a'),
);
export const kiteString = shapes(line('M6 6C14 10 22 6 30 8M2 12C12 15 22 11 31 14', GREY, 1.2));
export const dotted = shapes(
  '<path d="M11 25H20" stroke="#9b9b9b" stroke-width="2" stroke-dasharray="0.1 3.6" stroke-linecap="round"/>',
);
export const hatch = shapes(
  disc(16, 16, 14, GREY_DARK),
  disc(16, 16, 11, '#bebebe'),
  '<circle cx="16" cy="16" r="6" fill="none" stroke="#ff6723" stroke-width="2.6"/>',
  line('M16 8.5V23.5M8.5 16H23.5', '#ff6723', 2.4),
);
export const railing = shapes(
  line('M2 8H30M2 18H30', '#e19747', 3),
  line('M5 8V29M13 8V29M21 8V29M28 8V29', GREY_DARK, 2.4),
  shape('M1 29.5C6 26 10 31 16 28.5S26 26 31 29.5V31H1Z', '#d4e9f7'),
);

export const coatButton = shapes(
  disc(16, 16, 12, RED_SHADE),
  disc(16, 16, 9.5, RED),
  disc(12.8, 12.8, 1.7, '#fff') + disc(19.2, 12.8, 1.7, '#fff'),
  disc(12.8, 19.2, 1.7, '#fff') + disc(19.2, 19.2, 1.7, '#fff'),
);

/** To sit on. */
export const lunchBranch = shapes(
  line('M1 21H23', WOOD, 5),
  line('M3 23H20', WOOD_SHADE, 1.5),
  shape('M7 18C3 16 3 11 6 9C10 11 10 16 7 18Z', GREEN),
  shape('M17 18C14 15 15 11 18 9C21 12 21 16 17 18Z', GREEN_LIGHT),
);

/** A block on a dish, with a slice cut off. */
export const butter = shapes(
  '<ellipse cx="16" cy="25" rx="14.5" ry="4" fill="#d3d3d3"/>',
  shape('M6 13L12 9H27L21 13Z', '#ffe9a3'),
  shape('M6 13H21V24H6Z', '#ffd54a'),
  shape('M21 13L27 9V20L21 24Z', '#e8b82e'),
  shape('M3 24V16L5 14.5V24Z', '#ffe08a'),
);
