import { type Actor, policy } from '#platform/contract/policy.ts';
import type { Scope, Trait } from './scopes.ts';

export { anyone } from '#platform/contract/policy.ts';

export function is(actor: Actor, trait: Trait): boolean {
  return actor.traits.includes(trait);
}

const hasScope = (...scopes: Scope[]) => {
  const allowed: readonly string[] = scopes;
  return (actor: Actor): boolean => allowed.includes(actor.scope);
};

/** Not for a child who came in by a class tile: three pictures open play, and what it takes to stay there. */
export const signedIn = policy('signed-in', (actor) => !is(actor, 'play-only'));
export const signedInToPlay = policy('signed-in-to-play', () => true);
export const adults = policy('adults', hasScope('uber', 'educator', 'parent'));
export const uber = policy('uber', hasScope('uber'));
export const educators = policy('educators', hasScope('educator'));
/** Who runs a group or a team manages its educators and sees all of its students. */
const runsGroups = (actor: Actor): boolean =>
  actor.scope === 'educator' && (is(actor, 'group-admin') || is(actor, 'team-admin'));
export const groupAdmins = policy('group-admins', runsGroups);
/** Who was granted a site license, or runs a group that has one, reads how it is used. */
export const siteLicenseAdmins = policy(
  'site-license-admins',
  (actor) => actor.scope === 'educator' && is(actor, 'site-license-admin'),
);
export const parents = policy('parents', hasScope('parent'));
export const students = policy('students', hasScope('student'));

/** Credentials belong to the person alone: staff acting as somebody may not touch them. */
const inPerson = (...scopes: Scope[]) => {
  const allowed = hasScope(...scopes);
  return (actor: Actor): boolean => allowed(actor) && actor.actingAsBy === null;
};
export const adultsInPerson = policy('adults-in-person', inPerson('uber', 'educator', 'parent'));
/** What an admin vouches for, staff do not vouch for in the admin's name. */
export const groupAdminsInPerson = policy(
  'group-admins-in-person',
  (actor) => runsGroups(actor) && actor.actingAsBy === null,
);
export const educatorsInPerson = policy('educators-in-person', inPerson('educator'));
export const parentsInPerson = policy('parents-in-person', inPerson('parent'));
/** What a child makes its own nobody makes in its name. */
export const studentsInPerson = policy('students-in-person', inPerson('student'));
export const keepersInPerson = policy('keepers-in-person', inPerson('educator', 'parent'));
