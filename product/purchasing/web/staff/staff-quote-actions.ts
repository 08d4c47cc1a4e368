import { findEducators, findGroups } from '#product/schools/contract.ts';
import { action } from '#ui/actions/action.ts';
import * as calls from '../../quotes-contract.ts';
import { QUOTE_KINDS } from '../../rules/prices.ts';
import { TIERS } from '../../rules/quotes.ts';
import { runningPlan } from './running-plan-field.tsx';

const SHOWN = [calls.staffQuotesTable.name];

/** Who pays: the same on quotes and purchase orders. */
export const billingActionFields = [
  { name: 'organisation', kind: 'text', label: 'purchasing-quotes.fields.organisation' },
  { name: 'billing_name', kind: 'text', label: 'purchasing-quotes.fields.billing-name', half: true },
  { name: 'billing_email', kind: 'email', label: 'purchasing-quotes.fields.billing-email', half: true },
  { name: 'billing_address', kind: 'textarea', label: 'purchasing-quotes.fields.billing-address' },
  { name: 'note', kind: 'textarea', label: 'purchasing-quotes.fields.note' },
] as const;

export const groupActionField = {
  name: 'group_id',
  kind: 'autocomplete',
  label: 'purchasing-quotes.fields.group',
  hint: 'purchasing-quotes.fields.group-hint',
  find: findGroups,
} as const;

export const educatorActionField = {
  name: 'account_id',
  kind: 'autocomplete',
  label: 'purchasing-quotes.fields.educator',
  find: findEducators,
} as const;

const quoteFields = [
  {
    name: 'kind',
    kind: 'select',
    label: 'purchasing-quotes.fields.kind',
    choices: QUOTE_KINDS,
    labels: 'purchasing-quotes.kinds',
    half: true,
  },
  {
    name: 'for',
    kind: 'select',
    label: 'purchasing-quotes.fields.for',
    hint: 'purchasing-quotes.fields.for-partial',
    choices: calls.QUOTE_FOR,
    labels: 'purchasing-quotes.for',
    half: true,
  },
  { name: 'quantity', kind: 'number', label: 'purchasing-quotes.fields.quantity', half: true },
  {
    name: 'tier',
    kind: 'select',
    label: 'purchasing-quotes.fields.tier',
    hint: 'purchasing-quotes.fields.tier-hint',
    choices: TIERS,
    labels: 'purchasing-quotes.tiers',
    half: true,
  },
  {
    name: 'unit_price',
    kind: 'text',
    label: 'purchasing-quotes.fields.unit-price',
    hint: 'purchasing-quotes.fields.unit-price-hint',
    half: true,
  },
  runningPlan,
  groupActionField,
  ...billingActionFields,
] as const;

export const addQuote = action({
  name: 'add-quote',
  endpoint: calls.addQuote,
  title: 'purchasing-quotes.add.title',
  submit: 'purchasing-quotes.add.submit',
  size: 'lg',
  refreshes: SHOWN,
  fields: [
    educatorActionField,
    ...quoteFields,
    { name: 'send', kind: 'checkbox', label: 'purchasing-quotes.fields.send' },
  ],
});

export const editQuote = action({
  name: 'edit-quote',
  endpoint: calls.editQuote,
  load: calls.quoteForm,
  title: 'purchasing-quotes.edit.title',
  submit: 'purchasing-quotes.edit.submit',
  size: 'lg',
  refreshes: SHOWN,
  fields: quoteFields,
});

export const sendQuote = action({
  name: 'send-quote',
  endpoint: calls.sendQuote,
  title: 'purchasing-quotes.send.title',
  text: 'purchasing-quotes.send.text',
  submit: 'purchasing-quotes.send.submit',
  refreshes: SHOWN,
});

export const extendQuote = action({
  name: 'extend-quote',
  endpoint: calls.extendQuote,
  title: 'purchasing-quotes.extend.title',
  text: 'purchasing-quotes.extend.text',
  submit: 'purchasing-quotes.extend.submit',
  refreshes: SHOWN,
  fields: [{ name: 'valid_until', kind: 'date', label: 'purchasing-quotes.fields.valid-until' }],
});

export const cancelQuote = action({
  name: 'cancel-quote',
  endpoint: calls.cancelQuote,
  title: 'purchasing-quotes.cancel.title',
  text: 'purchasing-quotes.cancel.text',
  submit: 'purchasing-quotes.cancel.submit',
  danger: true,
  refreshes: SHOWN,
});
