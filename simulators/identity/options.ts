import type { Db } from '#platform/server/database/database.ts';

/** Somebody one can be at a simulated identity provider. */
export type SimulatedPerson = {
  /** As the provider knows them. */
  id: string;
  firstName: string;
  lastName: string;
  /** Shown beside the name. */
  note: string;
  isStudent: boolean;
  /** Whose people they are there, where the id does not say it. */
  district?: string;
};

export type IdentitySimulatorOptions = {
  db: Db;
  clock: () => Date;
  clientId: string;
  clientSecret: string;
  /** What stands before the provider's own paths: it shares the server with others. */
  prefix: string;
  /** The origin where browsers reach it. */
  pageUrl: () => string;
  /** The origin where servers reach it. */
  serverUrl: () => string;
  /** Whether it is an address of the application to come back to. */
  isRedirectUri: (uri: string) => boolean;
  /** Where the portal leads. */
  portalUri: () => string;
  /** Whom one can be. */
  people: () => Promise<SimulatedPerson[]>;
  /** Whose people they are at Clever unless they say otherwise. */
  district: string;
  /** RFC 9207: whether answers name the provider (`iss`), and whether its description says that they always do. */
  issuer?: 'unnamed' | 'named' | 'promised';
};

export type SimulatedProvider = 'clever' | 'classlink';
