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
import type { ScannerAddress } from './virus-scanner.ts';

export type FileSettings = {
  /** Null: files are kept in the database. */
  fileStore: S3Settings | null;
  /** Null: no scanner looks at files from outside. */
  virusScanner: ScannerAddress | null;
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
  // What it is asked travels as it is: a socket or a port of this machine, nobody else's.
  VIRUS_SCANNER: z.optional(
    matching(
      /^(unix:\/.+|tcp:\/\/(localhost|127\.0\.0\.1|\[::1\]):\d{1,5})$/,
      'must be a socket such as unix:/run/clamav/clamd.ctl, or tcp:// and a port of this machine',
    ),
  ),
});

export function readFileSettings(environment: Environment): FileSettings {
  const read = readEnvironment(lines, environment);
  const virusScanner = read.VIRUS_SCANNER === undefined ? null : addressOf(read.VIRUS_SCANNER);
  const needed = {
    FILES_ENDPOINT: read.FILES_ENDPOINT,
    FILES_BUCKET: read.FILES_BUCKET,
    FILES_KEY_ID: read.FILES_KEY_ID,
    FILES_KEY_SECRET: read.FILES_KEY_SECRET,
  };
  if (Object.values(needed).every((value) => value === undefined)) return { fileStore: null, virusScanner };
  const {
    FILES_ENDPOINT: endpoint = missing('FILES_ENDPOINT'),
    FILES_BUCKET: bucket = missing('FILES_BUCKET'),
    FILES_KEY_ID: keyId = missing('FILES_KEY_ID'),
    FILES_KEY_SECRET: given = missing('FILES_KEY_SECRET'),
  } = needed;
  const { FILES_REGION: region, FILES_PATH_STYLE: pathStyle } = read;
  return { fileStore: { endpoint, bucket, region, keyId, secret: given, pathStyle }, virusScanner };
}

function addressOf(said: string): ScannerAddress {
  if (said.startsWith('unix:')) return { path: said.slice('unix:'.length) };
  const { hostname, port } = new URL(said);
  return { host: hostname.replaceAll(/[[\]]/g, ''), port: Number(port) };
}

function missing(name: string): never {
  throw new SettingsError(name, 'is missing: the other FILES settings need it');
}
