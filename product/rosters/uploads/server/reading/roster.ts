import type { Encoding } from '../../rules/encodings.ts';
import {
  type Bundle,
  bareHeader,
  emptyBundle,
  type Manifest,
  ONEROSTER_FILES,
  type OneRosterFile,
  readManifest,
  requiredHeaders,
  takeLine,
} from '../../rules/oneroster.ts';
import { settleMembers } from '../../rules/oneroster-members.ts';
import { readCsvLines } from './csv-lines.ts';
import { type Bytes, decoded, detectEncoding } from './encoding.ts';
import { FileProblem } from './file-problem.ts';
import type { Source } from './table.ts';
import type { Zip } from './zip.ts';

const MANIFEST = 'manifest.csv';
const WANTED: ReadonlySet<string> = new Set([MANIFEST, ...ONEROSTER_FILES.map((file) => `${file}.csv`)]);
const MAX_ENTRIES = 200;

/** Looks like a roster, whole or not: what is missing is said on reading. */
export function isOneRoster(names: readonly string[]): boolean {
  return names.some((name) => WANTED.has(name.split(/[/\\]/).at(-1) ?? ''));
}

/** What file managers add by themselves. */
const isDebris = (name: string): boolean => /^__MACOSX\/|(^|\/)\.DS_Store$/.test(name);

/** Names that lead elsewhere, and names that come twice, refuse the zip. */
function refuseOddNames(names: readonly string[]): void {
  if (names.length > MAX_ENTRIES) throw new FileProblem('rosters-uploads.oneroster.entries');
  const seen = new Set<string>();
  for (const name of names) {
    if (/^[/\\]|^[a-z]:|(^|[/\\])\.\.([/\\]|$)|\\|\p{Cc}/iu.test(name)) {
      throw new FileProblem('rosters-uploads.oneroster.path');
    }
    if (seen.has(name)) throw new FileProblem('rosters-uploads.oneroster.twice', { file: name.slice(0, 60) });
    seen.add(name);
    const inside = name.split('/').at(-1) ?? '';
    if (!isDebris(name) && inside !== name && WANTED.has(inside)) {
      throw new FileProblem('rosters-uploads.oneroster.folder', { file: inside });
    }
  }
}

export type ReadRoster = { bundle: Bundle; encoding: Encoding };

/** Reads a OneRoster zip, of either version, whole or only what has changed. */
export async function readOneRoster(
  zip: Zip,
  today: string,
  chosen: Encoding | null = null,
): Promise<ReadRoster> {
  refuseOddNames(zip.names);
  const written = zip.read(MANIFEST);
  if (written === null) throw new FileProblem('rosters-uploads.oneroster.no-manifest');
  const properties: { line: number; name: string; value: string }[] = [];
  const manifest = await textOf(written, chosen);
  await readFileOf(MANIFEST, manifest.texts, ['propertyName', 'value'], (line, cell) => {
    properties.push({ line, name: cell('propertyName'), value: cell('value') });
  });
  const declared = readManifest(properties);
  if ('problem' in declared) throw new FileProblem(declared.problem.i18n, declared.problem.values);
  const bundle = emptyBundle(declared.manifest, today);
  const keep = keeper();
  let encoding: Encoding = 'utf-8';
  // Enrollments lead to what stands in the others.
  for (const file of ONEROSTER_FILES) {
    const name = `${file}.csv`;
    if (bundle.modes[file] === 'absent') continue;
    const content = zip.read(name);
    if (content === null) throw new FileProblem('rosters-uploads.oneroster.missing', { file: name });
    const text = await textOf(content, chosen);
    if (file === 'users') encoding = text.encoding;
    await readFileOf(name, text.texts, requiredHeaders(bundle, file), (line, cell) => {
      takeLine(bundle, file, line, (header) => keep(header, cell(header)));
    });
  }
  settleMembers(bundle);
  return { bundle, encoding };
}

async function textOf(bytes: Bytes, chosen: Encoding | null) {
  const encoding = chosen ?? (await detectEncoding(bytes));
  return { encoding, texts: decoded(bytes, encoding) };
}

/**
 * A part of a long text keeps all of it: what stays is copied, and ids, which come again and again, are copied once.
 */
