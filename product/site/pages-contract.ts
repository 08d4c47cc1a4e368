import * as z from 'zod/mini';
import { endpoint } from '#platform/contract/endpoint.ts';
import { choice, text } from '#platform/contract/fields.ts';
import { anyone, students } from '#product/access/rules/policies.ts';
import { CALL, CLIENT_EVENTS, EVENT_PATH_MAX, FAULT, FRAMES } from './rules/client-events.ts';

/** What pages of both sites ask and tell by themselves. Apart, so that a child's page fetches nothing of the dashboard for it. */

/** Words of our own programs alone. */
const oneOf = (pattern: RegExp, max: number) =>
  text({ max }).check(z.regex(pattern, { error: 'validation.in' }));
const BUILD = /^(?:none|[0-9a-f]{16})$/;

export const reportClientEvent = endpoint({
  method: 'POST',
  path: '/client-events',
  summary:
    'A page tells what went wrong in it: patterns and places in our own files. Nothing is kept about the person, or of what was typed.',
  access: anyone,
  input: z.strictObject({
    kind: choice(CLIENT_EVENTS),
    path: text({ max: EVENT_PATH_MAX }),
    call: z.optional(oneOf(CALL, 120)),
    status: z.optional(z.int().check(z.gte(100, 'validation.in'), z.lte(599, 'validation.in'))),
    fault: z.optional(oneOf(FAULT, 60)),
    frames: z.optional(oneOf(FRAMES, 500)),
    build: z.optional(oneOf(BUILD, 16)),
  }),
  output: z.void(),
  status: 204,
  audit: null,
});

export const preload = endpoint({
  method: 'GET',
  path: '/preload',
  summary: "The addresses of the files the student's program will need, to be fetched one at a time.",
  access: students,
  input: z.strictObject({}),
  output: z.array(z.string()),
});
