import type * as z from 'zod/mini';
import type { Policy } from './policy.ts';

export type Schema = z.ZodMiniType;
export type ObjectSchema = z.ZodMiniObject;

export type Endpoint<
  Input extends ObjectSchema = ObjectSchema,
  Output extends Schema = Schema,
  Anonymous extends boolean = boolean,
> = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below `/api`, with `:name` for path parameters. */
  readonly path: string;
  readonly summary: string;
  readonly access: Policy<Anonymous>;
  /** Path parameters and query of a GET, path parameters and body of the others: one strict object. */
  readonly input: Input;
  readonly output: Output;
  /** The audit row a change leaves. Null says on purpose that none is due; a GET has one if it reads a child's record. */
  readonly audit?: string | null;
  /** 202: a worker goes on with it; the reply says which task tells how far it is. */
  readonly status?: 200 | 201 | 202 | 204;
  /**
   * Reaches so far that whoever calls must have proved a moment ago who they are; else it is refused as
   * `step-up-required`. `download`: only where the rows of a list are taken along as a file. `partly`: only for some of
   * what it can be asked for; its handler says so by `requireProof`.
   */
  readonly stepUp?: true | 'download' | 'partly';
  /** Open also to who is signed in and has to do something else before the rest; see `isHeld` of `Authenticate`. */
  readonly whileHeld?: true;
  /** What others have changed a moment ago may be missing: read where the database has a copy, if there is one. */
  readonly mayLag?: true;
  /**
   * Changes nothing: it is read without a transaction, and the row that says so does not wait for the disk
   * (`writeQuickAudit`).
   */
  readonly onlyReads?: true;
  /** Answers with server-sent events; the output is the data of one. */
  readonly stream?: true;
  /**
   * The body is a file, sent as its bytes; path parameters and the query are then the whole input. Or a multipart form
   * with that one file, whose fields stand for the query; lists as `name[]`.
   */
  readonly file?: { readonly maxBytes: number };
};

export type InputOf<E extends Endpoint> = z.infer<E['input']>;
export type SentTo<E extends Endpoint> = z.input<E['input']>;
export type OutputOf<E extends Endpoint> = z.infer<E['output']>;

/** Declares a call once for both sides: the server serves it, the browser calls it, the documents list it. */
export function endpoint<Input extends ObjectSchema, Output extends Schema, Anonymous extends boolean>(
  definition: Endpoint<Input, Output, Anonymous>,
): Endpoint<Input, Output, Anonymous> {
  if (definition.method !== 'GET' && definition.audit === undefined) {
    throw new Error(`${definition.method} ${definition.path} changes something and names no audit action`);
  }
  return definition;
}

/** The names of the `:parameters` in a path. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '');
}
