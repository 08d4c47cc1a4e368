import * as z from 'zod/mini';
import { yesNo } from '#platform/contract/fields.ts';
import type { Actor } from '#platform/contract/policy.ts';

/** Staff who act for a customer say that they mean it before money moves or letters go out in the customer's name. */
export const onBehalf = () => z.optional(yesNo());

export function needsConsent(actor: Pick<Actor, 'actingAsBy'>, said: boolean | undefined): boolean {
  return actor.actingAsBy !== null && said !== true;
}
