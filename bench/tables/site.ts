import type { Database } from '#platform/server/database/database.ts';

/** A server under measurement, over so many students. */
export type Site = {
  database: Database;
  address: string;
  pid: number;
  /** Headers of a staff member, and of an educator with a class. */
  staff: Record<string, string>;
  educator: Record<string, string>;
  /** And of who looks after a district's ten thousand students. */
  admin: Record<string, string>;
  educatorId: number;
  /** A server as it is after its start: what it did before does not count. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};
