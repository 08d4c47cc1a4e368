import type { OutputOf } from '#platform/contract/endpoint.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { writeQuickAudit } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { OwnTransactionContext, Serve } from '#platform/server/http/serve.ts';
import { allowance } from '#platform/server/limits/allowance.ts';
import { searchWords } from '#platform/server/tables/conditions.ts';
import { maySignIn } from '#product/accounts/rules/people/status.ts';
import { best, pagesFor, SEARCH_MIN, SHOWN_OF_KIND } from '../../rules/search.ts';
import { type Everything, searchEverything } from '../../search-contract.ts';
import { type Best, bestOf } from './candidates.ts';
import { childrenOf, lastPurchasesOf, ordersOf, peopleOf, placesOf, quotesOf } from './details.ts';

/** Nobody types so much; who gathers everybody's names does. */
const takeSearches = allowance({ name: 'staff search', atOnce: 200, aMinute: 120 });

const NOTHING: Everything = { people: [], children: [], places: [], orders: [], actions: [] };

export function searchRoutes(serve: Serve): void {
  serve.ownTransaction(searchEverything, search);
}

async function search(
  context: OwnTransactionContext<typeof searchEverything>,
): Promise<OutputOf<typeof searchEverything>> {
  const { db, actor, input, now, requestId } = context;
  const wait = await takeSearches(db, actor.id, 1, now);
  if (wait > 0) throw Refusal.tooManyAttempts(wait);
  const words = searchWords(input.q);
  // A letter alone, or signs that mean nothing, would find everybody.
  const data = words.some((word) => word.length >= SEARCH_MIN)
    ? await find(db, input.q, words, now)
    : NOTHING;
  await writeQuickAudit(db, {
    action: 'staff.search',
    actor,
    // How much was found, and never what was typed: it may be a child's name.
    subject: { type: 'search', id: 0, details: countsOf(data) },
    requestId,
    now,
  });
  return { data };
}

const countsOf = (data: Everything): Record<string, number> =>
  Object.fromEntries(Object.entries(data).map(([kind, found]) => [kind, found.length]));

async function find(tx: Tx, typed: string, words: readonly string[], now: Date): Promise<Everything> {
  const [people, children] = await Promise.all([bestOf(tx, 'people', typed), bestOf(tx, 'children', typed)]);
  const shownPeople = inOrder(people, await peopleOf(tx, ids(people)));
  const [shownChildren, places, orders] = await Promise.all([
    childrenOf(tx, ids(children), now),
    findPlaces(tx, typed),
    findOrders(tx, typed, ids(people)),
  ]);
  const [first] = shownPeople;
  return {
    people: shownPeople,
    children: inOrder(children, shownChildren),
    places,
    orders,
    actions: [
      ...pagesFor(words).map(({ page, path }) => ({ kind: 'page' as const, page, path })),
      ...(first !== undefined && maySignIn(first.status)
        ? [{ kind: 'act-as' as const, id: first.id, name: first.name }]
        : []),
    ].slice(0, SHOWN_OF_KIND),
  };
}

const ids = (found: readonly { id: number }[]): number[] => found.map(({ id }) => id);

function inOrder<Shown extends { id: number }>(found: readonly Best[], shown: readonly Shown[]): Shown[] {
  return found.flatMap(({ id }) => shown.filter((one) => one.id === id));
}

const PLACES = ['districts', 'schools', 'groups', 'families'] as const;
const KIND_OF = { districts: 'district', schools: 'school', groups: 'group', families: 'family' } as const;

async function findPlaces(tx: Tx, typed: string): Promise<Everything['places']> {
  const found = [];
  // One after the other: a search takes a few connections at most from everybody else.
  for (const kind of PLACES) {
    for (const one of await bestOf(tx, kind, typed)) found.push({ ...one, kind: KIND_OF[kind] });
  }
  const chosen = best(found).slice(0, SHOWN_OF_KIND);
  const of = (kind: string): number[] => ids(chosen.filter((one) => one.kind === kind));
  const shown = await placesOf(tx, of('district'), of('school'), of('group'), of('family'));
  return chosen.flatMap(({ id, kind }) => shown.filter((one) => one.id === id && one.kind === kind));
}

/** By what stands on them; then the last ones of the people who were found. */
async function findOrders(tx: Tx, typed: string, people: readonly number[]): Promise<Everything['orders']> {
  const orders = await bestOf(tx, 'orders', typed);
  const quotes = await bestOf(tx, 'quotes', typed);
  const theirs = await lastPurchasesOf(tx, people, SHOWN_OF_KIND);
  const named = best([
    ...orders.map((one) => ({ ...one, kind: 'order' as const })),
    ...quotes.map((one) => ({ ...one, kind: 'quote' as const })),
  ]);
  const isNamed = ({ id, kind }: { id: number; kind: string }): boolean =>
    named.some((one) => one.id === id && one.kind === kind);
  const chosen = [...named, ...theirs.filter((one) => !isNamed(one))].slice(0, SHOWN_OF_KIND);
  const of = (kind: string): number[] => ids(chosen.filter((one) => one.kind === kind));
  const shown = [...(await ordersOf(tx, of('order'))), ...(await quotesOf(tx, of('quote')))];
  return chosen.flatMap(({ id, kind }) => shown.filter((one) => one.id === id && one.kind === kind));
}
