import { type Attributes, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';

const NAME = 'kindred';

/** Whose SDK an operator has loaded; without one there is nobody to tell. */
function tracer(): Tracer | undefined {
  const provider = trace.getTracerProvider();
  // The stand-in until there is one. By its method: an SDK may bring another copy of the library.
  if ('getDelegateTracer' in provider && typeof provider.getDelegateTracer === 'function') {
    return provider.getDelegateTracer(NAME);
  }
  return provider.getTracer(NAME);
}

export type Described = {
  name: string;
  attributes: Attributes;
  /** Of what was thrown: whether something of ours is broken, rather than that somebody was told no. */
  isFault?: (error: unknown) => boolean;
};

/**
 * Tells an SDK of `work`, where one is loaded; else it is the work and nothing more. What is said of it are patterns, kinds
 * and codes: no values, no addresses, and of an error no message.
 */
export function inSpan<Result>(describe: () => Described, work: () => Promise<Result>): Promise<Result> {
  const spans = tracer();
  if (spans === undefined) return work();
  const { name, attributes, isFault = () => true } = describe();
  return spans.startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setAttribute('error.type', typeOf(error));
      if (isFault(error)) span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** The same for what is worth telling as a part of something else only. */
export function inPartOfSpan<Result>(
  describe: () => Described,
  work: () => Promise<Result>,
): Promise<Result> {
  return trace.getActiveSpan() === undefined ? work() : inSpan(describe, work);
}

function typeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  if ('type' in error && typeof error.type === 'string') return error.type;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
