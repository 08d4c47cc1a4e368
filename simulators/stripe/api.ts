import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { type FormObject, objectAt, parseForm, textAt, textsAt } from './form-body.ts';
import { type SimulatedLine, type SimulatedSession, shownSession, simulatedId } from './objects.ts';
import { expire, refund } from './payments.ts';
import { findSession, findSessionOf, keepSession, listRefunds, lockSession, oncePerKey } from './store.ts';

export type ApiOptions = {
  db: Db;
  clock: () => Date;
  secretKey: string;
  checkoutUrl: (session: string) => string;
  /** After something happened that others are to be told about. */
  onEvent: () => void;
};

type Reply = { status: number; body: object };

const SHORTEST_MINUTES = 30;
const LONGEST_MINUTES = 24 * 60;

/** The calls of Stripe's API that a shop with a hosted payment page makes. */
export function simulateApi(server: FastifyInstance, options: ApiOptions): void {
  const { db, clock, onEvent } = options;
  server.addHook('onRequest', async (request, reply) => {
    void reply.header('Request-Id', simulatedId('req'));
    if (request.headers.authorization === `Bearer ${options.secretKey}`) return;
    const error = { type: 'invalid_request_error', message: 'Invalid API Key provided' };
    await reply.code(401).send({ error });
  });

  /** A change, once for its idempotency key. */
  const post = (url: string, work: (tx: Tx, form: FormObject, id: string) => Promise<Reply>): void => {
    server.post(url, async (request, reply) => {
      const body = typeof request.body === 'string' ? request.body : '';
      const header = request.headers['idempotency-key'];
      const done = await oncePerKey(
        db,
        { key: typeof header === 'string' ? header : null, asked: `${request.url} ${body}`, now: clock() },
        (tx) => work(tx, parseForm(body), idOf(request)),
      );
      onEvent();
      if (done.replayed) void reply.header('Idempotent-Replayed', 'true');
      return send(reply, done);
    });
  };

  post('/v1/checkout/sessions', async (tx, form) => {
    const made = sessionFrom(form, clock(), options.checkoutUrl);
    if ('body' in made) return made;
    await keepSession(tx, made);
    return { status: 200, body: shownSession(made) };
  });
  post('/v1/checkout/sessions/:id/expire', async (tx, _, id) => {
    const session = await lockSession(tx, id);
    if (session === undefined) return missing(id);
    if (session.status !== 'open')
      return wrong('status', 'Only Checkout Sessions with a status of open can be expired.');
    return { status: 200, body: shownSession(await expire(tx, session, clock())) };
  });
  post('/v1/refunds', async (tx, form) => {
    const of = textAt(form, 'payment_intent') ?? textAt(form, 'charge') ?? '';
    const amount = textAt(form, 'amount');
    const done = await refund(tx, of, amount === null ? null : Number(amount), clock());
    if (done === 'unknown') return missing(of);
    if (done === 'too-much')
      return wrong('amount', 'Refund amount is greater than unrefunded amount on charge');
    const { refund: made, charge } = done;
    const isWhole = Object.values(objectAt(form, 'expand')).includes('charge');
    return { status: 200, body: isWhole ? { ...made, charge } : made };
  });

  server.get('/v1/refunds', async (request) => {
    const asked = parseForm(request.url.split('?')[1] ?? '');
    const since = Number(textAt(objectAt(asked, 'created'), 'gte') ?? 0);
    const limit = Number(textAt(asked, 'limit') ?? 10);
    const all = await listRefunds(db, since);
    const start = all.findIndex(({ refund }) => refund.id === textAt(asked, 'starting_after')) + 1;
    const data = all
      .slice(start, start + limit)
      .map(({ refund, charge }) =>
        expanded(request, 'data.').includes('charge') ? { ...refund, charge } : refund,
      );
    return { object: 'list', url: '/v1/refunds', has_more: start + limit < all.length, data };
  });
  server.get('/v1/checkout/sessions', async (request) => {
    const { payment_intent: intent } = queryOf(request);
    const found = typeof intent === 'string' ? await findSessionOf(db, intent) : undefined;
    const data = found === undefined ? [] : [shownSession(found, expanded(request, 'data.'))];
    return { object: 'list', url: '/v1/checkout/sessions', has_more: false, data };
  });
  server.get('/v1/checkout/sessions/:id', async (request, reply) => {
    const session = await findSession(db, idOf(request));
    if (session === undefined) return send(reply, missing(idOf(request)));
    return shownSession(session, expanded(request));
  });
  server.get('/v1/checkout/sessions/:id/line_items', async (request, reply) => {
    const session = await findSession(db, idOf(request));
    if (session === undefined) return send(reply, missing(idOf(request)));
    return { object: 'list', has_more: false, data: session.lines.map(lineItem) };
  });
}

