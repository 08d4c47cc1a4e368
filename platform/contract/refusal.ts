import type { FieldErrors, Message } from './message.ts';

/** The body of every reply that is not a success. */
export type ErrorReply = Message & { type: ErrorType; errors?: FieldErrors };

export const ERROR_STATUS = {
  'validation-failed': 422,
  refused: 409,
  unauthenticated: 401,
  'payment-required': 402,
  forbidden: 403,
  'step-up-required': 403,
  /** The password was right, and is not enough. */
  'second-step-required': 403,
  /** Whoever is signed in has to do something else first. */
  'held-back': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'too-large': 413,
  'too-many-attempts': 429,
  'bad-request': 400,
  internal: 500,
  unavailable: 503,
} as const;
export type ErrorType = keyof typeof ERROR_STATUS;

/** The only thing thrown on purpose: an answer the caller is meant to read. */
export class Refusal extends Error {
  readonly type: ErrorType;
  readonly reply: ErrorReply;
  readonly retryAfterSeconds: number | undefined;

  private constructor(reply: ErrorReply, retryAfterSeconds?: number) {
    super(reply.i18n);
    this.name = 'Refusal';
    this.type = reply.type;
    this.reply = reply;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /** One field is wrong: the message is shown beside it. */
  static field(field: string, i18n: string, values?: Message['values']): Refusal {
    return Refusal.fields({ [field]: values ? { i18n, values } : { i18n } });
  }

  static fields(errors: FieldErrors): Refusal {
    return new Refusal({ type: 'validation-failed', i18n: 'error.validation-failed', errors });
  }

  /** The request is well formed, but the state of things does not allow it. */
  static because(i18n: string, values?: Message['values']): Refusal {
    return new Refusal(values ? { type: 'refused', i18n, values } : { type: 'refused', i18n });
  }

  static of(type: ErrorType, i18n: string = `error.${type}`, values?: Message['values']): Refusal {
    return new Refusal(values ? { type, i18n, values } : { type, i18n });
  }

  static tooManyAttempts(retryAfterSeconds: number): Refusal {
    const values = { seconds: retryAfterSeconds };
    return new Refusal(
      { type: 'too-many-attempts', i18n: 'error.too-many-attempts', values },
      retryAfterSeconds,
    );
  }
}
