import * as z from 'zod/mini';
import { bindings } from '#platform/server/database/bindings.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { listedNameSql, spokenNameSql } from '#platform/server/database/name-sql.ts';
import { PLAN_ANEW } from '#platform/server/database/named-statements.ts';
import { ask } from '#platform/server/database/statement.ts';
import { searchText } from '#platform/server/tables/search-text.ts';
import { wordsAnywhere } from '#product/rosters/server/students/list-parts.ts';
import { ranked, SHOWN_OF_KIND } from '../../rules/search.ts';

/**
 * So many are looked at to find the best: where more answer to so few letters, any of them will do until another letter
 * is typed. What somebody typed whole is found by its own index, however many contain it.
 */
const CANDIDATES = 300;

/** Something that is found by what was typed. */
type Sought = {
  from: string;
  id: string;
  /** What the index over pieces is of. */
  search: string;
  /** By which it is ordered among equals. */
  name: string;
  /** As they are searched: what counts as exact, and whose beginnings count more. */
  texts: readonly string[];
  /** What is found by the whole of it, as it is written there. */
  whole?: { sql: string; written: (typed: string) => string };
  where?: string;
};

const lower = (typed: string): string => typed.toLowerCase();
const upper = (typed: string): string => typed.toUpperCase();
const named = (from: string, alias: string): Sought => ({
  from,
  id: `${alias}.id`,
  search: `search_text(${alias}.name)`,
  name: `${alias}.name`,
  texts: [`search_text(${alias}.name)`],
});

/** Word for word as the indexes have them. */
const ORDER_TEXT = `search_text(o.number || ' ' || coalesce(o.purchase_order_number, '') || ' ' || o.organisation
  || ' ' || o.billing_name || ' ' || o.billing_email)`;
const QUOTE_TEXT =
  "search_text(q.number || ' ' || q.organisation || ' ' || q.billing_name || ' ' || q.billing_email)";

export const SOUGHT = {
  people: {
    from: 'accounts a',
    id: 'a.id',
    search: 'a.search',
    name: listedNameSql('a'),
    texts: ['a.username', `search_text(${spokenNameSql('a')})`, 'search_text(a.last_name)'],
    whole: { sql: 'a.username', written: lower },
    where: "a.scope <> 'uber' and not a.nameless",
  },
  // Copies for trying things out are nobody.
  children: {
    from: 'students s',
    id: 's.id',
    search: 's.search',
    name: listedNameSql('s'),
    texts: [
      's.username',
      `search_text(${spokenNameSql('s')})`,
      'search_text(s.last_name)',
      "search_text(coalesce(s.student_id, ''))",
    ],
    whole: { sql: 's.username', written: lower },
    where: 'not s.is_sandbox',
  },
  districts: named('districts d', 'd'),
  schools: named('schools sc', 'sc'),
  groups: named('groups g', 'g'),
  families: named('families f', 'f'),
  orders: {
    from: 'orders o',
    id: 'o.id',
    search: ORDER_TEXT,
    name: 'o.number',
    texts: ['search_text(o.number)', "search_text(coalesce(o.purchase_order_number, ''))", ORDER_TEXT],
    whole: { sql: 'o.number', written: upper },
    where: "(o.kind = 'purchase-order' or o.paid_at is not null)",
  },
  quotes: {
    from: 'quotes q',
    id: 'q.id',
    search: QUOTE_TEXT,
    name: 'q.number',
    texts: ['search_text(q.number)', QUOTE_TEXT],
    whole: { sql: 'q.number', written: upper },
  },
} as const satisfies Record<string, Sought>;
export type SoughtKind = keyof typeof SOUGHT;

const shape = { id: z.number(), name: z.string(), texts: z.array(z.string()) };

/** The question for candidates, as the database gets it. */
export function candidatesOf(sought: Sought, typed: string): { text: string; values: unknown[] } {
  const { values, bind } = bindings();
  const { from, id, search, name, texts, whole, where = 'true' } = sought;
  const words = wordsAnywhere(search);
  // Who looks is staff: nothing of the actor is asked.
  const asked = words({ kind: 'text', text: typed }, bind, STAFF);
  const row = `select ${id}, ${name} as name, array[${texts.join(', ')}] as texts from ${from}`;
  const exact =
    whole === undefined
      ? ''
      : `union (${row} where ${whole.sql} = ${bind(whole.written(typed))} and ${where})`;
  const text = `${PLAN_ANEW}(${row} where ${asked} and ${where} limit ${CANDIDATES}) ${exact}`;
  return { text, values };
}

const STAFF = { id: 0, scope: 'uber', traits: [], actingAsBy: null };

export type Best = { id: number; name: string; rank: number };

/** The few that answer best. */
export async function bestOf(tx: Tx, kind: SoughtKind, typed: string): Promise<Best[]> {
  const found = await ask(tx, shape, candidatesOf(SOUGHT[kind], typed));
  return ranked(found, searchText(typed).trim()).slice(0, SHOWN_OF_KIND);
}
