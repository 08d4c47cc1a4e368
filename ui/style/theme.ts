import type { CSSVariablesResolver, MantineThemeOverride } from '@mantine/core';

/** The component library in our colors: every value is one of tokens.css, so brand and color scheme just work. */
export const theme: MantineThemeOverride = {
  primaryColor: 'brand',
  primaryShade: { light: 6, dark: 3 },
  colors: {
    brand: [
      'var(--brand-0)',
      'var(--brand-1)',
      'var(--brand-2)',
      'var(--brand-3)',
      'var(--brand-4)',
      'var(--brand-5)',
      'var(--brand-6)',
      'var(--brand-7)',
      'var(--brand-8)',
      'var(--brand-9)',
    ],
  },
  fontFamily: 'var(--font)',
  fontSizes: { xs: 'var(--text-xs)', sm: 'var(--text-sm)', md: 'var(--text-md)', lg: 'var(--text-lg)' },
  lineHeights: { sm: '1.45', md: 'var(--leading)' },
  headings: { fontFamily: 'var(--font)', fontWeight: 'var(--weight-heading)' },
  radius: { sm: 'var(--radius-sm)', md: 'var(--radius)', lg: 'var(--radius-lg)' },
  defaultRadius: 'md',
  shadows: { sm: 'var(--shadow-sm)', md: 'var(--shadow)', lg: 'var(--shadow-lg)' },
  cursorType: 'pointer',
  respectReducedMotion: true,
};

const colors = {
  '--mantine-color-body': 'var(--surface-raised)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-soft)',
  '--mantine-color-placeholder': 'var(--ink-soft)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-anchor': 'var(--primary-text)',
  '--mantine-color-default': 'var(--surface-raised)',
  '--mantine-color-default-hover': 'var(--surface-hover)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-disabled': 'var(--paper-deep)',
  '--mantine-color-disabled-color': 'var(--ink-soft)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-primary-color-filled': 'var(--primary)',
  '--mantine-primary-color-filled-hover': 'var(--primary-hover)',
  '--mantine-primary-color-contrast': 'var(--primary-ink)',
  '--mantine-primary-color-light': 'var(--primary-soft)',
  '--mantine-primary-color-light-hover': 'var(--primary-soft-hover)',
  '--mantine-primary-color-light-color': 'var(--primary-text)',
};

/** Our tokens know both schemes themselves. */
export const cssVariables: CSSVariablesResolver = () => ({ variables: {}, light: colors, dark: colors });
