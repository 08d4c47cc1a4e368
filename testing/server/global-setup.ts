import type { TestProject } from 'vitest/node';
import { postgresWithTemplates } from './kept-cluster.ts';

/** One PostgreSQL for the whole run, with migrated databases that every test file clones one of for itself. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await postgresWithTemplates('test');
  project.provide('postgres', postgres.urlFor(postgres.database));
  return () => postgres.stop();
}

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { host: string; port: number; user: string; database: string };
  }
}
