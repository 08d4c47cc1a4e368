import { findAccounts, findEducators, findGroups } from '#product/schools/contract.ts';
import { type ActionField, action } from '#ui/actions/action.ts';
import { CHOSEN_TIERS } from '../rules/tiers.ts';
import * as calls from '../staff-contract.ts';
import { count, plan } from './plain-fields.ts';

const REFRESHES = ['educators', 'parents', 'groups', 'uber-students', 'account-requests', 'activity'];

const quantity = {
  name: 'quantity',
  kind: 'number',
  label: 'licensing.fields.quantity',
} as const satisfies ActionField;
const tier = [
  {
    name: 'tier',
    kind: 'select',
    label: 'licensing.fields.tier',
    choices: CHOSEN_TIERS,
    labels: 'licensing.tiers',
    half: true,
  },
  {
    name: 'quantity',
    kind: 'number',
    label: 'licensing.fields.own-quantity',
    hint: 'licensing.fields.own-quantity-hint',
    half: true,
  },
] as const satisfies readonly ActionField[];
const startsOn = {
  name: 'starts_on',
  kind: 'date',
  label: 'licensing.fields.starts-on',
  half: true,
} as const satisfies ActionField;
const endsOn = {
  name: 'ends_on',
  kind: 'date',
  label: 'licensing.fields.ends-on',
  half: true,
} as const satisfies ActionField;
const holder = [
  {
    name: 'account_id',
    kind: 'autocomplete',
    label: 'licensing.fields.educator',
    hint: 'licensing.fields.holder-hint',
    find: findEducators,
  },
  { name: 'group_id', kind: 'autocomplete', label: 'licensing.fields.group', find: findGroups },
] as const satisfies readonly ActionField[];
const receiver = [
  {
    ...holder[0],
    label: 'licensing.fields.educator-or-parent',
    hint: 'licensing.fields.receiver-hint',
    find: findAccounts,
  },
  holder[1],
] as const satisfies readonly ActionField[];

/** Of educators, parents and groups alike. */
function ownerActions(owner: typeof calls.groupOwner, prefix: string) {
  return {
    give: action({
      name: `${prefix}-give-licenses`,
      endpoint: owner.give,
      title: 'licensing.staff.give.title',
      text: 'licensing.staff.give.text',
      submit: 'licensing.staff.give.submit',
      fields: [quantity],
      refreshes: REFRESHES,
    }),
    change: action({
      name: `${prefix}-change-quantity`,
      endpoint: owner.changeQuantity,
      title: 'licensing.staff.change.title',
      submit: 'licensing.staff.change.submit',
      fields: [
        {
          name: 'change',
          kind: 'radio',
          label: 'licensing.fields.change',
          choices: calls.QUANTITY_CHANGES,
          labels: 'licensing.changes',
        },
        { ...quantity, hint: 'licensing.fields.change-hint' },
      ],
      refreshes: REFRESHES,
    }),
    giveSite: action({
      name: `${prefix}-give-site-license`,
      endpoint: owner.giveSite,
      title: 'licensing.staff.give-site.title',
      submit: 'licensing.staff.give-site.submit',
      fields: [
        ...tier,
        { ...startsOn, hint: 'licensing.fields.starts-on-hint' },
        {
          name: 'period',
          kind: 'radio',
          label: 'licensing.fields.period',
          choices: calls.SITE_PERIODS,
          labels: 'licensing.periods',
        },
        { ...endsOn, hint: 'licensing.fields.ends-on-hint' },
      ],
      refreshes: REFRESHES,
    }),
    upgrade: action({
      name: `${prefix}-upgrade-site`,
      endpoint: owner.upgradeSite,
      title: 'licensing.staff.upgrade.title',
      text: 'licensing.staff.upgrade.text',
      submit: 'licensing.staff.upgrade.submit',
      fields: tier,
      refreshes: REFRESHES,
    }),
    dates: action({
      name: `${prefix}-change-dates`,
      endpoint: owner.changeDates,
      title: 'licensing.staff.dates.title',
      text: 'licensing.staff.dates.text',
      submit: 'licensing.staff.dates.submit',
      fields: [startsOn, endsOn],
      refreshes: REFRESHES,
    }),
    reclaim: action({
      name: `${prefix}-reclaim-licenses`,
      endpoint: owner.reclaim,
      title: 'licensing.staff.reclaim.title',
      text: 'licensing.staff.reclaim.text',
      submit: 'licensing.staff.reclaim.submit',
      danger: true,
      fields: [plan, count],
      refreshes: REFRESHES,
    }),
    transfer: action({
      name: `${prefix}-transfer-licenses`,
      endpoint: owner.transfer,
      title: 'licensing.staff.transfer.title',
      text: 'licensing.staff.transfer.text',
      submit: 'licensing.staff.transfer.submit',
      fields: [...receiver, plan, count],
      refreshes: REFRESHES,
    }),
  };
}

function trialAction(endpoint: typeof calls.educatorOwner.setTrial, prefix: string) {
  return action({
    name: `${prefix}-set-trial`,
    endpoint,
    title: 'licensing.staff.trial.title',
    text: 'licensing.staff.trial.text',
    submit: 'licensing.staff.trial.submit',
    fields: [{ name: 'ends_on', kind: 'date', label: 'licensing.fields.trial-ends-on' }],
    refreshes: REFRESHES,
  });
}

export const OWNER_ACTIONS = {
  educator: ownerActions(calls.educatorOwner, 'educator'),
  parent: ownerActions(calls.parentOwner, 'parent'),
  group: ownerActions(calls.groupOwner, 'group'),
} as const;
export const TRIAL_ACTIONS = {
  educator: trialAction(calls.educatorOwner.setTrial, 'educator'),
  parent: trialAction(calls.parentOwner.setTrial, 'parent'),
} as const;

export const grantAccess = action({
  name: 'uber-grant-site-access',
  endpoint: calls.staffGrantSiteAccess,
  title: 'licensing.staff.grant-access.title',
  submit: 'licensing.staff.grant-access.submit',
  fields: holder,
  refreshes: REFRESHES,
});

export const revokeAccess = action({
  name: 'uber-revoke-site-access',
  endpoint: calls.staffRevokeSiteAccess,
  title: 'licensing.staff.revoke-access.title',
  submit: 'licensing.staff.revoke-access.submit',
  danger: true,
  fields: holder,
  refreshes: REFRESHES,
});
