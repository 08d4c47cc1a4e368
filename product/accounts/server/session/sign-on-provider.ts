import type { SignOnProvider } from '../../rules/sign-in/sign-on.ts';

/** How we are known to a provider, and where it is. */
export type ProviderAccess = {
  clientId: string;
  clientSecret: string;
  /** Where browsers are sent. */
  url: string;
  /** Where our server asks for tokens: another address for a stand-in behind the same server. */
  serverUrl: string;
  /** Where it tells who somebody is. */
  apiUrl: string;
};

/**
 * Whom a provider vouches for, and as one of whose people: `tenant` is Clever's district or ClassLink's tenant. Never
 * an email or a name: those are given to somebody else one day.
 */
export type Identity =
  | { provider: 'clever'; tenant: string; userId: string }
  | { provider: 'classlink'; tenant: string; loginId: string };

/** What is remembered while a browser is away. */
export type Journey = { state: string; nonce: string | null; verifier: string | null };

export type ProviderFault = 'unreachable' | 'failed';

export type IdentityProvider = {
  begin(redirectUri: string): Promise<{ url: string; journey: Journey } | ProviderFault>;
  identify(
    /** `query` is everything the provider sent along. */
    answer: { query: string; redirectUri: string },
    journey: Journey,
  ): Promise<Identity | ProviderFault>;
};

export type IdentityProviders = Partial<Record<SignOnProvider, IdentityProvider>>;

/** Where a problem is told to staff. It names no person and no code. */
export type Report = (problem: string, details: { provider: SignOnProvider; reason: string }) => void;
