import type { Db, Tx } from '#platform/server/database/database.ts';
import type { Address } from '#platform/server/http/sites.ts';
import type { AccountPorts } from '#product/accounts/server/session/ports.ts';
import type { CardGateway } from './gateway.ts';

/** What cards need from around them, handed in by the app. */
export type CardPorts = {
  accounts: AccountPorts;
  /** Null: nobody can pay by card here. */
  gateway: CardGateway | null;
  addressOf: (host: string) => Address;
  /** For staff, in the log. Numbers of orders and kinds of problems, never a person. */
  report: (problem: string, details: Record<string, string | number | null>) => void;
};

/** Settling is done by the webhook, by the page a payer comes back to, and by the worker that looks after both. */
type SettlingPorts = Omit<CardPorts, 'accounts'> & { accounts: Pick<AccountPorts, 'post'> };

export type Settling = { tx: Tx; now: Date; ports: SettlingPorts };

export type CardContext = { db: Db; now: Date; ports: SettlingPorts };
