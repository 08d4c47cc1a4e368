import * as z from 'zod/mini';
import {
  type Environment,
  matching,
  readEnvironment,
  SettingsError,
  safeAddress,
  safeLink,
  secret,
  wholeNumber,
} from '#platform/server/settings/environment.ts';
import type { StaffFactor } from '../rules/factors/due.ts';

/** How an identity provider knows us, and where it is. */
export type IdentityProviderSettings = {
  clientId: string;
  clientSecret: string;
  /** Where people sign in, and where tokens are given out. */
  url: string;
  /** Where it tells who somebody is. */
  apiUrl: string;
};

export type AccountSettings = {
  /** Whether staff have to sign in with more than a password. */
  staffFactor: StaffFactor;
  /** Null: nobody sends news by mail, save in demo mode, where a simulator does. The secret is a worker's alone. */
  emailList: { url: string; secret: string | null } | null;
  strictAccountMessages: boolean;
  inactivitySeconds: number;
  /** Null: students cannot come in through them, save in demo mode, where simulators stand in for them. */
  clever: IdentityProviderSettings | null;
  classlink: IdentityProviderSettings | null;
};

const lines = z.object({
  ACCOUNT_MESSAGES: z._default(matching(/^(plain|strict)$/, 'must be plain or strict'), 'plain'),
  INACTIVITY_SECONDS: wholeNumber(60, 86_400, 1800),
  STAFF_SECOND_STEP: z.optional(matching(/^(required|offered)$/, 'must be required or offered')),
});

export function readAccountSettings(environment: Environment, demo: boolean): AccountSettings {
  const read = readEnvironment(lines, environment);
  // Who tries the demo has no phone at hand for each of its people.
  const staffFactor = read.STAFF_SECOND_STEP ?? (demo ? 'offered' : 'required');
  return {
    staffFactor: staffFactor === 'offered' ? 'offered' : 'required',
    emailList: readEmailList(environment),
    strictAccountMessages: read.ACCOUNT_MESSAGES === 'strict',
    inactivitySeconds: read.INACTIVITY_SECONDS,
    clever: readProvider(environment, 'CLEVER', {
      url: 'https://clever.com',
      apiUrl: 'https://api.clever.com',
    }),
    classlink: readProvider(environment, 'CLASSLINK', {
      url: 'https://launchpad.classlink.com',
      apiUrl: 'https://nodeapi.classlink.com',
    }),
  };
}

const listLines = z.object({
  EMAIL_LIST_URL: z.optional(safeLink()),
  EMAIL_LIST_SECRET: secret(z.optional(matching(/^.{16,}$/, 'must have 16 characters or more'))),
});

function readEmailList(environment: Environment): AccountSettings['emailList'] {
  const { EMAIL_LIST_URL: url, EMAIL_LIST_SECRET: secret = null } = readEnvironment(listLines, environment);
  if (url !== undefined) return { url, secret };
  if (secret !== null) throw new SettingsError('EMAIL_LIST_URL', 'is missing beside the secret');
  return null;
}

function readProvider(
  environment: Environment,
  prefix: 'CLEVER' | 'CLASSLINK',
  standard: Pick<IdentityProviderSettings, 'url' | 'apiUrl'>,
): IdentityProviderSettings | null {
  const name = (line: string): string => `${prefix}_${line}`;
  const read: Record<string, string | undefined> = readEnvironment(
    z.object({
      [name('CLIENT_ID')]: z.optional(z.string()),
      [name('CLIENT_SECRET')]: secret(z.optional(z.string())),
      [name('URL')]: z.optional(safeAddress()),
      [name('API_URL')]: z.optional(safeAddress()),
    }),
    environment,
  );
  const clientId = read[name('CLIENT_ID')];
  const clientSecret = read[name('CLIENT_SECRET')];
  const [alone] = Object.keys(read).filter((line) => read[line] !== undefined);
  if (alone === undefined) return null;
  if (clientId === undefined) {
    const problem =
      clientSecret === undefined ? `is missing: ${alone} needs it` : 'is missing beside the secret';
    throw new SettingsError(name('CLIENT_ID'), problem);
  }
  if (clientSecret === undefined) {
    throw new SettingsError(name('CLIENT_SECRET'), 'is missing beside the id');
  }
  return {
    clientId,
    clientSecret,
    url: read[name('URL')] ?? standard.url,
    apiUrl: read[name('API_URL')] ?? standard.apiUrl,
  };
}
