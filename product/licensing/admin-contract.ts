import * as z from 'zod/mini';
import { endpoint } from '#platform/contract/endpoint.ts';
import { choice, id } from '#platform/contract/fields.ts';
import { notificationReply } from '#platform/contract/message.ts';
import { operationId } from '#platform/contract/operation-id.ts';
import type { Policy } from '#platform/contract/policy.ts';
import { educators, groupAdmins, uber } from '#product/access/rules/policies.ts';
import { licenseCount } from './contract.ts';
import { PAID_PLANS } from './rules/plans.ts';

/** What admins of groups and teams do with the licenses of what they run, and educators with their own. */
const moved = {
  plan: choice(PAID_PLANS),
  count: licenseCount(),
  operation_id: operationId(),
};

export const groupLicenses = endpoint({
  method: 'GET',
  path: '/educator/license-groups',
  summary: 'The groups and teams the actor runs, with the licenses that are left in each.',
  access: groupAdmins,
  input: z.strictObject({}),
  output: z.object({
    data: z.array(z.object({ id: z.number(), name: z.string(), individual: z.number(), site: z.number() })),
  }),
});

export const shareOut = endpoint({
  method: 'POST',
  path: '/educator/groups/:id/share-out',
  summary: 'Give licenses of a group the actor runs to an educator of it.',
  access: groupAdmins,
  input: z.strictObject({ id: id(), educator_id: id(), ...moved }),
  output: notificationReply,
  audit: 'license.share-out',
});

export const reclaimToGroup = endpoint({
  method: 'POST',
  path: '/educator/groups/:id/reclaim',
  summary: 'Take unused licenses that came from a group back from an educator into it.',
  access: groupAdmins,
  input: z.strictObject({ id: id(), educator_id: id(), ...moved }),
  output: notificationReply,
  audit: 'license.reclaim',
});

export const transferBetweenEducators = endpoint({
  method: 'POST',
  path: '/educator/educators/:id/transfer-licenses',
  summary: 'Pass unused licenses that came from the own groups on, from one educator to another.',
  access: groupAdmins,
  input: z.strictObject({ id: id(), educator_id: id(), ...moved }),
  output: notificationReply,
  audit: 'license.transfer',
});

/** What the transfer calls of admins and staff would move: asked before it is offered, so no more is offered than that. */
function movableCall(base: string, access: Policy<false>) {
  return endpoint({
    method: 'GET',
    path: `${base}/:id/movable-licenses`,
    summary: 'How many unused licenses of an educator the actor can pass on to another.',
    access,
    input: z.strictObject({ id: id() }),
    output: z.object({ data: z.object({ individual: z.number(), site: z.number() }) }),
  });
}
export const movableLicenses = movableCall('/educator/educators', groupAdmins);
export const staffMovableLicenses = movableCall('/uber/educators', uber);

export const transferOwnLicenses = endpoint({
  method: 'POST',
  path: '/educator/licenses/transfer',
  summary: 'Give unused licenses of the own to a colleague of the school or of a common group.',
  access: educators,
  input: z.strictObject({ educator_id: id(), ...moved }),
  output: notificationReply,
  audit: 'license.transfer',
});

/** Left out, it is the own site license, or else that of a group the actor runs. */
const ofGroup = z.optional(z.nullable(id()));

export const grantSiteAccess = endpoint({
  method: 'POST',
  path: '/educator/site-access/grant',
  summary: 'Let a colleague draw on the site license of the actor or of a group the actor runs.',
  access: groupAdmins,
  input: z.strictObject({ educator_id: id(), group_id: ofGroup }),
  output: notificationReply,
  audit: 'license.grant-site-access',
});

export const revokeSiteAccess = endpoint({
  method: 'POST',
  path: '/educator/site-access/revoke',
  summary: 'End that, and take the educator off the list of educators.',
  access: groupAdmins,
  input: z.strictObject({ educator_id: id(), group_id: ofGroup }),
  output: notificationReply,
  audit: 'license.revoke-site-access',
});
