import * as z from 'zod/mini';
import { endpoint } from '#platform/contract/endpoint.ts';
import { choice, text } from '#platform/contract/fields.ts';
import { anyone, students } from '#product/access/rules/policies.ts';
import { CLIENT_EVENTS, EVENT_PATH_MAX } from './rules/client-events.ts';

/** What pages of both sites ask and tell by themselves. Apart, so that a child's page fetches nothing of the dashboard for it. */

export const reportClientEvent = endpoint({
  method: 'POST',
  path: '/client-events',
  summary: 'A page tells that it showed an error view. Only the path is kept, nothing about the person.',
  access: anyone,
  input: z.strictObject({ kind: choice(CLIENT_EVENTS), path: text({ max: EVENT_PATH_MAX }) }),
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
