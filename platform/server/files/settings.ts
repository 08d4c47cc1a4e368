import * as z from 'zod/mini';
import {
  type Environment,
  matching,
  onOff,
  readEnvironment,
  SettingsError,
  safeAddress,
  secret,
} from '../settings/environment.ts';
import type { S3Settings } from './s3.ts';

export type FileSettings = {
  /** Null: files are kept in the database. */
  fileStore: S3Settings | null;
};

const lines = z.object({
  FILES_ENDPOINT: z.optional(safeAddress()),
  FILES_BUCKET: z.optional(
    matching(
      /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
      "must be a bucket's name: small letters, digits, dots and hyphens",
    ),
  ),
  FILES_REGION: z._default(z.string(), 'us-east-1'),
  FILES_KEY_ID: secret(z.optional(z.string())),
  FILES_KEY_SECRET: secret(z.optional(z.string())),
  FILES_PATH_STYLE: onOff(true),
});

export function readFileSettings(environment: Environment): FileSettings {
  const read = readEnvironment(lines, environment);
  const needed = {
    FILES_ENDPOINT: read.FILES_ENDPOINT,
    FILES_BUCKET: read.FILES_BUCKET,
    FILES_KEY_ID: read.FILES_KEY_ID,
    FILES_KEY_SECRET: read.FILES_KEY_SECRET,
  };
  if (Object.values(needed).every((value) => value === undefined)) return { fileStore: null };
  const {
    FILES_ENDPOINT: endpoint = missing('FILES_ENDPOINT'),
    FILES_BUCKET: bucket = missing('FILES_BUCKET'),
    FILES_KEY_ID: keyId = missing('FILES_KEY_ID'),
    FILES_KEY_SECRET: given = missing('FILES_KEY_SECRET'),
  } = needed;
  const { FILES_REGION: region, FILES_PATH_STYLE: pathStyle } = read;
  return { fileStore: { endpoint, bucket, region, keyId, secret: given, pathStyle } };
}

function missing(name: string): never {
  throw new SettingsError(name, 'is missing: the other FILES settings need it');
}
