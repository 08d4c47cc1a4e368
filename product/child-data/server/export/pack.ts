import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import * as z from 'zod/mini';
import { type AppKey, sealBytes, unsealBytes } from '#platform/server/crypto.ts';

/** A file of one child's folder; `bytes` are written in base64. */
export type PackedFile = { name: string; text: string } | { name: string; bytes: string };

const packed = z.array(
  z.union([
    z.strictObject({ name: z.string(), text: z.string() }),
    z.strictObject({ name: z.string(), bytes: z.string() }),
  ]),
);

/** The files of one child, packed and sealed, as they lie until they are fetched. */
export async function sealFiles(appKey: AppKey, files: readonly PackedFile[]): Promise<Buffer> {
  return sealBytes(appKey, await promisify(gzip)(JSON.stringify(files)));
}

export async function unsealFiles(appKey: AppKey, sealed: Buffer): Promise<PackedFile[]> {
  const text = await promisify(gunzip)(await unsealBytes(appKey, sealed));
  return z.parse(packed, JSON.parse(text.toString('utf8')));
}
