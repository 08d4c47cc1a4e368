import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { missingMigrations } from '../database/migrate.ts';
import { API_PAGE_STYLE, apiPage } from './api-page.ts';
import { type App, isLeaving } from './app.ts';
import { openApiDocument } from './openapi.ts';

const options = { config: { policy: 'anyone' } };

/** What machines ask: is it alive, is it ready, what can it do. */
export function systemRoutes({ server, routes }: App, db: Db, title: string, demo: boolean): void {
  server.get('/api/health', options, async () => ({ status: 'alive' }));
  // Migrations are never taken back: once all are there, only the connection can be missing.
  let migrated = false;
  server.get('/api/ready', options, async (_, reply) => {
    const ready = !isLeaving(server) && (await isReady(db, migrated));
    migrated ||= ready;
    if (!ready) void reply.header('Retry-After', 5);
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not-ready' });
  });
  let document: string | undefined;
  server.get('/api/openapi.json', options, async (_, reply) => {
    document ??= JSON.stringify(openApiDocument(title, routes));
    return reply.type('application/json; charset=utf-8').send(document);
  });
  if (!demo) return;
  server.get('/api/docs', options, async (_, reply) =>
    reply
      .header('Content-Security-Policy', "default-src 'none'; style-src 'self'; frame-ancestors 'none'")
      .type('text/html')
      .send(apiPage(title, routes)),
  );
  server.get('/api/docs.css', options, async (_, reply) => reply.type('text/css').send(API_PAGE_STYLE));
}

async function isReady(db: Db, migrated: boolean): Promise<boolean> {
  try {
    await sql`select 1`.execute(db);
    return migrated || (await missingMigrations(db)).length === 0;
  } catch {
    return false;
  }
}
