import { FileProblem } from './file-problem.ts';

const startsWith = (file: Buffer, ...bytes: number[]): boolean =>
  bytes.every((byte, index) => file[index] === byte);

export const isZip = (file: Buffer): boolean => startsWith(file, 0x50, 0x4b);

const ARCHIVES: readonly (readonly [name: string, ...bytes: number[]])[] = [
  ['gzip', 0x1f, 0x8b],
  ['7z', 0x37, 0x7a, 0xbc, 0xaf],
  ['RAR', 0x52, 0x61, 0x72, 0x21],
  ['bzip2', 0x42, 0x5a, 0x68],
  ['xz', 0xfd, 0x37, 0x7a, 0x58, 0x5a],
];
const OLD_OFFICE = [0xd0, 0xcf, 0x11, 0xe0];

/** What is no table by its first bytes, whatever its name ends with: says what it is, and what to do. */
export function refuseOthers(file: Buffer): void {
  if (startsWith(file, ...OLD_OFFICE)) {
    // A workbook with a password is packed into the old format.
    const isLocked = file.includes(Buffer.from('EncryptedPackage', 'utf16le'));
    throw new FileProblem(isLocked ? 'rosters-uploads.file.password' : 'rosters-uploads.file.old-excel');
  }
  if (startsWith(file, 0x25, 0x50, 0x44, 0x46)) throw new FileProblem('rosters-uploads.file.pdf');
  const archive = ARCHIVES.find(([, ...bytes]) => startsWith(file, ...bytes));
  if (archive !== undefined) throw new FileProblem('rosters-uploads.file.archive', { kind: archive[0] });
  if (startsWith(file, 0x89, 0x50, 0x4e, 0x47) || startsWith(file, 0xff, 0xd8, 0xff)) {
    throw new FileProblem('rosters-uploads.file.picture');
  }
  const start = file.toString('latin1', 0, 1000).replace(/^ï»¿/, '').trimStart();
  if (start.startsWith('{\\rtf')) throw new FileProblem('rosters-uploads.file.word');
  if (/^(\{\s*"|\{\s*\}|\[\s*[[{"\]])/.test(start)) throw new FileProblem('rosters-uploads.file.json');
  if (/^<\?xml/i.test(start) && /<(\w+:)?workbook/i.test(start))
    throw new FileProblem('rosters-uploads.file.xml-excel');
  if (/^<(!doctype html|html|head|body|table|meta|style|script|div)\b/i.test(start)) {
    throw new FileProblem('rosters-uploads.file.html');
  }
  if (/^<\?xml/i.test(start)) throw new FileProblem('rosters-uploads.file.xml');
}

/** The same of zips: many programs' files are zips inside. */
export function refuseOtherZips(names: readonly string[]): never {
  const has = (...ends: string[]): boolean => names.some((name) => ends.some((end) => name.endsWith(end)));
  if (has('xl/workbook.bin')) throw new FileProblem('rosters-uploads.file.binary-excel');
  if (has('word/document.xml', 'ppt/presentation.xml')) throw new FileProblem('rosters-uploads.file.word');
  if (has('.iwa')) throw new FileProblem('rosters-uploads.file.numbers');
  if (names.includes('content.xml') && names.includes('mimetype'))
    throw new FileProblem('rosters-uploads.file.opendocument');
  const tables = names.filter((name) => /\.(csv|txt|tsv|xlsx)$/i.test(name) && !name.startsWith('__MACOSX/'));
  if (tables.length > 0) {
    const files = tables.slice(0, 3).map((name) => name.slice(0, 60));
    throw new FileProblem('rosters-uploads.file.zip-of-tables', { files: files.join(', ') });
  }
  throw new FileProblem('rosters-uploads.file.type');
}
