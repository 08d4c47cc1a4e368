/**
 * Part of `npm run check`: every package of the lock has a license that we have looked at. `npm run sbom` says the same for
 * others to read (CycloneDX).
 */
import { readFileSync } from 'node:fs';
import { packagesIn, refusedLicenses } from './allowed.ts';

const lock = readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8');
const packages = packagesIn(lock);
const refused = refusedLicenses(packages);
for (const { name, license, dev } of refused) {
  console.error(`${name}: ${license ?? 'no license named'}${dev ? '' : ', and it is shipped'}`);
}
if (refused.length > 0) {
  console.error(
    'Look at these licenses, then add them to scripts/licenses/allowed.ts or take the packages away.',
  );
  process.exitCode = 1;
}
