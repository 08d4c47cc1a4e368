import type { BrandColors } from '#brands/brand.ts';

/** The brand's colours by the names that tokens.css derives everything from. */
export function brandVariables(colors: BrandColors): Record<string, string> {
  const shades = colors.primary.map((shade, index) => [`--brand-${index}`, shade]);
  return {
    ...Object.fromEntries(shades),
    '--brand-accent': colors.accent,
    '--brand-paper': colors.paper,
    '--brand-paper-dark': colors.paperDark,
  };
}

/** The rule to write into a page's style element, after the style sheets. */
export function brandCss(colors: BrandColors): string {
  const declarations = Object.entries(brandVariables(colors)).map(([name, value]) => `${name}:${value}`);
  return `:root:root{${declarations.join(';')}}`;
}
