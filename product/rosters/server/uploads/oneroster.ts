import { isUtf8 } from 'node:buffer';
import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import {
  type Bundle,
  bareHeader,
  emptyBundle,
  ONEROSTER_FILES,
  readManifest,
  requiredHeaders,
  takeLine,
} from '../../rules/uploads/oneroster.ts';
import { noteLooseEnds } from '../../rules/uploads/oneroster-rows.ts';
import { decodeText } from './encoding.ts';
import { FileProblem } from './file-problem.ts';
import { unzipFiles } from './unzip.ts';

const MANIFEST = 'manifest.csv';
const WANTED: ReadonlySet<string> = new Set([MANIFEST, ...ONEROSTER_FILES.map((file) => `${file}.csv`)]);

/** Looks like a roster, whole or not: what is missing is said on reading. */
export function isOneRoster(names: readonly string[]): boolean {
  return names.some((name) => WANTED.has(name.split(/[/\\]/).at(-1) ?? ''));
}

/** Reads a OneRoster zip, of either version, whole or only what has changed. */
export async function readOneRoster(zip: Buffer, today: string, maxUnpacked?: number): Promise<Bundle> {
  const files = await unzipFiles(zip, (name) => WANTED.has(name), maxUnpacked);
  const written = files.get(MANIFEST);
  if (written === undefined) throw new FileProblem('uploads.oneroster.no-manifest');
  const properties: { line: number; name: string; value: string }[] = [];
  readLines(MANIFEST, written, ['propertyName', 'value'], (line, cell) => {
    properties.push({ line, name: cell('propertyName'), value: cell('value') });
  });
  const declared = readManifest(properties);
  if ('problem' in declared) throw new FileProblem(declared.problem.i18n, declared.problem.values);
  const bundle = emptyBundle(declared.manifest, today);
  // Enrollments lead to what stands in the others.
  for (const file of ONEROSTER_FILES) {
    const name = `${file}.csv`;
    if (bundle.modes[file] === 'absent') continue;
    const content = files.get(name);
    if (content === undefined) throw new FileProblem('uploads.oneroster.missing', { file: name });
    readLines(name, content, requiredHeaders(bundle, file), (line, cell) => {
      takeLine(bundle, file, line, cell);
    });
    files.delete(name);
  }
  noteLooseEnds(bundle);
  return bundle;
}

type Places = (header: string) => number | undefined;
type Take = (line: number, cell: (header: string) => string) => void;

function readLines(file: string, content: Buffer, required: readonly string[], take: Take): void {
  let places: Places | null = null;
  let columns = 0;
  try {
    parse(isUtf8(content) ? content : decodeText(content), {
      record_delimiter: ['\r\n', '\n', '\r'],
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
      on_record(cells: string[], { lines: line }) {
        if (places === null) {
          places = placesOf(file, cells, required);
          columns = cells.length;
          return null;
        }
        const known = places;
        if (cells.length > columns && cells.slice(columns).some((cell) => cell.trim() !== '')) {
          throw new FileProblem('uploads.oneroster.more-cells', { file, row: line, columns });
        }
        if (cells.some((cell) => cell.includes('\u0000'))) {
          throw new FileProblem('uploads.oneroster.nul', { file, row: line });
        }
        if (cells.every((cell) => cell.trim() === '')) return null;
        take(line, (header) => {
          const place = known(header);
          return place === undefined ? '' : (cells[place] ?? '').trim();
        });
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new FileProblem('uploads.oneroster.quotes', { file, row: Number(error['lines'] ?? 1) });
  }
  if (places === null) throw new FileProblem('uploads.oneroster.blank', { file });
}

function placesOf(file: string, headers: readonly string[], required: readonly string[]): Places {
  const places = new Map<string, number>();
  for (const [index, header] of headers.entries()) {
    const name = bareHeader(header);
    if (!places.has(name)) places.set(name, index);
  }
  const missing = required.filter((header) => !places.has(bareHeader(header)));
  if (missing.length > 0) {
    throw new FileProblem('uploads.oneroster.columns', { file, columns: missing.join(', ') });
  }
  // Asked for every cell of hundreds of thousands of lines.
  const asked = new Map<string, number | undefined>();
  return (header) => {
    if (!asked.has(header)) asked.set(header, places.get(bareHeader(header)));
    return asked.get(header);
  };
}
