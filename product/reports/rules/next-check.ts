import * as z from 'zod/mini';
import type { UnlockRefusal } from '#product/play/rules/results/progress.ts';
import type { Measured, ReportFacts } from './facts.ts';

/** Why a program might be begun anew: its answers look like guessing, or the last check is taken. */
const RESTART_REASONS = ['guessing', 'last-check'] as const;

/** What an educator who reads a report may want to do next: offered where it is read that it is needed. */
export const nextCheck = z.object({
  /** Another check may be unlocked, where the program is still the child's. */
  unlock: z.boolean(),
  restart: z.nullable(z.enum(RESTART_REASONS)),
});
export type NextCheck = z.infer<typeof nextCheck>;

export const NOTHING_NEXT: NextCheck = { unlock: false, restart: null };

export function looksLikeGuessing(measured: Measured | null): boolean {
  return (
    measured !== null && Object.values(measured.skills).some(({ said }) => said === 'looks-like-guessing')
  );
}

/** `refusal` is why no other check can be unlocked; null where one can. An earlier check is only read. */
export function nextAfter(
  { kind, iteration, measured }: Pick<ReportFacts, 'kind' | 'iteration' | 'measured'>,
  iterations: readonly number[],
  refusal: UnlockRefusal | null,
): NextCheck {
  const isNewest = kind !== 'assessment' || iteration === iterations[0];
  if (!isNewest) return NOTHING_NEXT;
  const isLast = kind === 'assessment' && refusal === 'limit';
  return {
    unlock: kind === 'assessment' && refusal === null,
    restart: looksLikeGuessing(measured) ? 'guessing' : isLast ? 'last-check' : null,
  };
}
