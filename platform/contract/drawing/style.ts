import { unknown } from './markup.ts';

/** What an element says of its looks, or has from those it stands in. */
export type Style = {
  fill: string;
  stroke: string;
  opacity: number;
  fillOpacity: number;
  strokeOpacity: number;
  strokeWidth: number;
  dash: readonly [number, number] | null;
  hasRoundCaps: boolean;
  hasRoundJoins: boolean;
  isEvenOdd: boolean;
};

export const PLAIN: Style = {
  fill: '#000000',
  stroke: 'none',
  opacity: 1,
  fillOpacity: 1,
  strokeOpacity: 1,
  strokeWidth: 1,
  dash: null,
  hasRoundCaps: false,
  hasRoundJoins: false,
  isEvenOdd: false,
};

/** What an attribute changes. Opacities of groups are handed down to what stands in them. */
const READERS: Readonly<Record<string, (value: string, around: Style) => Partial<Style>>> = {
  fill: (value) => ({ fill: paint(value) }),
  stroke: (value) => ({ stroke: paint(value) }),
  opacity: (value, { opacity }) => ({ opacity: opacity * number(value) }),
  'fill-opacity': (value) => ({ fillOpacity: number(value) }),
  'stroke-opacity': (value) => ({ strokeOpacity: number(value) }),
  'stroke-width': (value) => ({ strokeWidth: number(value) }),
  'stroke-linecap': (value) => ({ hasRoundCaps: isWord(value, 'round') }),
  'stroke-linejoin': (value) => ({ hasRoundJoins: isWord(value, 'round') }),
  'fill-rule': (value) => ({ isEvenOdd: isWord(value, 'evenodd') }),
  'stroke-dasharray': (value) => {
    const [dash = 0, space = dash, ...others] = numbersIn(value);
    return others.length > 0 ? unknown(`dashes of ${value}`) : { dash: [dash, space] };
  },
};

export const LOOKS: ReadonlySet<string> = new Set(Object.keys(READERS));

export function styleIn(attributes: ReadonlyMap<string, string>, around: Style): Style {
  const style = { ...around };
  for (const [name, value] of attributes) Object.assign(style, READERS[name]?.(value, around));
  return style;
}

export function number(text: string): number {
  const value = Number(text);
  return text.trim() === '' || !Number.isFinite(value) ? unknown(`the number ${text}`) : value;
}

export function numbersIn(text: string): number[] {
  return text
    .trim()
    .split(/[\s,]+/)
    .map(number);
}

function paint(value: string): string {
  return /^(?:none|#[0-9a-f]{3}|#[0-9a-f]{6}|url\(#[^)]+\))$/i.test(value)
    ? value
    : unknown(`the color ${value}`);
}

function isWord(value: string, word: string): boolean {
  return value === word || unknown(`the word ${value}`);
}
