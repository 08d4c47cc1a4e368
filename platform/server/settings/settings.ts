import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import path from 'node:path';
import { isThisMachine, keyWeakness } from './settings-guards.ts';

/** Everything the environment may say, read once at the start. The README lists the same names. */
export type Settings = {
  port: number;
  host: string;
  dataDir: string;
  /** Null: the embedded server below `dataDir`. */
  databaseUrl: string | null;
  /** For migrations and grants, by the role that owns the tables; null: the server's own role does it all. */
  databaseDirectUrl: string | null;
  dashboardUrl: string;
  studentUrl: string;
  brand: string;
  /** Null in demo mode: the embedded mail server takes the letters. */
  smtpUrl: string | null;
  mailFrom: string;
  /** Null: nobody can pay by card, save in demo mode, where a simulator takes the payments. */
  stripe: StripeSettings | null;
  /** Null: students cannot come in through them, save in demo mode, where simulators stand in for them. */
  clever: IdentityProviderSettings | null;
  classlink: IdentityProviderSettings | null;
  /** Null: made on the first start and kept in the data folder. */
  appKey: Buffer | null;
  demo: boolean;
  strictAccountMessages: boolean;
  inactivitySeconds: number;
  snackbarMilliseconds: number;
  /** Licenses for who invites a colleague, and for the colleague. */
  gifts: { inviter: number; invitee: number };
  /** Proxies whose X-Forwarded-For is believed: addresses or CIDRs. */
  trustProxy: string[] | false;
  logLevel: string;
  vendor: VendorSettings;
};

/** Who sells: stands on quotes, invoices and receipts. */
export type VendorSettings = {
  name: string;
  address: readonly string[];
  taxId: string;
  email: string;
  phone: string;
  /** The signed form W-9. */
  w9File: string | null;
  /** The facts are those of the demo. */
  demo: boolean;
};

export type StripeSettings = {
  secretKey: string;
  webhookSecret: string;
  /** Another address than Stripe's own, for a simulator: an origin. */
  apiHost: string | null;
};

/** How an identity provider knows us, and where it is. */
export type IdentityProviderSettings = {
  clientId: string;
  clientSecret: string;
  /** Where people sign in, and where tokens are given out. */
  url: string;
  /** Where it tells who somebody is. */
  apiUrl: string;
};

/** One clear line for the person who starts the server. */
export class SettingsError extends Error {
  constructor(name: string, problem: string) {
    super(`${name} ${problem}`);
    this.name = 'SettingsError';
  }
}

type Environment = Record<string, string | undefined>;

export function readSettings(environment: Environment, brands: readonly string[]): Settings {
  const read = (name: string): string | null => {
    const value = environment[name]?.trim();
    return value === undefined || value === '' ? null : value;
  };

  const port = wholeNumber('PORT', read('PORT'), 3000, 1, 65_535);
  const databaseUrl = databaseAddress(read('DATABASE_URL'));
  const demo = onOff('DEMO', read('DEMO'), databaseUrl === null);
  const smtpUrl = read('SMTP_URL');
  if (smtpUrl !== null && !/^smtps?:\/\/[^/]/.test(smtpUrl)) {
    throw new SettingsError('SMTP_URL', 'must look like smtp://user:password@host:587');
  }
  if (!demo && smtpUrl === null) {
    throw new SettingsError('SMTP_URL', 'is missing: without DEMO there is no mail server to send through');
  }
  const brand = read('BRAND') ?? 'kindred';
  if (!brands.includes(brand)) throw new SettingsError('BRAND', `must be one of ${brands.join(', ')}`);
  // Letters carry these: what the demo makes up would send real people to nowhere.
  const required = (name: string, demoValue: string): string => {
    const value = read(name) ?? (demo ? demoValue : null);
    if (value === null) throw new SettingsError(name, 'is missing: only DEMO has one of its own');
    return value;
  };
  const dashboardUrl = webAddress('DASHBOARD_URL', required('DASHBOARD_URL', `http://localhost:${port}`));
  const studentUrl = webAddress('STUDENT_URL', required('STUDENT_URL', `http://student.localhost:${port}`));
  // The host name alone says which site a request is for.
  if (new URL(dashboardUrl).hostname === new URL(studentUrl).hostname) {
    throw new SettingsError('STUDENT_URL', 'must name another host than DASHBOARD_URL');
  }
  for (const [name, address] of [
    ['DASHBOARD_URL', dashboardUrl],
    ['STUDENT_URL', studentUrl],
  ] as const) {
    requireSafe(name, new URL(address), demo);
  }
  const mailFrom = required('MAIL_FROM', 'no-reply@kindred.test');
  if (!/^[^\s<>@]+@[^\s<>@]+$/.test(mailFrom))
    throw new SettingsError('MAIL_FROM', 'must be an email address');
  const vendorEmail = required('VENDOR_EMAIL', 'billing@kindred.test');
  if (!/^[^\s<>@]+@[^\s<>@]+$/.test(vendorEmail))
    throw new SettingsError('VENDOR_EMAIL', 'must be an email address');
  const w9File = read('W9_FILE');

  return {
    port,
    host: read('HOST') ?? (demo ? 'localhost' : '0.0.0.0'),
    dataDir: path.resolve(read('DATA_DIR') ?? '.data'),
    databaseUrl,
    databaseDirectUrl: directAddress(read('DATABASE_DIRECT_URL'), databaseUrl),
    dashboardUrl,
    studentUrl,
    brand,
    smtpUrl,
    mailFrom,
    stripe: stripeSettings(read),
    clever: identityProvider(read, 'CLEVER', {
      url: 'https://clever.com',
      apiUrl: 'https://api.clever.com',
    }),
    classlink: identityProvider(read, 'CLASSLINK', {
      url: 'https://launchpad.classlink.com',
      apiUrl: 'https://nodeapi.classlink.com',
    }),
    appKey: applicationKey(read('APP_KEY'), { required: databaseUrl !== null, demo }),
    demo,
    strictAccountMessages: accountMessages(read('ACCOUNT_MESSAGES')),
    inactivitySeconds: wholeNumber('INACTIVITY_SECONDS', read('INACTIVITY_SECONDS'), 1800, 60, 86_400),
    snackbarMilliseconds: wholeNumber('SNACKBAR_MS', read('SNACKBAR_MS'), 8000, 1000, 60_000),
    gifts: giftSizes(read('GIFT_LICENSES')),
    trustProxy: proxies(read('TRUST_PROXY')),
    logLevel: logLevel(read('LOG_LEVEL'), demo ? 'warn' : 'info'),
    vendor: {
      name: required('VENDOR_NAME', 'Kindred Demonstration LLC'),
      address: required('VENDOR_ADDRESS', '100 Harbor Street, Suite 400|Durham, NC 27701')
        .split('|')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
      taxId: required('VENDOR_TAX_ID', '00-0000000'),
      email: vendorEmail,
      phone: read('VENDOR_PHONE') ?? (demo ? '(555) 010-0100' : ''),
      w9File: w9File === null ? null : path.resolve(w9File),
      demo: demo && read('VENDOR_NAME') === null,
    },
  };
}

