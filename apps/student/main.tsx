import '#ui/style/global.css';
import error from '#locales/en/error.json' with { type: 'json' };
import site from '#locales/en/site.json' with { type: 'json' };
import student from '#locales/en/site-student.json' with { type: 'json' };
import ui from '#locales/en/ui.json' with { type: 'json' };
import { provideCalls } from '#product/accounts/web/session/session.ts';
import * as calls from '#product/accounts/web/session/session-calls.ts';
import { openApp } from '#product/site/web/opening/open-app.tsx';
import { createStudentRouter } from './router.tsx';

provideCalls(calls);
await openApp({ texts: { ui, error, site, 'site-student': student }, createRouter: createStudentRouter });