function sessionFrom(
  form: FormObject,
  now: Date,
  checkoutUrl: (session: string) => string,
): SimulatedSession | Reply {
  const lines = Object.values(objectAt(form, 'line_items')).map((line) => lineFrom(line));
  if (lines.length === 0) return wrong('line_items', 'You must pass `line_items`');
  if (lines.some((line) => line === null)) return wrong('line_items', 'Invalid line item');
  if (textAt(form, 'mode') !== 'payment') return wrong('mode', 'Only payments are simulated');
  const successUrl = textAt(form, 'success_url');
  if (successUrl === null) return wrong('success_url', 'Missing required param: success_url');
  const created = Math.floor(now.getTime() / 1000);
  const expiresAt = Number(textAt(form, 'expires_at') ?? created + LONGEST_MINUTES * 60);
  const minutes = (expiresAt - created) / 60;
  if (!(minutes >= SHORTEST_MINUTES && minutes <= LONGEST_MINUTES)) {
    return wrong(
      'expires_at',
      'The `expires_at` timestamp must be 30 minutes to 24 hours from Checkout Session creation.',
    );
  }
  const whole = lines.filter((line) => line !== null);
  const id = simulatedId('cs_test');
  return {
    id,
    object: 'checkout.session',
    mode: 'payment',
    ui_mode: 'hosted_page',
    livemode: false,
    status: 'open',
    payment_status: 'unpaid',
    client_reference_id: textAt(form, 'client_reference_id'),
    customer_email: textAt(form, 'customer_email'),
    metadata: textsAt(form, 'metadata'),
    intent_metadata: textsAt(objectAt(form, 'payment_intent_data'), 'metadata'),
    amount_total: whole.reduce((sum, line) => sum + line.quantity * line.unit_amount, 0),
    currency: 'usd',
    success_url: successUrl,
    cancel_url: textAt(form, 'cancel_url'),
    url: checkoutUrl(id),
    created,
    expires_at: expiresAt,
    lines: whole,
    intent: null,
  };
}

function lineFrom(line: string | FormObject): SimulatedLine | null {
  if (typeof line === 'string') return null;
  const price = objectAt(line, 'price_data');
  const name = textAt(objectAt(price, 'product_data'), 'name');
  const [quantity, unit] = [Number(textAt(line, 'quantity')), Number(textAt(price, 'unit_amount'))];
  const whole = Number.isInteger(quantity) && quantity > 0 && Number.isInteger(unit) && unit >= 0;
  if (name === null || !whole || textAt(price, 'currency') !== 'usd') return null;
  return { name, quantity, unit_amount: unit };
}

function lineItem({ name, quantity, unit_amount: unit }: SimulatedLine): object {
  return {
    object: 'item',
    description: name,
    quantity,
    amount_total: quantity * unit,
    currency: 'usd',
    price: { object: 'price', unit_amount: unit, currency: 'usd' },
  };
}

function wrong(param: string, message: string): Reply {
  return { status: 400, body: { error: { type: 'invalid_request_error', param, message } } };
}

function missing(id: string): Reply {
  const error = {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such object: '${id}'`,
  };
  return { status: 404, body: { error } };
}

function send(reply: FastifyReply, { status, body }: Reply): FastifyReply {
  return reply.code(status).send(body);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function idOf(request: FastifyRequest): string {
  const { params } = request;
  return isRecord(params) && typeof params['id'] === 'string' ? params['id'] : '';
}

function queryOf(request: FastifyRequest): Record<string, unknown> {
  return isRecord(request.query) ? request.query : {};
}

/** `expand[]` or `expand[0]`, whichever way the client writes lists. */
function expanded(request: FastifyRequest, prefix = ''): string[] {
  const paths = Object.values(objectAt(parseForm(request.url.split('?')[1] ?? ''), 'expand'));
  return paths.filter((path) => typeof path === 'string').map((path) => path.replace(prefix, ''));
}
