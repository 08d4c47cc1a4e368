import { randomBytes } from 'node:crypto';
import { afterAll, expect } from 'vitest';
import * as z from 'zod/mini';
import { createKindred } from '#apps/api/app.ts';
import { simulators } from '#apps/demo/simulators.ts';
import { JOBS } from '#apps/running/jobs.ts';
import { readSettings } from '#apps/running/settings.ts';
import { type Endpoint, type OutputOf, pathParameters } from '#platform/contract/endpoint.ts';
import type { ErrorReply } from '#platform/contract/refusal.ts';
import { unseal } from '#platform/server/crypto.ts';
import type { Db } from '#platform/server/database/database.ts';
import { openFiles } from '#platform/server/files/files.ts';
import type { App } from '#platform/server/http/app.ts';
import { type Jobs, startJobs } from '#platform/server/jobs.ts';
import type { Letter } from '#platform/server/mail/mail.ts';
import { openSession, type Person } from '#product/accounts/server/session/sessions.ts';
import type { LessonLibrary } from '#product/lessons/rules/lesson/library.ts';
import { TEST_GUIDES, TEST_LIBRARY, testCover } from '#product/lessons/server/testing/library.ts';
import { TEST_SCENES } from '#product/play/server/testing/scenes.ts';
import { type TestDatabase, testDatabase } from '#testing/server/database.ts';
import { TEMPLATE_WITH_QUEUES } from '#testing/server/template.ts';

type Reply<E extends Endpoint> = {
  status: number;
  body: OutputOf<E>;
  /** The same body as an error, for refused calls. */
  error: ErrorReply;
  headers: Record<string, unknown>;
};

export type CallOptions = {
  token?: string | undefined;
  host?: string;
  headers?: Record<string, string>;
  /** For a call that takes a file. */
  file?: Buffer;
  /** Where the call comes from; 127.0.0.1 unless said. */
  remoteAddress?: string;
};

export type TestKindred = {
  db: Db;
  app: App;
  jobs: Jobs;
  database: TestDatabase;
  appKey: Buffer;
  /** Moves the clock, which stands still otherwise. */
  setNow(moment: string | Date): void;
  now(): Date;
  /** Calls as a browser would; `input` may be as wrong as the test likes. */
  call<E extends Endpoint>(
    endpoint: E,
    input: Record<string, unknown>,
    options?: CallOptions,
  ): Promise<Reply<E>>;
  /** Signs a person in without a password. */
  tokenFor(person: Person): Promise<string>;
  /** The letters waiting to be sent, oldest first. */
  letters(): Promise<{ recipient: string; kind: string; letter: Letter }[]>;
};

export const DASHBOARD = 'localhost:3000';
export const STUDENT_SITE = 'student.localhost:3000';

/** The whole server on a database of its own, with a clock that stands still. */
export async function testKindred(
  environment: Record<string, string> = {},
  { lessons = TEST_LIBRARY }: { lessons?: LessonLibrary } = {},
): Promise<TestKindred> {
  const database = await testDatabase(TEMPLATE_WITH_QUEUES);
  const { db } = database;
  const appKey = randomBytes(32);
  let now = new Date('2026-09-14T15:00:00Z');
  const jobs = await startJobs({ db, jobs: JOBS, worker: false, onError: () => undefined });
  const app = createKindred({
    settings: readSettings({ DEMO: '1', ...environment }),
    appKey,
    files: openFiles(appKey, null),
    db,
    connection: database.connection,
    jobs,
    clock: () => now,
    logger: false,
    webFolder: null,
    scenes: TEST_SCENES,
    lessons,
    coverOf: testCover,
    guides: TEST_GUIDES,
    simulators,
  });
  afterAll(async () => {
    await app.server.close();
    await jobs.stop();
  });

  return {
    db,
    app,
    jobs,
    database,
    appKey,
    now: () => now,
    setNow(moment) {
      now = new Date(moment);
    },
    async call(endpoint, input, { token, host = DASHBOARD, headers = {}, file, remoteAddress } = {}) {
      const values = { ...input };
      let path = endpoint.path;
      for (const name of pathParameters(path)) {
        path = path.replace(`:${name}`, encodeURIComponent(String(values[name])));
        delete values[name];
      }
      const inQuery = endpoint.method === 'GET' || endpoint.file !== undefined;
      const response = await app.server.inject({
        method: endpoint.method,
        url: `/api${path}`,
        ...(remoteAddress === undefined ? {} : { remoteAddress }),
        headers: {
          host,
          ...(token === undefined ? {} : { 'access-token': `Bearer ${token}` }),
          ...(file === undefined ? {} : { 'content-type': 'application/octet-stream' }),
          ...headers,
        },
        ...(file === undefined ? {} : { payload: file }),
        ...(inQuery ? { query: asQuery(values) } : Object.keys(values).length > 0 ? { payload: values } : {}),
      });
      const body = response.body === '' ? undefined : response.json();
      if (response.statusCode < 300) expectWithinContract(endpoint, body);
      return { status: response.statusCode, body, error: body, headers: response.headers };
    },
    tokenFor: (person) => openSession(db, person, now),
    async letters() {
      const mails = await db.selectFrom('mails').selectAll().orderBy('id').execute();
      return mails
        .filter((mail) => mail.letter_sealed !== null)
        .map(({ recipient, kind, letter_sealed: sealed }) => ({
          recipient,
          kind,
          letter: JSON.parse(unseal(appKey, sealed ?? Buffer.of())),
        }));
    },
  };
}

/** The contract is a whitelist: what a reply holds beyond it should not have left the server. */
function expectWithinContract(endpoint: Endpoint, body: unknown): void {
  if (body === undefined) return;
  const parsed = z.safeParse(endpoint.output, body);
  expect(parsed.error?.issues ?? []).toEqual([]);
  expect(parsed.data).toEqual(body);
}

function asQuery(values: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}

/** The first link of a letter, taken apart. */
export function linkIn(letter: Letter): { path: string; id: string; code: string } {
  const url = /https?:\/\/\S+/.exec(letter.text)?.[0];
  if (url === undefined) throw new Error('the letter holds no link');
  const { pathname } = new URL(url);
  const [id, code] = pathname.split('/').filter((part) => /^\d+$|^[\w-]{30,}$/.test(part));
  return { path: pathname, id: id ?? '', code: code ?? '' };
}
