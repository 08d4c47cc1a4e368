import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { type Doing, screenOf } from '../../rules/doing.ts';
import type { ScreenFacts } from '../../rules/shell/sidebar.ts';

type LastScreen = Pick<Doing, 'screen' | 'path'>;
let last: LastScreen | null = null;

/** Where somebody was before the support page: in memory alone, and gone with the page. */
export function lastScreen(): LastScreen | null {
  return last;
}

const routeOf = (matches: readonly { fullPath: string }[]): string => matches.at(-1)?.fullPath ?? '';

export function useRememberedScreen(screens: readonly ScreenFacts[]): void {
  const route = useMatches({ select: routeOf });
  useEffect(() => {
    const here = screenOf(route, screens);
    if (here !== null && here.screen !== 'support') last = here;
  }, [route, screens]);
}
