/** Shapes and colors of the flat manner that the icons are drawn in: no outlines, two tones a thing. */
export const WOOD = '#f3ad61';
export const WOOD_SHADE = '#d3883e';
export const GREEN = '#44911b';
export const GREEN_LIGHT = '#86d72f';
export const RED = '#f8312f';
export const RED_SHADE = '#ca0b4a';
export const BLUE = '#00a6ed';
export const BLUE_SHADE = '#0074ba';
export const GREY = '#9b9b9b';
export const GREY_DARK = '#636363';
export const CREAM = '#fff3dc';

export function line(d: string, color: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

export function shape(d: string, color: string): string {
  return `<path d="${d}" fill="${color}"/>`;
}

export function disc(x: number, y: number, radius: number, color: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"/>`;
}

export function box(x: number, y: number, width: number, height: number, color: string, round = 1.5): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${color}"/>`;
}