function wholeNumber(name: string, value: string | null, standard: number, min: number, max: number): number {
  if (value === null) return standard;
  const number = Number(value);
  if (!Number.isInteger(number) || number < min || number > max) {
    throw new SettingsError(name, `must be a whole number from ${min} to ${max}`);
  }
  return number;
}

function giftSizes(value: string | null): Settings['gifts'] {
  const [, inviter, invitee] = /^(\d{1,3}),(\d{1,3})$/.exec(value ?? '5,5') ?? [];
  if (inviter === undefined || invitee === undefined) {
    throw new SettingsError(
      'GIFT_LICENSES',
      'must be two numbers such as 5,5: for the inviter, for the colleague',
    );
  }
  return { inviter: Number(inviter), invitee: Number(invitee) };
}

function onOff(name: string, value: string | null, standard: boolean): boolean {
  if (value === null) return standard;
  if (['1', 'true', 'on', 'yes'].includes(value.toLowerCase())) return true;
  if (['0', 'false', 'off', 'no'].includes(value.toLowerCase())) return false;
  throw new SettingsError(name, 'must be 1 or 0');
}

/** Null stands for the embedded database. */
export function databaseAddress(value: string | null, name = 'DATABASE_URL'): string | null {
  if (value !== null && !/^postgres(ql)?:\/\//.test(value)) {
    throw new SettingsError(name, 'must begin with postgres:// or postgresql://');
  }
  return value;
}

export function directAddress(value: string | null, databaseUrl: string | null): string | null {
  const address = databaseAddress(value, 'DATABASE_DIRECT_URL');
  if (address === null || databaseUrl !== null) return address;
  throw new SettingsError(
    'DATABASE_DIRECT_URL',
    'needs DATABASE_URL beside it: the embedded database has one role',
  );
}

/** Never "any proxy": whoever is believed may claim every address, and guesses are counted by address. */
function proxies(value: string | null): string[] | false {
  if (value === null) return false;
  const list = value.split(',').map((entry) => entry.trim());
  if (!list.every(isAddressOrRange)) {
    throw new SettingsError(
      'TRUST_PROXY',
      'must list the addresses of your proxies, such as 10.0.0.5 or 10.0.0.0/8,192.168.1.2',
    );
  }
  return list;
}

function isAddressOrRange(entry: string): boolean {
  const [address = '', prefix, ...more] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  if (prefix === undefined) return true;
  return /^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128);
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

function logLevel(value: string | null, standard: string): string {
  const level = value?.toLowerCase() ?? standard;
  if (!LOG_LEVELS.includes(level))
    throw new SettingsError('LOG_LEVEL', `must be one of ${LOG_LEVELS.join(', ')}`);
  return level;
}

