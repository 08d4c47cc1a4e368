import * as z from 'zod/mini';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { type Row, statement } from '#platform/server/database/statement.ts';
import { nothingChanged } from '#platform/server/http/nothing-changed.ts';
import type { Context, Serve } from '#platform/server/http/serve.ts';
import * as calls from '../../family-contract.ts';
import { keepLanguage, languageOf } from '../session/language.ts';

const familyRow = { id: z.number(), name: z.string() };
type Family = Row<typeof familyRow>;

const familyById = statement(familyRow, 'select id, name from families where id = $1::bigint');
const familyOf = statement(
  familyRow,
  'select f.id, f.name from accounts a join families f on f.id = a.family_id where a.id = $1::bigint',
);
const saveName = statement('update families set name = $2 where id = $1::bigint');

async function getFamily(tx: Tx, id: number): Promise<Family> {
  const [family] = await familyById(tx, id);
  if (family === undefined) throw Refusal.of('not-found');
  return family;
}

type Renaming = Pick<Context<typeof calls.editFamily>, 'tx' | 'input' | 'about' | 'nothingChanged'>;

async function rename(context: Renaming, family: Family | undefined): Promise<NotificationReply> {
  const { tx, input } = context;
  if (family === undefined) throw Refusal.of('not-found');
  if (family.name === input.name) return nothingChanged(context);
  await saveName(tx, family.id, input.name);
  context.about({ type: 'family', id: family.id });
  return notify('accounts-people.done.family', { name: input.name });
}

type LetterLanguage = (typeof calls.LETTER_LANGUAGES)[number];

async function letterLanguage(tx: Tx, accountId: number): Promise<LetterLanguage> {
  return (await languageOf(tx, accountId)) ?? 'none';
}

async function editOwn(context: Context<typeof calls.editOwnFamily>): Promise<NotificationReply> {
  const { tx, actor, input, about } = context;
  const [family] = await familyOf(tx, actor.id);
  if (family === undefined) throw Refusal.of('not-found');
  const before = await letterLanguage(tx, actor.id);
  const { language = before } = input;
  if (family.name === input.name && language === before) return nothingChanged(context);
  if (language !== before) await keepLanguage(tx, actor.id, language === 'none' ? null : language);
  about({ type: 'family', id: family.id });
  if (family.name === input.name) return notify('accounts-people.done.letters');
  await saveName(tx, family.id, input.name);
  return notify('accounts-people.done.family', { name: input.name });
}

export function familyRoutes(serve: Serve): void {
  serve(calls.familyForm, async ({ tx, input }) => {
    const { name } = await getFamily(tx, input.id);
    return { type: 'form' as const, data: { name } };
  });
  serve(calls.editFamily, async (context) => rename(context, await getFamily(context.tx, context.input.id)));
  serve(calls.ownFamily, async ({ tx, actor }) => {
    const [family] = await familyOf(tx, actor.id);
    const language = await letterLanguage(tx, actor.id);
    return { type: 'form' as const, data: { name: family?.name ?? null, language } };
  });
  serve(calls.editOwnFamily, editOwn);
}
