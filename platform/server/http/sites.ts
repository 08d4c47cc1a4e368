/** The two web sites one server carries. */
export type Site = 'dashboard' | 'student';

export type Address = { site: Site; brand: string; dashboardUrl: string; studentUrl: string };

/** Where the site itself is. */
export const siteUrl = ({ site, dashboardUrl, studentUrl }: Address): string =>
  site === 'student' ? studentUrl : dashboardUrl;

/**
 * Which site and brand a host name means. The default brand lives at the configured addresses; every other brand
 * at the same addresses with its own label: `taiwan.localhost` and `student.taiwan.localhost`. Unknown hosts get
 * the default dashboard, and links are always built from this table, never from the Host header.
 */
export function addressBook(options: {
  dashboardUrl: string;
  studentUrl: string;
  brand: string;
  brands: readonly string[];
}): (host: string) => Address {
  const standard: Address = {
    site: 'dashboard',
    brand: options.brand,
    dashboardUrl: options.dashboardUrl,
    studentUrl: options.studentUrl,
  };
  const byHost = new Map<string, Address>();
  // The default brand last: a host that takes no label, such as a bare IP address, stays its own.
  const others = options.brands.filter((brand) => brand !== options.brand);
  for (const brand of [...others, options.brand]) {
    const own = brand === options.brand;
    const dashboardUrl = own
      ? options.dashboardUrl
      : withHost(options.dashboardUrl, (host) => `${brand}.${host}`);
    const studentUrl = own
      ? options.studentUrl
      : withHost(options.studentUrl, (host) => host.replace(/^([^.]+)\./, `$1.${brand}.`));
    byHost.set(new URL(dashboardUrl).hostname, { site: 'dashboard', brand, dashboardUrl, studentUrl });
    byHost.set(new URL(studentUrl).hostname, { site: 'student', brand, dashboardUrl, studentUrl });
  }
  return (host) => byHost.get(host.toLowerCase()) ?? standard;
}

/** Where the dashboards of all brands are. */
export function dashboardOrigins(options: Parameters<typeof addressBook>[0]): string[] {
  const addressOf = addressBook(options);
  const { hostname } = new URL(options.dashboardUrl);
  const hosts = [hostname, ...options.brands.map((brand) => `${brand}.${hostname}`)];
  return [...new Set(hosts.map((host) => new URL(addressOf(host).dashboardUrl).origin))];
}

function withHost(address: string, change: (hostname: string) => string): string {
  const url = new URL(address);
  url.hostname = change(url.hostname);
  return url.origin;
}
