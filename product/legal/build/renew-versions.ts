import { writeFileSync } from 'node:fs';
import { hashOf, outdated, readVersions, VERSIONS_FILE } from '../server/versions.ts';

/** Gives the texts whose words or facts have changed the date of today: `npm run legal`. */
const known = readVersions();
const date = new Date().toISOString().slice(0, 10);
for (const name of outdated(known)) {
  known[name] = { date, hash: hashOf(name) };
  process.stdout.write(`${name} is of ${date} now, version ${known[name].hash}\n`);
}
writeFileSync(VERSIONS_FILE, `${JSON.stringify(known, null, 2)}\n`);
