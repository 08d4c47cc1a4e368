import * as z from 'zod/mini';
import type { ObjectSchema } from '#platform/contract/endpoint.ts';

/** Written as ids, and yet no row of ours: the browser's own, or another system's. */
const NO_OBJECT = /^(operation_id|student_id|clever_user_id|classlink_login_id|classlink_tenant_id)$/;
const NAMED_LIKE_ONE = /(^|_)ids?$/;
/** More than any count or price may be. */
const LARGE_ID = 987_654_321_012;

/**
 * The fields of an input that name an object: by their name, or because they take what only an id can be. Those of
 * objects in a list are written `accounts.id`.
 */
export function objectFields(input: ObjectSchema): string[] {
  return Object.entries(input.shape).flatMap(([name, schema]) => fieldsOf(name, schema));
}

function fieldsOf(name: string, schema: z.core.$ZodType): string[] {
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodMiniArray) {
    const element = unwrapped(inner.def.element);
    if (!(element instanceof z.ZodMiniObject)) return takesId(element) ? [name] : [];
    return Object.entries(element.shape).flatMap(([part, of]) => fieldsOf(`${name}.${part}`, of));
  }
  const last = name.split('.').at(-1) ?? name;
  if (NO_OBJECT.test(last)) return [];
  return NAMED_LIKE_ONE.test(last) || takesId(inner) ? [name] : [];
}

function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  const wraps =
    schema instanceof z.ZodMiniOptional ||
    schema instanceof z.ZodMiniNullable ||
    schema instanceof z.ZodMiniDefault;
  return wraps ? unwrapped(schema.def.innerType) : schema;
}

function takesId(schema: z.core.$ZodType): boolean {
  const takes = (value: unknown): boolean => z.core.safeParse(schema, value).success;
  return takes(LARGE_ID) && takes(String(LARGE_ID)) && !takes(0) && !takes('word');
}
