import { listedNameSql } from '#platform/server/database/name-sql.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { everyWord } from '#platform/server/tables/conditions.ts';
import type { TableSource } from '#platform/server/tables/source.ts';
import { tableRoutes } from '#platform/server/tables/table-routes.ts';
import { dollars } from '#product/licensing/server/tables/sql.ts';
import { quotesTable, staffQuotesTable } from '../../quotes-contract.ts';
import { ofSchool } from '../of-school.ts';

/** Lists are sorted by last names, so they begin with them. */
const BUYER = listedNameSql('a');

/** Which day it is for lists: a quote is good through its last day. */
const TODAY = "(now() at time zone 'America/New_York')::date";

/** As lists have it, of a quote `q`: its days begin when it is sent. */
const STATUS = `case when q.status = 'sent' and q.valid_until < ${TODAY} then 'expired' else q.status end`;

const columns = {
  number: 'q.number',
  status: STATUS,
  kind: 'q.kind',
  quantity: 'q.quantity',
  total: `case when q.total_cents > 0 then ${dollars('q.total_cents')} end`,
  valid_until: 'q.valid_until',
  organisation: 'q.organisation',
  created_at: 'q.created_at',
  total_cents: 'q.total_cents',
} as const;

const own: TableSource<typeof quotesTable> = {
  from: 'quotes q',
  id: 'q.id',
  scope: (actor, bind) => `q.account_id = ${bind(actor.id)}`,
  columns: {
    ...columns,
    plan: 'q.plan',
    lot_id: 'q.lot_id',
    group_id: 'q.group_id',
    billing_name: 'q.billing_name',
    billing_email: 'q.billing_email',
    billing_address: 'q.billing_address',
  },
};

const all: TableSource<typeof staffQuotesTable> = {
  from: 'quotes q',
  id: 'q.id',
  scope: () => 'true',
  joins: {
    educator: 'join accounts a on a.id = q.account_id',
    group: 'left join groups g on g.id = q.group_id',
  },
  columns: {
    ...columns,
    educator: { sql: BUYER, join: 'educator' },
    group: { sql: 'g.name', join: 'group' },
    billing_email: 'q.billing_email',
    sent_at: 'q.sent_at',
    account_id: 'q.account_id',
    billing_name: 'q.billing_name',
    billing_address: 'q.billing_address',
  },
  filters: {
    educator: { where: everyWord(BUYER), join: 'educator' },
    educator_id: 'q.account_id',
    group_id: 'q.group_id',
    school_id: ofSchool('q'),
  },
};

export function quoteTableRoutes(serve: Serve): void {
  tableRoutes(serve, quotesTable, own);
  tableRoutes(serve, staffQuotesTable, all);
}
