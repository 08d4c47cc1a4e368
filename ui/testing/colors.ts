import type { BrandColors } from '#brands/brand.ts';

/** Reads the colors of tokens.css the way a browser does, so that their contrast can be held by a test. */
export type Scheme = 'light' | 'dark';
type Rgb = readonly [number, number, number];

export function parseTokens(css: string): Record<string, string> {
  const found = css.matchAll(/(--[\w-]+):\s*([^;]+);/g);
  const tokens: Record<string, string> = {};
  // The first value counts: later blocks only change sizes and durations.
  for (const [, name = '', value = ''] of found) tokens[name] ??= value.replace(/\s+/g, ' ').trim();
  return tokens;
}

/** The brand's colors by the names that tokens.css derives everything from. */
export function brandTokens(colors: BrandColors): Record<string, string> {
  const shades = colors.primary.map((shade, index) => [`--brand-${index}`, shade]);
  return {
    ...Object.fromEntries(shades),
    '--brand-accent': colors.accent,
    '--brand-paper': colors.paper,
    '--brand-paper-dark': colors.paperDark,
  };
}

/** Follows var(), light-dark() and color-mix(in srgb, a, b n%) down to red, green and blue. */
export function resolveColor(value: string, tokens: Record<string, string>, scheme: Scheme): Rgb {
  const given = value.trim();
  const [name, parts] = functionParts(given);
  if (name === 'var') return resolveColor(tokens[parts[0] ?? ''] ?? missing(given), tokens, scheme);
  if (name === 'light-dark') {
    return resolveColor((scheme === 'light' ? parts[0] : parts[1]) ?? missing(given), tokens, scheme);
  }
  if (name === 'color-mix') return resolveMix(given, parts, tokens, scheme);
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(given) ?? missing(given);
  return [channel(hex[1]), channel(hex[2]), channel(hex[3])];
}

/** WCAG 2: from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function resolveMix(given: string, parts: string[], tokens: Record<string, string>, scheme: Scheme): Rgb {
  const share = /^(.*) (\d+)%$/.exec(parts[2] ?? '') ?? missing(given);
  const base = resolveColor(parts[1] ?? '', tokens, scheme);
  const added = resolveColor(share[1] ?? '', tokens, scheme);
  const weight = Number(share[2]) / 100;
  const mix = (index: 0 | 1 | 2) => base[index] * (1 - weight) + added[index] * weight;
  return [mix(0), mix(1), mix(2)];
}

/** `f(a, g(b, c))` is `f` with the parts `a` and `g(b, c)`. */
function functionParts(value: string): [string, string[]] {
  const open = value.indexOf('(');
  if (open < 0) return ['', []];
  const parts: string[] = [''];
  let depth = 0;
  for (const char of value.slice(open + 1, value.lastIndexOf(')'))) {
    if (char === '(') depth += 1;
    if (char === ')') depth -= 1;
    if (char === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += char;
  }
  return [value.slice(0, open), parts.map((part) => part.trim())];
}

function channel(hex: string | undefined): number {
  return Number.parseInt(hex ?? '', 16);
}

function luminance([red, green, blue]: Rgb): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function missing(value: string): never {
  throw new Error(`cannot read the color ${value}`);
}