function webAddress(name: string, value: string): string {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new SettingsError(name, 'must be a web address such as https://app.example.org');
  }
  const url = new URL(value);
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '') {
    throw new SettingsError(name, 'must name a host only, without a path');
  }
  return url.origin;
}

function stripeSettings(read: (name: string) => string | null): StripeSettings | null {
  const secretKey = read('STRIPE_SECRET_KEY');
  const webhookSecret = read('STRIPE_WEBHOOK_SECRET');
  const apiHost = read('STRIPE_API_HOST');
  if (secretKey === null && webhookSecret === null && apiHost === null) return null;
  if (secretKey === null)
    throw new SettingsError('STRIPE_SECRET_KEY', 'is missing: the other STRIPE settings need it');
  if (!/^(sk|rk)_\w+$/.test(secretKey)) {
    throw new SettingsError(
      'STRIPE_SECRET_KEY',
      'must begin with sk_ or rk_: it is the secret key, not the public one',
    );
  }
  if (webhookSecret === null || !webhookSecret.startsWith('whsec_')) {
    throw new SettingsError(
      'STRIPE_WEBHOOK_SECRET',
      'must begin with whsec_: Stripe shows it beside the webhook',
    );
  }
  return {
    secretKey,
    webhookSecret,
    apiHost: apiHost === null ? null : webAddress('STRIPE_API_HOST', apiHost),
  };
}

/** Everybody knows the demo's passwords and may read its letters; without it, children's data travels sealed. */
function requireSafe(name: string, { hostname, protocol }: URL, demo: boolean): void {
  if (isThisMachine(hostname)) return;
  if (demo) {
    throw new SettingsError(
      name,
      `names ${hostname}, and DEMO with its public passwords is for this machine only: take the line ${name} away, or set DEMO=0`,
    );
  }
  if (protocol !== 'https:') {
    throw new SettingsError(
      name,
      `must begin with https://, or passwords and children's names travel in the open: change the line ${name}`,
    );
  }
}

/** Secrets and children's tokens travel there: in the open only to this very machine. */
function safeAddress(name: string, value: string): string {
  const origin = webAddress(name, value);
  const { protocol, hostname } = new URL(origin);
  if (protocol === 'https:' || isThisMachine(hostname)) return origin;
  throw new SettingsError(name, 'must begin with https://');
}

function identityProvider(
  read: (name: string) => string | null,
  prefix: 'CLEVER' | 'CLASSLINK',
  standard: Pick<IdentityProviderSettings, 'url' | 'apiUrl'>,
): IdentityProviderSettings | null {
  const names = ['CLIENT_ID', 'CLIENT_SECRET', 'URL', 'API_URL'].map((name) => `${prefix}_${name}`);
  const [clientId = null, clientSecret = null, url = null, apiUrl = null] = names.map(read);
  if (clientId === null && clientSecret === null) {
    const alone = names.find((name) => read(name) !== null);
    if (alone === undefined) return null;
    throw new SettingsError(`${prefix}_CLIENT_ID`, `is missing: ${alone} needs it`);
  }
  if (clientId === null) throw new SettingsError(`${prefix}_CLIENT_ID`, 'is missing beside the secret');
  if (clientSecret === null) throw new SettingsError(`${prefix}_CLIENT_SECRET`, 'is missing beside the id');
  return {
    clientId,
    clientSecret,
    url: url === null ? standard.url : safeAddress(`${prefix}_URL`, url),
    apiUrl: apiUrl === null ? standard.apiUrl : safeAddress(`${prefix}_API_URL`, apiUrl),
  };
}

function accountMessages(value: string | null): boolean {
  if (value === null || value === 'plain') return false;
  if (value === 'strict') return true;
  throw new SettingsError('ACCOUNT_MESSAGES', 'must be plain or strict');
}

const A_GOOD_KEY = 'change the line APP_KEY to what `openssl rand -hex 32` prints';

function applicationKey(
  value: string | null,
  { required, demo }: { required: boolean; demo: boolean },
): Buffer | null {
  if (value === null) {
    if (required) {
      throw new SettingsError(
        'APP_KEY',
        'is missing: set it to 32 or more random characters, such as `openssl rand -hex 32` prints',
      );
    }
    return null;
  }
  if (value.length < 32) throw new SettingsError('APP_KEY', `must have 32 or more characters: ${A_GOOD_KEY}`);
  const weakness = demo ? null : keyWeakness(value);
  if (weakness !== null) throw new SettingsError('APP_KEY', `${weakness}: ${A_GOOD_KEY}`);
  // 64 hexadecimal digits are a key as it is, such as the one an earlier start made for itself.
  if (/^[0-9a-f]{64}$/i.test(value)) return Buffer.from(value, 'hex');
  return createHash('sha256').update(value).digest();
}
