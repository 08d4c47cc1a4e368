import { create } from 'zustand';
import type { ExportFormat, Table } from '../../contract/table.ts';
import { ApiError, callFor } from '../api.ts';
import { fileName, save } from '../files/save.ts';
import { readersZone } from '../zone.ts';
import type { TableRequest } from './table-query.ts';

export type DownloadProgress = {
  readonly bytes: number;
  /** Null where there are too many to be counted first. */
  readonly rows: number | null;
};

export type DownloadAsked = Omit<TableRequest, 'ids'> & {
  ids: readonly number[] | null;
  format: ExportFormat;
  columns: readonly string[];
  locale: string;
};

/** Goes on while its table is out of sight. */
const useDownloads = create<Readonly<Record<string, DownloadProgress>>>(() => ({}));
const underWay = new Map<string, AbortController>();

export function useDownload(key: string): DownloadProgress | null {
  return useDownloads((downloads) => downloads[key] ?? null);
}

export function cancelDownload(key: string): void {
  underWay.get(key)?.abort();
}

export function cancelDownloads(): void {
  for (const key of underWay.keys()) cancelDownload(key);
}

/** Fetches the rows as a file and hands it to the browser. One at a time for each table. */
export async function downloadTable(key: string, table: Table, asked: DownloadAsked): Promise<void> {
  if (underWay.has(key)) return;
  const controller = new AbortController();
  underWay.set(key, controller);
  const tell = (progress: DownloadProgress) => useDownloads.setState({ [key]: progress });
  tell({ bytes: 0, rows: null });
  try {
    const { signal } = controller;
    const { blob, name } = await fetchFile(table, asked, tell, signal);
    if (!signal.aborted) save(blob, name);
  } catch (error) {
    // Cancelled on purpose, or told already as any failed call is.
    if (!controller.signal.aborted && !(error instanceof ApiError)) throw error;
  } finally {
    underWay.delete(key);
    useDownloads.setState(({ [key]: _done, ...others }) => others, true);
  }
}

type DownloadedFile = { blob: Blob; name: string };

function fetchFile(
  table: Table,
  asked: DownloadAsked,
  tell: (progress: DownloadProgress) => void,
  signal: AbortSignal,
): Promise<DownloadedFile> {
  const { sort, filters, ids, format, columns, locale } = asked;
  const input = {
    _sort: sort,
    ...filters,
    _download: 1,
    _format: format,
    _columns: columns.join(','),
    _locale: locale,
    _zone: readersZone(),
  };
  const read = async (response: Response): Promise<DownloadedFile> => ({
    name: fileName(response.headers.get('Content-Disposition')) ?? `${table.name}.${format}`,
    blob: await readBody(response, tell),
  });
  return ids === null
    ? callFor(table.list, input, read, { signal })
    : callFor(table.subset, { ...input, _ids: ids }, read, { signal });
}

/** So many bytes are put aside as one piece: the browser may keep pieces on its disk. */
const PIECE_BYTES = 4 * 1024 * 1024;

export async function readBody(
  response: Response,
  tell: (progress: DownloadProgress) => void,
): Promise<Blob> {
  const counted = Number(response.headers.get('X-Rows') ?? Number.NaN);
  const rows = Number.isFinite(counted) ? counted : null;
  const type = response.headers.get('Content-Type') ?? '';
  const pieces: Blob[] = [];
  let chunks: Uint8Array<ArrayBuffer>[] = [];
  let [bytes, waiting] = [0, 0];
  const reader = response.body?.getReader();
  for (;;) {
    const { value, done } = (await reader?.read()) ?? { done: true };
    if (done || value === undefined) break;
    chunks.push(value);
    bytes += value.byteLength;
    waiting += value.byteLength;
    if (waiting >= PIECE_BYTES) {
      pieces.push(new Blob(chunks));
      [chunks, waiting] = [[], 0];
    }
    tell({ bytes, rows });
  }
  return new Blob([...pieces, ...chunks], { type });
}
