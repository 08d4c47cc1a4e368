import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Attributes,
  type Context,
  context,
  INVALID_SPAN_CONTEXT,
  ROOT_CONTEXT,
  type Span,
  type SpanOptions,
  type SpanStatus,
  trace,
} from '@opentelemetry/api';
import { afterEach, expect, test } from 'vitest';
import { deliverMail, postOffice } from '#platform/server/mail/mail.ts';
import { inSpan } from '#platform/server/telemetry/spans.ts';
import { studentsTable } from '#product/rosters/tables-contract.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildStudent } from '#testing/api/people.ts';

const kindred = await testKindred();
const { db, appKey } = kindred;
const educator = await buildAccount(db);
const CANARY = 'quillfeather';

type Told = {
  name: string;
  attributes: Attributes;
  parent: string | null;
  status: SpanStatus | null;
  ended: boolean;
};

/** What an operator's SDK would be told; the library's own is not among our packages. */
function loadSdk(): Told[] {
  const told: Told[] = [];
  const names = new WeakMap<Span, string>();
  const store = new AsyncLocalStorage<Context>();
  context.setGlobalContextManager({
    active: () => store.getStore() ?? ROOT_CONTEXT,
    with: (active, work, self, ...values) => store.run(active, () => work.apply(self, values)),
    bind: (_, target) => target,
    enable() {
      return this;
    },
    disable() {
      return this;
    },
  });
  const startSpan = (name: string, options: SpanOptions = {}, within = context.active()): Span => {
    const parent = trace.getSpan(within);
    const one: Told = {
      name,
      attributes: { ...options.attributes },
      parent: parent === undefined ? null : (names.get(parent) ?? null),
      status: null,
      ended: false,
    };
    told.push(one);
    const span: Span = {
      ...trace.wrapSpanContext(INVALID_SPAN_CONTEXT),
      spanContext: () => INVALID_SPAN_CONTEXT,
      setAttribute(key, value) {
        if (value !== undefined) one.attributes[key] = value;
        return span;
      },
      setAttributes: () => span,
      addEvent: () => span,
      addLink: () => span,
      addLinks: () => span,
      setStatus(status) {
        one.status = status;
        return span;
      },
      updateName: () => span,
      end() {
        one.ended = true;
      },
      isRecording: () => true,
      recordException: () => undefined,
    };
    names.set(span, name);
    return span;
  };
  const startActiveSpan = (name: string, options: SpanOptions, work: (span: Span) => unknown) => {
    const span = startSpan(name, options);
    return context.with(trace.setSpan(context.active(), span), () => work(span));
  };
  trace.setGlobalTracerProvider({
    getTracer: () => ({ startSpan, startActiveSpan: startActiveSpan as never }),
  });
  return told;
}

afterEach(() => {
  trace.disable();
  context.disable();
});

test('a call is told by its pattern, and below it what it asks of the database, by name and without values', async () => {
  const child = await buildStudent(db, appKey, {
    owner_id: educator.id,
    first_name: CANARY,
    last_name: CANARY,
  });
  const token = await kindred.tokenFor({ accountId: educator.id });
  const told = loadSdk();
  const reply = await kindred.call(studentsTable.list, { name: CANARY }, { token });
  expect(reply.status).toBe(200);
  const [call, ...parts] = told;
  expect(call).toMatchObject({
    name: 'GET /api/educator/students',
    attributes: { 'http.request.method': 'GET', 'http.route': '/api/educator/students' },
    parent: null,
    status: null,
  });
  expect(parts.length).toBeGreaterThan(1);
  for (const part of parts) {
    expect(part).toMatchObject({ parent: call?.name, attributes: { 'db.system.name': 'postgresql' } });
    expect(part.attributes['kindred.statement']).toMatch(/^[\w-]{27}$/);
    expect(part.name).toMatch(/^[a-z]+( [a-z_.]+)?$/);
  }
  expect(parts.map(({ name }) => name)).toContain('select students');
  expect(told.every(({ ended }) => ended)).toBe(true);
  const all = JSON.stringify(told).toLowerCase();
  for (const value of [CANARY, educator.username.toLowerCase(), token.toLowerCase()]) {
    expect(all).not.toContain(value);
  }
  expect(told.some(({ attributes }) => Object.values(attributes).includes(child.id))).toBe(false);
});

test('who is told no is no fault of ours', async () => {
  const told = loadSdk();
  expect((await kindred.call(studentsTable.list, {})).status).toBe(401);
  expect(told[0]).toMatchObject({
    attributes: { 'error.type': 'unauthenticated' },
    status: null,
    ended: true,
  });
});

test('a job is told by its kind, and of what broke in it no message', async () => {
  const told = loadSdk();
  await kindred.jobs.work(deliverMail, async () => {
    throw new TypeError(`no letter to ${CANARY}`);
  });
  const letter = { subject: CANARY, text: CANARY, html: CANARY };
  const mail = { operationId: 'traced', kind: 'test', recipient: `${CANARY}@home.example`, letter };
  await postOffice(kindred.jobs, appKey).queue(db, mail);
  const job = () => told.find(({ name }) => name === `job ${deliverMail.name}`);
  await expect.poll(() => job()?.ended, { timeout: 15_000 }).toBe(true);
  expect(job()).toMatchObject({ attributes: { 'error.type': 'TypeError' }, parent: null });
  expect(JSON.stringify(told)).not.toContain(CANARY);
});

test('without an SDK there is the work and nothing else', async () => {
  const answer = Promise.resolve(7);
  const describe = () => {
    throw new Error('nobody asks');
  };
  expect(inSpan(describe, () => answer)).toBe(answer);
});
