import { setImmediate } from 'node:timers/promises';
import { Unzip, UnzipInflate } from 'fflate';
import { UPLOAD_MAX_UNPACKED } from '../../rules/uploads/limits.ts';
import { FileProblem } from './file-problem.ts';

/** So little at a time that what it unpacks to stays small, whatever it claims to be. */
const SLICE = 16 * 1024;
const MAX_ENTRIES = 200;

/** What file managers add by themselves. */
const isDebris = (name: string): boolean => /^__MACOSX\/|(^|\/)\.DS_Store$/.test(name);

/**
 * The wanted files of a zip, unpacked piece by piece: what grows beyond the limit is refused at that moment, and the
 * sizes written in the zip are not believed. Names that lead elsewhere, and names that come twice, refuse the zip.
 */
export async function unzipFiles(
  zip: Buffer,
  isWanted: (name: string) => boolean,
  maxUnpacked = UPLOAD_MAX_UNPACKED,
): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const names = new Set<string>();
  let unpacked = 0;
  let open = 0;
  const unzip = new Unzip((entry) => {
    const { name } = entry;
    if (/^[/\\]|^[a-z]:|(^|[/\\])\.\.([/\\]|$)|\\|\p{Cc}/iu.test(name)) {
      throw new FileProblem('uploads.oneroster.path');
    }
    if (names.has(name)) throw new FileProblem('uploads.oneroster.twice', { file: name.slice(0, 60) });
    if (names.add(name).size > MAX_ENTRIES) throw new FileProblem('uploads.oneroster.entries');
    const [folder, inside] = [name.slice(0, name.lastIndexOf('/') + 1), name.split('/').at(-1) ?? ''];
    if (isDebris(name) || !isWanted(inside)) return;
    if (folder !== '') throw new FileProblem('uploads.oneroster.folder', { file: inside });
    const pieces: Uint8Array[] = [];
    open += 1;
    entry.ondata = (error, piece, final) => {
      if (error !== null) throw error;
      unpacked += piece.length;
      if (unpacked > maxUnpacked) throw new FileProblem('uploads.file.too-large');
      pieces.push(piece);
      if (!final) return;
      open -= 1;
      files.set(name, Buffer.concat(pieces));
      pieces.length = 0;
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let from = 0; from < zip.length; from += SLICE) {
      unzip.push(zip.subarray(from, from + SLICE), from + SLICE >= zip.length);
      // The worker's sign of life must get through.
      if ((from / SLICE) % 32 === 0) await setImmediate();
    }
  } catch (error) {
    if (error instanceof FileProblem) throw error;
    throw new FileProblem('uploads.file.damaged');
  }
  if (open > 0) throw new FileProblem('uploads.file.damaged');
  return files;
}
