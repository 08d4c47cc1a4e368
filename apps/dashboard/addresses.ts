import { type AnyRoute, createMemoryHistory } from '@tanstack/react-router';
import type { SiteAddresses } from '#platform/contract/links/site-addresses.ts';
import type { PageConfig } from '#platform/contract/page-config.ts';
import { SIGN_ON_PROVIDERS } from '#product/accounts/rules/sign-in/sign-on.ts';
import { NotFoundPage } from '#product/site/web/problems/not-found-page.tsx';
import { createStudentRouter } from '../student/router.tsx';
import { CONFIG_OF_BUILD } from './config-of-build.ts';
import { createDashboardRouter } from './router.ts';

/** What may have to be there for an address. */
const NEEDS: readonly { needs: string; config: Partial<PageConfig> }[] = [
  { needs: 'demo', config: { demo: true } },
  ...SIGN_ON_PROVIDERS.map((provider) => ({ needs: provider, config: { signOn: [provider] } })),
];

/** All but those that say that there is none. */
function pathsOf(routes: Readonly<Record<string, AnyRoute>>): string[] {
  return Object.entries(routes)
    .filter(([, route]) => route.options.component !== NotFoundPage)
    .map(([path, route]) => numbered(path, route.options.staticData?.numbers ?? []));
}

/** As the server reads it: `$#id` is a number. */
function numbered(path: string, numbers: readonly string[]): string {
  return numbers.reduce((written, name) => written.replace(`$${name}`, () => `$#${name}`), path);
}

function addressesOf(pathsWith: (config: PageConfig) => string[]): SiteAddresses['dashboard'] {
  const always = pathsWith(CONFIG_OF_BUILD);
  const sometimes = NEEDS.flatMap(({ needs, config }) =>
    pathsWith({ ...CONFIG_OF_BUILD, ...config })
      .filter((path) => !always.includes(path))
      .map((path) => ({ path, needs })),
  );
  return [...always.map((path) => ({ path, needs: null })), ...sometimes];
}

/** Every address of both sites, for the server: what is none of them has no page. */
export function siteAddresses(): SiteAddresses {
  const history = createMemoryHistory();
  return {
    dashboard: addressesOf((config) => pathsOf(createDashboardRouter({ config, history }).routesByPath)),
    student: addressesOf((config) => pathsOf(createStudentRouter(config, history).routesByPath)),
  };
}
