import '#ui/style/global.css';
import error from '#locales/en/error.json' with { type: 'json' };
import site from '#locales/en/site.json' with { type: 'json' };
import ui from '#locales/en/ui.json' with { type: 'json' };
import { openApp } from '#product/site/web/opening/open-app.tsx';
import { createDashboardRouter } from './router.ts';

await openApp({
  texts: { ui, error, site },
  createRouter: (config) => createDashboardRouter({ config }),
});
