import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type Endpoint, type InputOf, pathParameters } from '../../contract/endpoint.ts';
import { messageOfIssue } from '../../contract/issues.ts';
import type { FieldErrors } from '../../contract/message.ts';
import { Refusal } from '../../contract/refusal.ts';
import { SentForm } from './multipart.ts';

/**
 * Path parameters with the query (GET), the form (a file sent with one) or the body (the others), held against the
 * endpoint's strict schema. What was left out is as in `kept`.
 */
export function parseInput<E extends Endpoint>(
  endpoint: E,
  request: FastifyRequest,
  kept: Record<string, unknown> = {},
): InputOf<E> {
  const params = asRecord(request.params);
  const inQuery = endpoint.method === 'GET' || endpoint.file !== undefined;
  const form = request.body instanceof SentForm ? request.body.fields : null;
  const sent = form !== null ? { ...form } : inQuery ? asRecord(request.query) : bodyOf(request);
  refuseTwice(endpoint, sent);
  if ((!inQuery || form !== null) && Object.keys(asRecord(request.query)).length > 0) {
    throw Refusal.of('bad-request');
  }
  // With the input reported, a field that is missing can be told from one that is of the wrong kind.
  const parsed = z.safeParse(endpoint.input, { ...kept, ...sent, ...params }, { reportInput: true });
  if (parsed.success) return parsed.data as InputOf<E>;
  throw Refusal.fields(fieldErrors(parsed.error.issues));
}

/** What of an edit's input was not sent. What was sent and is wrong is refused, before anything is looked up. */
export function leftOut(endpoint: Endpoint, request: FastifyRequest): string[] {
  const body = request.body instanceof SentForm ? { ...request.body.fields } : bodyOf(request);
  refuseTwice(endpoint, body);
  const sent = { ...body, ...asRecord(request.params) };
  const missing = Object.keys(endpoint.input.shape).filter((name) => !Object.hasOwn(sent, name));
  const parsed = z.safeParse(endpoint.input, sent, { reportInput: true });
  const wrong = parsed.error?.issues.filter(({ path: [field] }) => !missing.includes(String(field))) ?? [];
  if (wrong.length > 0) throw Refusal.fields(fieldErrors(wrong));
  return missing;
}

/** The body of a call that takes a file. */
export function fileOf(endpoint: Endpoint, request: FastifyRequest): Buffer {
  if (endpoint.file === undefined) return Buffer.of();
  const file = request.body instanceof SentForm ? request.body.file : request.body;
  if (!Buffer.isBuffer(file)) throw Refusal.of('bad-request');
  if (file.length > endpoint.file.maxBytes) throw Refusal.of('too-large');
  return file;
}

/** What the path says is said there alone. */
function refuseTwice({ path }: Endpoint, sent: Record<string, unknown>): void {
  for (const name of pathParameters(path)) {
    if (Object.hasOwn(sent, name)) throw Refusal.field(name, 'validation.unknown');
  }
}

function bodyOf(request: FastifyRequest): Record<string, unknown> {
  if (request.body === undefined || request.body === null) return {};
  const isObject = typeof request.body === 'object' && !Array.isArray(request.body);
  if (!isObject || Buffer.isBuffer(request.body)) throw Refusal.of('bad-request');
  return asRecord(request.body);
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** One message a field, the first; the schemas' messages are keys, anything else is "invalid". */
function fieldErrors(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  // Without a prototype: a field may be called "constructor" by somebody who means no good.
  const errors: FieldErrors = Object.create(null);
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) errors[[...issue.path, key].join('.')] ??= { i18n: 'validation.unknown' };
      continue;
    }
    const missing = 'input' in issue && issue.input === undefined;
    errors[issue.path.join('.')] ??= missing ? { i18n: 'validation.required' } : messageOfIssue(issue);
  }
  return errors;
}
