import { type AnyRouter, RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { brandById } from '#brands/all.ts';
import type { Locale } from '#brands/brand.ts';
import type { PageConfig } from '#platform/contract/page-config.ts';
import { BrandProvider } from '#platform/web/brand.tsx';
import { pageConfig } from '#platform/web/page.ts';
import { type Bundled, startTexts } from '#platform/web/texts.ts';
import { speakOwnLanguage } from '#product/accounts/web/session/own-language.ts';
import { tellOwnZone } from '#product/accounts/web/session/own-zone.ts';
import { useSession } from '#product/accounts/web/session/session.ts';
import { setUpAccounts } from '#product/accounts/web/session/set-up.ts';
import { startApp } from '#product/accounts/web/session/start-app.ts';
import { followLanguageFonts } from '#ui/style/fonts.ts';
import { tellFailedCall, watchFaults } from '../problems/tell.ts';
import { forgetScreens } from './forget.ts';
import { goWithin } from './go-to.ts';
import { adoptPrerendered } from './prerendered.tsx';
import { speakToWhoReads } from './speak-to.ts';

type AppSetup = { texts: Bundled; createRouter: (config: PageConfig) => AnyRouter };

/** Starts an app in the page: words, session, first route, and only then something to look at. */
export async function openApp({ texts, createRouter }: AppSetup): Promise<void> {
  const page = document.getElementById('root');
  if (page === null) throw new Error('the page has no place for the app');
  const config = pageConfig();
  watchFaults();
  // English is in the page's own script: when another language can not be fetched, it has to do.
  const { programs } = brandById(config.brand);
  const ofBrand = (locale: Locale) => ({ rosters: { programs: programs[locale] } });
  await startTexts(config.locale, texts, ofBrand).catch(() => undefined);
  followLanguageFonts();

  const router = createRouter(config);
  setUpAccounts({
    goTo: (path, options) => goWithin(router, path, options?.replace),
    clearQueries: forgetScreens,
    report: tellFailedCall,
  });
  await startApp();
  // When acting as somebody else could not be taken up again, nothing is shown.
  if (useSession.getState().state === 'starting') return;

  if (config.site === 'dashboard') {
    await speakOwnLanguage();
    await speakToWhoReads();
    tellOwnZone();
  }
  await router.load();
  show(
    page,
    router,
    <BrandProvider value={brandById(config.brand)}>
      <RouterProvider router={router} />
    </BrandProvider>,
  );
}

/** Moves into the prerendered front page where the visitor is looking at it, and into an empty page otherwise. */
function show(page: HTMLElement, router: AnyRouter, app: ReactNode): void {
  adoptPrerendered(page);
  // The page was rendered for visitors: whoever is signed in sees another.
  const isVisitor = useSession.getState().user === null;
  if (page.firstElementChild === null || router.state.location.pathname !== '/' || !isVisitor) {
    createRoot(page).render(app);
    return;
  }
  // Without it the router wraps its matches as it never does while prerendering, and React would find another page.
  router.ssr = { manifest: undefined };
  hydrateRoot(page, app);
}
