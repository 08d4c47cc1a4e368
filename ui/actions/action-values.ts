import * as z from 'zod/mini';
import type { Endpoint, SentTo } from '#platform/contract/endpoint.ts';
import { type NotificationReply, notificationReply, redirectReply } from '#platform/contract/message.ts';
import type { ActionField, FormData } from './action.ts';

type Values = Readonly<Record<string, unknown>>;

/** Of some values those that an endpoint takes. */
export function valuesFor(endpoint: Endpoint, values: Values): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => Object.hasOwn(endpoint.input.shape, name)),
  );
}

/** What a field that was left empty sends: null where the contract says so, otherwise nothing. */
export function blankOf(endpoint: Endpoint, name: string): null | undefined {
  const schema = endpoint.input.shape[name];
  return schema !== undefined && z.safeParse(schema, null).success ? null : undefined;
}

/** What a form starts with: what was loaded counts more than what was given, and a box starts unticked. */
export function initialValues<E extends Endpoint>(
  endpoint: E,
  given: Values,
  loaded: Values,
  fields: readonly ActionField[],
): Partial<SentTo<E>> {
  const unticked = fields.flatMap((field) => (field.kind === 'checkbox' ? [[field.name, false]] : []));
  const all = { ...Object.fromEntries(unticked), ...given, ...loaded };
  const entries = Object.entries(valuesFor(endpoint, all)).map(([name, value]) => [
    name,
    value === null ? blankOf(endpoint, name) : value,
  ]);
  const values: Record<string, unknown> = Object.fromEntries(
    entries.filter(([, value]) => value !== undefined),
  );
  if (!isDraft(endpoint, values)) throw new Error('the values are not of the contract');
  return values;
}

/** The names are the contract's; what the values are worth, its schema says when they are sent. */
function isDraft<E extends Endpoint>(endpoint: E, values: Values): values is Partial<SentTo<E>> {
  return Object.keys(values).every((name) => Object.hasOwn(endpoint.input.shape, name));
}

const loadedReply = z.object({ type: z.literal('form'), data: z.record(z.string(), z.unknown()) });

/** What a prefilling call answered. */
export function loadedValues(reply: unknown): Record<string, unknown> {
  return z.parse(loadedReply, reply).data;
}

/** A reply of type form, with the data that its contract promises. */
export function hasForm<E extends Endpoint, Reply>(
  _endpoint: E,
  reply: Reply,
): reply is Reply & { type: 'form'; data: FormData<E> } {
  return typeof reply === 'object' && reply !== null && 'type' in reply && reply.type === 'form';
}

export function notificationOf(reply: unknown): NotificationReply['notification'] | null {
  const parsed = z.safeParse(notificationReply, reply);
  return parsed.success ? parsed.data.notification : null;
}

/** Where a reply leads: a path of this app, and nowhere else. */
export function pathOf(reply: unknown): string | null {
  const parsed = z.safeParse(redirectReply, reply);
  return parsed.success && /^\/(?![/\\])/.test(parsed.data.to) ? parsed.data.to : null;
}

const undoExtra = z.object({ extra: z.object({ undo: z.string() }) });

/** With what a reply lets itself be taken back. */
export function undoIdOf(reply: unknown): string | null {
  const parsed = z.safeParse(undoExtra, reply);
  return parsed.success ? parsed.data.extra.undo : null;
}
