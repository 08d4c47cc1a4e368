import * as z from 'zod/mini';
import { LOCALES, type Locale } from '#brands/brand.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';

const saveLanguage = statement('update accounts set language = $2 where id = $1');

const chosenLanguage = statement(
  { language: z.nullable(z.enum(LOCALES)) },
  'select language from accounts where id = $1',
);

/** What somebody has chosen to read, if anything. */
export async function languageOf(tx: Tx, accountId: number): Promise<Locale | null> {
  return (await chosenLanguage(tx, accountId))[0]?.language ?? null;
}

/** In which language somebody reads the dashboard, and letters about a child. */
export async function keepLanguage(tx: Tx, accountId: number, language: Locale | null): Promise<void> {
  await saveLanguage(tx, accountId, language);
}
