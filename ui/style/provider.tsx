import '@mantine/core/styles/default-css-variables.layer.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { styleNonce } from '#platform/web/page.ts';
import { useShownColorScheme } from './color-scheme.ts';
import { cssVariables, theme } from './theme.ts';

/**
 * Needed around menus, tooltips, date and autocomplete fields; everything else in `ui/` does without. It is not small:
 * lazy areas bring it, the landing page never does.
 */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      forceColorScheme={useShownColorScheme()}
      getStyleNonce={styleNonce}
      withGlobalClasses={false}
      withStaticClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
