import type { RouteComponent } from '@tanstack/react-router';
import type { ScreenFacts } from '#product/site/rules/shell/sidebar.ts';

/** One screen of a scope: its address, its entry in the sidebar, who it is for, and what is fetched for it. */
export type Screen = ScreenFacts & { component: RouteComponent };

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Not for everybody of the scope. */
    isForSome?: boolean;
    /** For whom then: who leads there asks first. */
    isFor?: ScreenFacts['to'];
    /** What in its address is a number. */
    numbers?: ScreenFacts['numbers'];
  }
}
