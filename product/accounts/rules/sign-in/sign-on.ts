import { TENANT_PROVIDERS, type TenantProvider } from '#product/schools/rules/tenants.ts';
import { BADGE_PATH } from './badges.ts';
import type { Limit } from './login.ts';

/** Who vouches for a child at school: the door to everything the school uses. */
export const SIGN_ON_PROVIDERS = TENANT_PROVIDERS;
export type SignOnProvider = TenantProvider;

/** Their names, the same in every language. */
export const PROVIDER_NAMES: Record<SignOnProvider, string> = { clever: 'Clever', classlink: 'ClassLink' };

/** From leaving for the provider until coming back. */
export const SIGN_ON_MINUTES = 10;

/** A provider that never says our state again would send a browser around for ever. */
export const MOST_RESTARTS = 5;

/** Why nobody came in. */
export const SIGN_ON_FAULTS = [
  'denied',
  'not-authorized',
  'expired',
  'not-linked',
  'not-tied',
  'no-license',
  'unreachable',
  'failed',
] as const;
export type SignOnFault = (typeof SIGN_ON_FAULTS)[number];

/** How a browser comes back from a provider. */
export type Arrival =
  | { kind: 'answer' }
  /** The provider began, so the code is for nobody we asked about: dropped, and asked for with a state of our own. */
  | { kind: 'restart' }
  | { kind: 'fault'; fault: SignOnFault };

/** An error is looked for first: it may come without a state. */
export function arrivalWith(parameter: (name: string) => string | null): Arrival {
  const error = parameter('error');
  if (error !== null) return { kind: 'fault', fault: faultNamed(error) };
  return { kind: parameter('code') && parameter('state') ? 'answer' : 'restart' };
}

const NAMED: Readonly<Record<string, SignOnFault>> = {
  access_denied: 'denied',
  /** Clever: the district has not allowed us. */
  'unauthorized-user': 'not-authorized',
  /** Our own word for a provider that cannot even be asked. */
  unreachable: 'unreachable',
};

export function faultNamed(error: string): SignOnFault {
  return Object.hasOwn(NAMED, error) ? (NAMED[error] ?? 'failed') : 'failed';
}

/** What cannot be helped by trying once more. */
export function isWorthAnotherTry(fault: SignOnFault): boolean {
  return !['not-authorized', 'not-linked', 'not-tied', 'no-license'].includes(fault);
}

/** Nobody guesses such codes; this is for whoever tries a great many, and wide enough for a school. */
export function doorLimits(door: 'sign-on' | 'badge', clientKey: string, clientAddress: string): Limit[] {
  return [
    { key: `${door} from ${clientKey}`, free: 300, shared: true },
    { key: `${door} at ${clientAddress}`, free: 2000, shared: true },
  ];
}

const FAULT_KEY = /^accounts-sign-on\.fault\.([a-z-]+)\.text$/;

/** The fault that a refusal of the server names; anything else is a failure like any other. */
export function faultOfKey(key: string): SignOnFault {
  const named = FAULT_KEY.exec(key)?.[1];
  return SIGN_ON_FAULTS.find((fault) => fault === named) ?? 'failed';
}

/** The page that a class card opens: a teacher's, on a device of the class. */
export const CLASS_CARD_PATH = '/class';

/** The pages of the student site through which somebody comes in by other means than the login form. */
export function isDoor(path: string, { site, signOn }: { site: string; signOn: readonly string[] }): boolean {
  return (
    site === 'student' &&
    [BADGE_PATH, CLASS_CARD_PATH, ...signOn.map((provider) => `/${provider}`)].includes(path)
  );
}
