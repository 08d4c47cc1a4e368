import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { createInstance } from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { brandById } from '#brands/all.ts';
import english from '#locales/en/site.json' with { type: 'json' };
import englishUi from '#locales/en/ui.json' with { type: 'json' };
import chinese from '#locales/zh-TW/site.json' with { type: 'json' };
import chineseUi from '#locales/zh-TW/ui.json' with { type: 'json' };
import { BrandProvider } from '#platform/web/brand.tsx';
import { Draw } from '#product/site/web/draw.tsx';
import { DrawerProvider } from '#product/site/web/drawing.tsx';
import { createDashboardRouter } from './router.ts';

const TEXTS = {
  en: { translation: { site: english, ui: englishUi } },
  'zh-TW': { translation: { site: chinese, ui: chineseUi } },
};

/** The front page as a visitor first sees it, for the build to keep: drawn before any script has run. */
export async function renderLanding(brandId: string, locale: string): Promise<string> {
  const brand = brandById(brandId);
  const texts = createInstance().use(initReactI18next);
  await texts.init({ lng: locale, fallbackLng: 'en', resources: TEXTS, interpolation: { escapeValue: false } });
  const router = createDashboardRouter({
    history: createMemoryHistory({ initialEntries: ['/'] }),
    config: {
      site: 'dashboard',
      brand: brandId,
      locale,
      dashboardUrl: '',
      studentUrl: '',
      demo: false,
      inactivitySeconds: 0,
      snackbarMilliseconds: 0,
    },
  });
  await router.load();
  const html = renderToString(
    <I18nextProvider i18n={texts}>
      <BrandProvider value={brand}>
        <DrawerProvider value={Draw}>
          <RouterProvider router={router} />
        </DrawerProvider>
      </BrandProvider>
    </I18nextProvider>,
  );
  // React's mark for a part that it left for the browser to draw: here that is a fault of ours.
  if (html.includes('<!--$!-->')) throw new Error(`the front page of ${brandId} in ${locale} is not complete`);
  // The title belongs into the page's head, where the server has written it.
  return html.replace(/^<title>[^<]*<\/title>/, '');
}
