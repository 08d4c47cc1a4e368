import type { Actor } from '#platform/contract/policy.ts';
import type { Bind } from '#platform/server/database/bindings.ts';
import { mine } from '#product/rosters/server/students/reach.ts';
import type { CheckInPorts } from './ports.ts';

/**
 * Whose feelings an educator reads by name: the own children, those shared, and those whom they answer for. Who runs a
 * school or a district reads shares of the others.
 */
export function readsFeelings({ answersFor }: CheckInPorts) {
  return (actor: Actor, bind: Bind): string =>
    actor.scope === 'educator'
      ? `(${mine(actor, bind)} or ${answersFor(`${bind(actor.id)}::bigint`)}) and not s.is_sandbox`
      : 'false';
}

/** Of check-ins `c` those that the child knew this reader would see; none while staff act as the reader. */
export function toldTo(actor: Actor): string {
  return isCovered(actor) ? 'false' : `${actor.id}::bigint = any(c.told_to)`;
}

/** Feelings are not for staff. */
export function isCovered(actor: Actor): boolean {
  return actor.actingAsBy !== null;
}
