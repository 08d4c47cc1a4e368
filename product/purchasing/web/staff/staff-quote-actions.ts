import { findEducators, findGroups } from '#product/schools/contract.ts';
import { action } from '#ui/actions/action.ts';
import * as calls from '../../quotes-contract.ts';
import { QUOTE_KINDS } from '../../rules/prices.ts';
import { TIERS } from '../../rules/quotes.ts';
import { runningPlan } from './running-plan-field.tsx';

const SHOWN = [calls.uberQuotesTable.name];

/** Who pays: the same on quotes and purchase orders. */
export const billingActionFields = [
  { name: 'organisation', kind: 'text', label: 'quotes.fields.organisation' },
  { name: 'billing_name', kind: 'text', label: 'quotes.fields.billing-name', half: true },
  { name: 'billing_email', kind: 'email', label: 'quotes.fields.billing-email', half: true },
  { name: 'billing_address', kind: 'textarea', label: 'quotes.fields.billing-address' },
  { name: 'note', kind: 'textarea', label: 'quotes.fields.note' },
] as const;

export const groupActionField = {
  name: 'group_id',
  kind: 'autocomplete',
  label: 'quotes.fields.group',
  hint: 'quotes.fields.group-hint',
  find: findGroups,
} as const;

export const educatorActionField = {
  name: 'account_id',
  kind: 'autocomplete',
  label: 'quotes.fields.educator',
  find: findEducators,
} as const;

const quoteFields = [
  {
    name: 'kind',
    kind: 'select',
    label: 'quotes.fields.kind',
    choices: QUOTE_KINDS,
    labels: 'quotes.kinds',
    half: true,
  },
  {
    name: 'for',
    kind: 'select',
    label: 'quotes.fields.for',
    hint: 'quotes.fields.for-partial',
    choices: calls.QUOTE_FOR,
    labels: 'quotes.for',
    half: true,
  },
  { name: 'quantity', kind: 'number', label: 'quotes.fields.quantity', half: true },
  {
    name: 'tier',
    kind: 'select',
    label: 'quotes.fields.tier',
    hint: 'quotes.fields.tier-hint',
    choices: TIERS,
    labels: 'quotes.tiers',
    half: true,
  },
  {
    name: 'unit_price',
    kind: 'text',
    label: 'quotes.fields.unit-price',
    hint: 'quotes.fields.unit-price-hint',
    half: true,
  },
  runningPlan,
  groupActionField,
  ...billingActionFields,
] as const;

export const addQuote = action({
  name: 'add-quote',
  endpoint: calls.addQuote,
  title: 'quotes.add.title',
  submit: 'quotes.add.submit',
  size: 'lg',
  refreshes: SHOWN,
  fields: [
    educatorActionField,
    ...quoteFields,
    { name: 'send', kind: 'checkbox', label: 'quotes.fields.send' },
  ],
});

export const editQuote = action({
  name: 'edit-quote',
  endpoint: calls.editQuote,
  load: calls.quoteForm,
  title: 'quotes.edit.title',
  submit: 'quotes.edit.submit',
  size: 'lg',
  refreshes: SHOWN,
  fields: quoteFields,
});

export const sendQuote = action({
  name: 'send-quote',
  endpoint: calls.sendQuote,
  title: 'quotes.send.title',
  text: 'quotes.send.text',
  submit: 'quotes.send.submit',
  refreshes: SHOWN,
});

export const extendQuote = action({
  name: 'extend-quote',
  endpoint: calls.extendQuote,
  title: 'quotes.extend.title',
  text: 'quotes.extend.text',
  submit: 'quotes.extend.submit',
  refreshes: SHOWN,
  fields: [{ name: 'valid_until', kind: 'date', label: 'quotes.fields.valid-until' }],
});

export const cancelQuote = action({
  name: 'cancel-quote',
  endpoint: calls.cancelQuote,
  title: 'quotes.cancel.title',
  text: 'quotes.cancel.text',
  submit: 'quotes.cancel.submit',
  danger: true,
  refreshes: SHOWN,
});
