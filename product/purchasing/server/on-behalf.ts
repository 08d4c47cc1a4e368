import type { Actor } from '#platform/contract/policy.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { needsConsent } from '../rules/on-behalf.ts';

export function checkOnBehalf(
  actor: Pick<Actor, 'actingAsBy'>,
  input: { on_behalf?: boolean | undefined },
): void {
  if (needsConsent(actor, input.on_behalf)) throw Refusal.field('on_behalf', 'validation.on-behalf');
}
