import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db } from './database.ts';
import { statement } from './statement.ts';

/** What the role that serves may do in each schema; tables made later are covered by the next start. */
const SCHEMAS = ['public', 'pgboss'];

/** Rows here are written once and never again, whatever the server is made to do. */
const APPEND_ONLY = ['audit'];
/** The server looks whether it is up to date; only who migrates writes it down. The second is from earlier releases. */
const READ_ONLY = ['kysely_migration', 'kysely_migration_lock'];

const findRole = statement({ role: z.string() }, 'select current_user::text as role');

export async function roleOf(db: Db): Promise<string> {
  return (await findRole(db))[0]?.role ?? '';
}

const findPresent = statement(
  { name: z.string() },
  "select name from unnest($1::text[]) as name where to_regclass(format('public.%I', name)) is not null",
);

/** Run by who owns the tables: gives the role that serves everything it needs, and no more. */
export async function grantToServer(owner: Db, role: string): Promise<void> {
  const to = sql.id(role);
  await owner.transaction().execute(async (tx) => {
    for (const name of SCHEMAS) {
      const schema = sql.id(name);
      await sql`grant usage on schema ${schema} to ${to}`.execute(tx);
      await sql`grant select, insert, update, delete on all tables in schema ${schema} to ${to}`.execute(tx);
      await sql`grant usage, select, update on all sequences in schema ${schema} to ${to}`.execute(tx);
      await sql`grant execute on all functions in schema ${schema} to ${to}`.execute(tx);
    }
    for (const { name } of await findPresent(tx, [...APPEND_ONLY, ...READ_ONLY])) {
      await sql`revoke all on table public.${sql.id(name)} from ${to}, public`.execute(tx);
      await sql`grant select on table public.${sql.id(name)} to ${to}`.execute(tx);
    }
    for (const name of APPEND_ONLY) {
      await sql`grant insert on table public.${sql.id(name)} to ${to}`.execute(tx);
    }
  });
}

const findPower = statement(
  { is_superuser: z.boolean(), owns: z.boolean(), may_change: z.boolean() },
  `
    select role.rolsuper as is_superuser,
      pg_has_role(role.oid, audit.relowner, 'member') or pg_has_role(role.oid, schema.nspowner, 'member')
        or pg_has_role(role.oid, database.datdba, 'member') as owns,
      has_table_privilege(role.oid, audit.oid, 'delete, truncate, trigger')
        or has_any_column_privilege(role.oid, audit.oid, 'update') as may_change
    from pg_class as audit
    join pg_namespace as schema on schema.oid = audit.relnamespace and schema.nspname = 'public'
    join pg_roles as role on role.rolname = current_user
    join pg_database as database on database.datname = current_database()
    where audit.relname = 'audit'`,
);

/** Why the role that asks could change the audit after all, or null. It is asked as itself. */
export async function powerOverAudit(server: Db): Promise<'superuser' | 'owner' | 'granted' | null> {
  const [power] = await findPower(server);
  if (power === undefined) return null;
  if (power.is_superuser) return 'superuser';
  if (power.owns) return 'owner';
  return power.may_change ? 'granted' : null;
}
