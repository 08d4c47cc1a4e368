import { redirect } from '@tanstack/react-router';
import type { PageConfig } from '#platform/contract/page-config.ts';
import { redirectFor } from '../../rules/shell/legacy-redirects.ts';

type Places = Pick<PageConfig, 'site' | 'dashboardUrl' | 'studentUrl'>;

/** Leads an old address to today's: inside the app where it can, with a full page load where it must. */
export function followLegacyRedirect(path: string, places: Places): void {
  const found = redirectFor(path);
  if (found === null) return;
  const site = found.site === 'same' ? places.site : found.site;
  const search = found.tab === undefined ? {} : { tab: found.tab };
  if (site === places.site && !found.fullPage) throw redirect({ to: found.to, search, replace: true });
  const query = found.tab === undefined ? '' : `?tab=${found.tab}`;
  throw toOtherPage(`${site === 'student' ? places.studentUrl : places.dashboardUrl}${found.to}${query}`);
}

/** The students' pages live on a host of their own. */
export function toStudentSite(path: string, places: Places): Response {
  return toOtherPage(`${places.studentUrl}${path}`);
}

function toOtherPage(href: string): Response {
  return redirect({ href, reloadDocument: true, replace: true });
}
