import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { type SiteAddresses, siteAddresses } from '../../contract/links/site-addresses.ts';

/** Where the build writes them. */
export const ADDRESSES_FILE = 'prerendered/addresses.json';

/** Every address of both sites, as the build has listed them. */
export function readAddresses(folder: string): SiteAddresses {
  const file = path.join(folder, ADDRESSES_FILE);
  if (!existsSync(file)) throw new Error(`${file} is missing: build the web apps`);
  return z.parse(siteAddresses, JSON.parse(readFileSync(file, 'utf8')));
}
