import { type FileSettings, readFileSettings } from '#platform/server/files/settings.ts';
import type { Environment } from '#platform/server/settings/environment.ts';
import { readServerSettings, type ServerSettings } from '#platform/server/settings/server-settings.ts';
import { type AccountSettings, readAccountSettings } from '#product/accounts/server/settings.ts';
import { type LegalSettings, readLegalSettings } from '#product/legal/server/settings.ts';
import { type LicensingSettings, readLicensingSettings } from '#product/licensing/server/settings.ts';
import { type PurchasingSettings, readPurchasingSettings } from '#product/purchasing/server/settings.ts';
import { readSiteSettings, type SiteSettings } from '#product/site/server/settings.ts';

/** Everything the environment may say, read once at the start. The README lists the same names. */
export type Settings = ServerSettings &
  FileSettings &
  AccountSettings &
  LegalSettings &
  LicensingSettings &
  PurchasingSettings &
  SiteSettings;

export function readSettings(environment: Environment): Settings {
  const server = readServerSettings(environment);
  return {
    ...server,
    ...readFileSettings(environment),
    ...readSiteSettings(environment),
    ...readAccountSettings(environment, server.demo),
    ...readLegalSettings(environment),
    ...readLicensingSettings(environment),
    ...readPurchasingSettings(environment, server.demo),
  };
}