function keeper(): (header: string, cell: string) => string {
  const SHORT = 13;
  const ids = new Map<string, string>();
  return (header, cell) => {
    if (cell.length < SHORT) return cell;
    if (!header.endsWith('ourcedId')) return Buffer.from(cell).toString();
    const known = ids.get(cell);
    if (known !== undefined) return known;
    const copy = Buffer.from(cell).toString();
    ids.set(copy, copy);
    return copy;
  };
}

type Cell = (header: string) => string;
type Places = (header: string) => number | undefined;

async function readFileOf(
  file: string,
  texts: AsyncIterable<string>,
  required: readonly string[],
  take: (line: number, cell: Cell) => void,
): Promise<void> {
  let places: Places | null = null;
  let columns = 0;
  const quotes = (row: number) => new FileProblem('rosters-uploads.oneroster.quotes', { file, row });
  await readCsvLines(
    texts,
    (line, cells) => {
      if (places === null) {
        places = placesOf(file, cells, required);
        columns = cells.length;
        return;
      }
      const known = places;
      if (cells.length > columns && cells.slice(columns).some((cell) => cell.trim() !== '')) {
        throw new FileProblem('rosters-uploads.oneroster.more-cells', { file, row: line, columns });
      }
      if (cells.some((cell) => cell.includes('\u0000'))) {
        throw new FileProblem('rosters-uploads.oneroster.nul', { file, row: line });
      }
      if (cells.every((cell) => cell.trim() === '')) return;
      take(line, (header) => {
        const place = known(header);
        return place === undefined ? '' : (cells[place] ?? '').trim();
      });
    },
    { separator: ',', quotes },
  );
  if (places === null) throw new FileProblem('rosters-uploads.oneroster.blank', { file });
}

function placesOf(file: string, headers: readonly string[], required: readonly string[]): Places {
  const places = new Map<string, number>();
  for (const [index, header] of headers.entries()) {
    const name = bareHeader(header);
    if (!places.has(name)) places.set(name, index);
  }
  const missing = required.filter((header) => !places.has(bareHeader(header)));
  if (missing.length > 0) {
    throw new FileProblem('rosters-uploads.oneroster.columns', { file, columns: missing.join(', ') });
  }
  // Asked for every cell of hundreds of thousands of lines.
  const asked = new Map<string, number | undefined>();
  return (header) => {
    if (!asked.has(header)) asked.set(header, places.get(bareHeader(header)));
    return asked.get(header);
  };
}

/** A `users.csv` alone, by the names of its columns: 1.1 says who is a student, in 1.2 having a grade does. */
export function usersFileVersion(headers: readonly string[]): '1.1' | '1.2' | null {
  const names = new Set(headers.map(bareHeader));
  if (!['sourcedid', 'givenname', 'familyname'].every((name) => names.has(name))) return null;
  if (names.has('role') && names.has('orgsourcedids')) return '1.1';
  return names.has('enableduser') || names.has('primaryorgsourcedid') ? '1.2' : null;
}

export async function readUsersFile(
  source: Source,
  version: '1.1' | '1.2',
  header: { line: number; headers: readonly string[] },
  today: string,
): Promise<Bundle> {
  const absent = { orgs: 'absent', roles: 'absent', classes: 'absent', enrollments: 'absent' } as const;
  const manifest: Manifest = { version, modes: { ...absent, users: 'bulk' } };
  const bundle = emptyBundle(manifest, today);
  const places = placesOf('users.csv', header.headers, requiredHeaders(manifest, 'users'));
  const keep = keeper();
  await source((line, cells) => {
    if (line <= header.line || cells.every((cell) => cell.trim() === '')) return;
    const file: OneRosterFile = 'users';
    takeLine(bundle, file, line, (name) => keep(name, (cells[places(name) ?? -1] ?? '').trim()));
  });
  if (version === '1.2') giveRoles(bundle);
  settleMembers(bundle);
  return bundle;
}

/** Without roles.csv: who has a grade is a student of the school the line names, or of the only one there is. */
function giveRoles(bundle: Bundle): void {
  for (const [user, { line, removed, primaryOrg, grades }] of bundle.users) {
    if (grades.length === 0) continue;
    bundle.roles.push({
      line,
      removed,
      user,
      role: 'student',
      org: primaryOrg === '' ? 'users.csv' : primaryOrg,
      phase: 'now',
    });
  }
}
