import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { createInstance } from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { brandById } from '#brands/all.ts';
import english from '#locales/en/site.json' with { type: 'json' };
import englishLanding from '#locales/en/site-landing.json' with { type: 'json' };
import englishUi from '#locales/en/ui.json' with { type: 'json' };
import chinese from '#locales/zh-TW/site.json' with { type: 'json' };
import chineseLanding from '#locales/zh-TW/site-landing.json' with { type: 'json' };
import chineseUi from '#locales/zh-TW/ui.json' with { type: 'json' };
import { interpolation, writtenNumbers } from '#platform/contract/texts/interpolation.ts';
import { BrandProvider } from '#platform/web/brand.tsx';
import { LazySections } from '#product/site/web/landing/lazy-sections.ts';
import { Sections } from '#product/site/web/landing/sections.tsx';
import { CONFIG_OF_BUILD } from './config-of-build.ts';
import { createDashboardRouter } from './router.ts';

export { siteAddresses } from './addresses.ts';

const TEXTS = {
  en: { translation: { 'site-landing': englishLanding, site: english, ui: englishUi } },
  'zh-TW': { translation: { 'site-landing': chineseLanding, site: chinese, ui: chineseUi } },
};

LazySections.provide(Sections);

/** The front page as a visitor first sees it, for the build to keep: drawn before any script has run. */
export async function renderLanding(brandId: string, locale: string): Promise<string> {
  const brand = brandById(brandId);
  const texts = createInstance().use(initReactI18next).use(writtenNumbers);
  await texts.init({
    lng: locale,
    fallbackLng: 'en',
    resources: TEXTS,
    interpolation,
  });
  const router = createDashboardRouter({
    history: createMemoryHistory({ initialEntries: ['/'] }),
    config: { ...CONFIG_OF_BUILD, brand: brandId, locale },
  });
  await router.load();
  const html = renderToString(
    <I18nextProvider i18n={texts}>
      <BrandProvider value={brand}>
        <RouterProvider router={router} />
      </BrandProvider>
    </I18nextProvider>,
  );
  // React's mark for a part that it left for the browser to draw: here that is a fault of ours.
  if (html.includes('<!--$!-->'))
    throw new Error(`the front page of ${brandId} in ${locale} is not complete`);
  // The title belongs into the page's head, where the server has written it.
  return html.replace(/^<title>[^<]*<\/title>/, '');
}
