import { expect, test } from 'vitest';
import { packagesIn, refusedLicenses } from './allowed.ts';

const lockWith = (about: object) =>
  JSON.stringify({ packages: { '': {}, 'node_modules/a/node_modules/b': about } });
const refused = (about: object) =>
  refusedLicenses(packagesIn(lockWith({ version: '1.0.0', ...about }))).map(({ name }) => name);

test.each([
  { license: 'MIT' },
  { license: '(MIT OR GPL-3.0-only)' },
  { license: 'MIT AND OFL-1.1' },
  { license: 'MPL-2.0', dev: true },
])('%j is fine', (about) => expect(refused(about)).toEqual([]));

test.each([
  {},
  { license: 'GPL-3.0-only' },
  { license: 'AGPL-3.0-or-later', dev: true },
  { license: 'MIT AND GPL-2.0-only' },
  { license: 'MPL-2.0' },
  { license: 'SEE LICENSE IN EULA.txt' },
])('%j is looked at by people first', (about) => expect(refused(about)).toEqual(['b@1.0.0']));
