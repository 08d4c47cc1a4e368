import { counter } from '../telemetry/metrics.ts';

const errors = counter({
  name: 'database_errors_total',
  help: 'What the database refused, broke off or did not answer, by the class of its SQLSTATE.',
  labels: ['kind'],
});

/** By the first two characters (PostgreSQL, appendix A). What we ask for on purpose is among them: a name that is taken is a constraint. */
const CLASSES: Readonly<Record<string, string>> = {
  '08': 'connection',
  '22': 'data',
  '23': 'constraint',
  '25': 'transaction-state',
  '40': 'rolled-back',
  '42': 'statement',
  '53': 'resources',
  '54': 'limit',
  '55': 'not-ready',
  '57': 'ended',
  '58': 'system',
  XX: 'internal',
};

// Seen from the start: what Prometheus first sees as one it takes for having always been one.
for (const kind of [...Object.values(CLASSES), 'other']) errors.inc({ kind }, 0);

export function countFault(error: unknown): void {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const isState = /^[0-9A-Z]{5}$/.test(code) && error instanceof Error && 'severity' in error;
  errors.inc({ kind: isState ? (CLASSES[code.slice(0, 2)] ?? 'other') : 'connection' });
}
