import * as z from 'zod/mini';
import { hashToken, randomToken } from '#platform/server/crypto.ts';
import type { Db } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { SimulatedPerson, SimulatedProvider } from './options.ts';

/** What a code or a token stands for. */
export type Given = {
  person: SimulatedPerson;
  /** Null where the provider's own portal gave the code. */
  redirectUri: string | null;
  nonce: string | null;
  challenge: string | null;
};

const insertGiven = statement(`
    insert into identity_simulator (key_hash, provider, kind, content, created_at) values ($1, $2, $3, $4, $5)`);
const takeGiven = statement(
  { content: z.custom<Given>() },
  `
    delete from identity_simulator where key_hash = $1 and provider = $2 and kind = 'code' and created_at > $3
    returning content`,
);
const findGiven = statement(
  { content: z.custom<Given>() },
  `
    select content from identity_simulator
    where key_hash = $1 and provider = $2 and kind = 'token' and created_at > $3`,
);

const TOKEN_SECONDS = 86_400;

type Store = { db: Db; clock: () => Date; provider: SimulatedProvider };

const ago = (now: Date, seconds: number): Date => new Date(now.getTime() - seconds * 1000);

export async function giveOut(store: Store, kind: 'code' | 'token', given: Given): Promise<string> {
  const key = randomToken(24);
  await insertGiven(store.db, hashToken(key), store.provider, kind, JSON.stringify(given), store.clock());
  return key;
}

/** A code is good once. */
export async function takeCode(store: Store, code: string, seconds: number): Promise<Given | undefined> {
  const since = ago(store.clock(), seconds);
  return (await takeGiven(store.db, hashToken(code), store.provider, since))[0]?.content;
}

export async function findToken(store: Store, header: string | undefined): Promise<Given | undefined> {
  const token = /^Bearer (\S+)$/i.exec(header ?? '')?.[1];
  if (token === undefined) return undefined;
  const since = ago(store.clock(), TOKEN_SECONDS);
  return (await findGiven(store.db, hashToken(token), store.provider, since))[0]?.content;
}
