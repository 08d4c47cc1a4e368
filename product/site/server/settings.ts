import * as z from 'zod/mini';
import { BRAND_IDS } from '#brands/all.ts';
import { type Environment, readEnvironment, wholeNumber } from '#platform/server/settings/environment.ts';

export type SiteSettings = { brand: string; snackbarMilliseconds: number };

const lines = z.object({
  BRAND: z._default(z.enum(BRAND_IDS, `must be one of ${BRAND_IDS.join(', ')}`), 'kindred'),
  SNACKBAR_MS: wholeNumber(1000, 60_000, 8000),
});

export function readSiteSettings(environment: Environment): SiteSettings {
  const read = readEnvironment(lines, environment);
  return { brand: read.BRAND, snackbarMilliseconds: read.SNACKBAR_MS };
}
