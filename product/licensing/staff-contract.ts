import * as z from 'zod/mini';
import { endpoint } from '#platform/contract/endpoint.ts';
import { choice, id } from '#platform/contract/fields.ts';
import { QUANTITY_MAX } from '#platform/contract/issues.ts';
import { notificationReply } from '#platform/contract/message.ts';
import { operationId } from '#platform/contract/operation-id.ts';
import { uber } from '#product/access/rules/policies.ts';
import { licenseCount, licenseDay, optionalLicenseDay } from './contract.ts';
import { GRANT_MAX, PAID_PLANS, PLANS } from './rules/plans.ts';
import { CHOSEN_TIERS } from './rules/tiers.ts';

/** What staff do with anybody's licenses. */

/** A site license runs a year, to 30 June, or to a day of its own. */
export const SITE_PERIODS = ['year', 'school-year', 'custom'] as const;
export const QUANTITY_CHANGES = ['add', 'subtract'] as const;

function tier() {
  return z.literal([...CHOSEN_TIERS], { error: 'validation.in' });
}

/** Positive to add, negative to subtract. */
function signedCount() {
  return z.number({ error: 'validation.number' }).check(
    z.refine(Number.isSafeInteger, { error: 'validation.integer', abort: true }),
    z.refine((value) => value !== 0, { error: 'validation.non-zero' }),
    z.refine((value) => Math.abs(value) <= GRANT_MAX, { error: QUANTITY_MAX, params: { max: GRANT_MAX } }),
  );
}

const optionalId = () => z.optional(z.nullable(id()));
/** For custom tiers and for those above the largest. */
const ownQuantity = () => z.optional(z.nullable(licenseCount()));

const lot = z.object({
  id: z.number(),
  plan: z.enum(PLANS),
  quantity: z.number(),
  used: z.number(),
  remaining: z.number(),
  starts_on: z.string(),
  ends_on: z.nullable(z.string()),
  /** Where it came from, where that was somebody else. */
  from: z.nullable(z.string()),
});
export type ListedLot = z.infer<typeof lot>;

/** Of educators, parents and groups alike; `one` is what their documents call it. */
function ownerCalls(base: string, one: string) {
  return {
    list: endpoint({
      method: 'GET',
      path: `${base}/:id/licenses`,
      summary: `The licenses of ${one}, by what they came with.`,
      access: uber,
      input: z.strictObject({ id: id() }),
      output: z.object({ data: z.array(lot) }),
    }),
    give: endpoint({
      method: 'POST',
      path: `${base}/:id/give-licenses`,
      summary: `Give ${one} individual licenses for free.`,
      access: uber,
      input: z.strictObject({ id: id(), quantity: licenseCount(), operation_id: operationId() }),
      output: notificationReply,
      audit: 'license.give-for-free',
    }),
    changeQuantity: endpoint({
      method: 'POST',
      path: `${base}/:id/change-license-quantity`,
      summary: `Add individual licenses to those of ${one}, or subtract unused ones.`,
      access: uber,
      input: z.strictObject({
        id: id(),
        change: choice(QUANTITY_CHANGES),
        quantity: signedCount(),
        operation_id: operationId(),
      }),
      output: notificationReply,
      audit: 'license.change-quantity',
    }),
    giveSite: endpoint({
      method: 'POST',
      path: `${base}/:id/give-site-license`,
      summary: `Give ${one} a site license: a tier or a number of its own, for a year, to 30 June, or to a day.`,
      access: uber,
      input: z.strictObject({
        id: id(),
        tier: tier(),
        quantity: ownQuantity(),
        starts_on: optionalLicenseDay(),
        period: choice(SITE_PERIODS),
        ends_on: optionalLicenseDay(),
        operation_id: operationId(),
      }),
      output: notificationReply,
      audit: 'license.give-for-free',
    }),
    upgradeSite: endpoint({
      method: 'POST',
      path: `${base}/:id/upgrade-site-license`,
      summary: `Make a site license of ${one} larger.`,
      access: uber,
      input: z.strictObject({
        id: id(),
        lot_id: id(),
        tier: tier(),
        quantity: ownQuantity(),
        operation_id: operationId(),
      }),
      output: notificationReply,
      audit: 'license.upgrade-site',
    }),
    changeDates: endpoint({
      method: 'POST',
      path: `${base}/:id/change-site-dates`,
      summary: `Change the first and the last day of a site license of ${one}; its students' licenses follow.`,
      access: uber,
      input: z.strictObject({
        id: id(),
        lot_id: id(),
        starts_on: licenseDay(),
        ends_on: licenseDay(),
        operation_id: operationId(),
      }),
      output: notificationReply,
      audit: 'license.change-dates',
    }),
    reclaim: endpoint({
      method: 'POST',
      path: `${base}/:id/reclaim-licenses`,
      summary: `Take unused licenses back from ${one}, out of the world.`,
      access: uber,
      input: z.strictObject({
        id: id(),
        plan: choice(PAID_PLANS),
        count: licenseCount(),
        operation_id: operationId(),
      }),
      output: notificationReply,
      audit: 'license.reclaim',
    }),
    transfer: endpoint({
      method: 'POST',
      path: `${base}/:id/transfer-licenses`,
      summary: `Move unused licenses of ${one} to an educator, a parent or a group.`,
      access: uber,
      input: z.strictObject({
        id: id(),
        plan: choice(PAID_PLANS),
        count: licenseCount(),
        account_id: optionalId(),
        group_id: optionalId(),
        operation_id: operationId(),
      }),
      output: notificationReply,
      audit: 'license.transfer',
    }),
  };
}

function trialCall(base: string, one: string) {
  return endpoint({
    method: 'POST',
    path: `${base}/:id/trial`,
    summary: `Let the free trial of ${one} end on another day, or start one.`,
    access: uber,
    input: z.strictObject({ id: id(), ends_on: licenseDay(), operation_id: operationId() }),
    output: notificationReply,
    audit: 'license.set-trial',
  });
}

const educator = ownerCalls('/uber/educators', 'an educator');
const parent = ownerCalls('/uber/parents', 'a parent');
export const educatorOwner = { ...educator, setTrial: trialCall('/uber/educators', 'an educator') };
export const parentOwner = { ...parent, setTrial: trialCall('/uber/parents', 'a parent') };
export const groupOwner = ownerCalls('/uber/groups', 'a group');

/** Whose site license: a person's or a group's, one of the two. */
const holder = { account_id: optionalId(), group_id: optionalId() };

export const staffGrantSiteAccess = endpoint({
  method: 'POST',
  path: '/uber/educators/:id/grant-site-access',
  summary: "Let an educator draw on somebody's or a group's site license.",
  access: uber,
  input: z.strictObject({ id: id(), ...holder }),
  output: notificationReply,
  audit: 'license.grant-site-access',
});

export const staffRevokeSiteAccess = endpoint({
  method: 'POST',
  path: '/uber/educators/:id/revoke-site-access',
  summary: 'End that.',
  access: uber,
  input: z.strictObject({ id: id(), ...holder }),
  output: notificationReply,
  audit: 'license.revoke-site-access',
});
