import { setTimeout as pause } from 'node:timers/promises';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/**
 * What labels may be called. Each has few values, all of them ours: a route's pattern and never an address, the name of a
 * kind of work and never whom it is for. No id, no name, no school, nothing that somebody typed.
 */
export const LABELS = [
  'at',
  'job',
  'kind',
  'method',
  'outcome',
  'pool',
  'process',
  'route',
  'site',
  'state',
  'status',
] as const;
type Label = (typeof LABELS)[number];

const PREFIX = 'kindred_';
const registry = new Registry();

type Described<Name extends Label> = { name: string; help: string; labels?: readonly Name[] };

const described = <Name extends Label>({ name, help, labels = [] }: Described<Name>) => ({
  name: `${PREFIX}${name}`,
  help,
  labelNames: [...labels],
  registers: [registry],
});

export function counter<Name extends Label = never>(metric: Described<Name>): Counter<Name> {
  return new Counter(described(metric));
}

export function gauge<Name extends Label = never>(metric: Described<Name>): Gauge<Name> {
  return new Gauge(described(metric));
}

/** From what a list out of memory takes to what nobody waits for. */
const SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export function seconds<Name extends Label = never>(metric: Described<Name>): Histogram<Name> {
  return new Histogram({ ...described(metric), buckets: SECONDS });
}

type Look = () => Promise<void> | void;
const looks = new Set<Look>();

/** Runs whenever somebody wants to see the figures, for those that are looked up; answers how to stop. */
export function whenLookedAt(look: Look): () => void {
  looks.add(look);
  return () => void looks.delete(look);
}

/** A database that is away must not keep the rest from being seen. */
const PATIENCE_MS = 2000;

/** Everything as Prometheus reads it. */
export async function metricsText(): Promise<string> {
  const giveUp = new AbortController();
  const patience = pause(PATIENCE_MS, undefined, { ref: false, signal: giveUp.signal }).catch(
    () => undefined,
  );
  const looked = Promise.allSettled([...looks].map(async (look) => look()));
  await Promise.race([looked, patience]);
  giveUp.abort();
  return registry.metrics();
}

export const METRICS_TYPE = registry.contentType;

/** As after a start: for tests, which share a process. */
export function forgetFigures(): void {
  registry.resetMetrics();
}

let watchesProcess = false;

/** Memory, processor, garbage and the delay of the event loop: of the process as a whole. */
export function watchProcess(): void {
  if (watchesProcess) return;
  watchesProcess = true;
  collectDefaultMetrics({ register: registry });
}
