import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import * as z from 'zod/mini';

/** A file of one child's folder; `bytes` are written in base64. */
export type PackedFile = { name: string; text: string } | { name: string; bytes: string };

const packed = z.array(
  z.union([
    z.strictObject({ name: z.string(), text: z.string() }),
    z.strictObject({ name: z.string(), bytes: z.string() }),
  ]),
);

/** The files of one child as one, as they lie, sealed, until they are fetched. */
export function packFiles(files: readonly PackedFile[]): Promise<Buffer> {
  return promisify(gzip)(JSON.stringify(files));
}

export async function unpackFiles(bytes: Buffer): Promise<PackedFile[]> {
  const text = await promisify(gunzip)(bytes);
  return z.parse(packed, JSON.parse(text.toString('utf8')));
}
