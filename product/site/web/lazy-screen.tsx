import type { RouteComponent } from '@tanstack/react-router';
import { type ComponentType, use } from 'react';
import { loadTexts } from '#platform/web/texts.ts';

/**
 * A screen that is fetched, with its texts, when its route is first visited. The router waits for `preload` before
 * it shows anything, and a failure reaches the route's error view; the next visit tries again.
 */
export function lazyScreen(load: () => Promise<ComponentType>, texts: readonly string[] = []): RouteComponent {
  let loading: Promise<ComponentType> | undefined;
  let Loaded: ComponentType | undefined;

  const fetchScreen = (): Promise<ComponentType> => {
    loading ??= Promise.all([load(), loadTexts(texts)]).then(
      ([screen]) => {
        Loaded = screen;
        return screen;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };

  const LazyScreen: RouteComponent = () => {
    const Screen = Loaded ?? use(fetchScreen());
    return <Screen />;
  };
  LazyScreen.preload = async () => {
    if (Loaded === undefined) await fetchScreen();
  };
  return LazyScreen;
}
