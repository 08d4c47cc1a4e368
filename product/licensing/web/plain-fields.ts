import type { ActionField } from '#ui/actions/action.ts';
import { PAID_PLANS } from '../rules/plans.ts';

/** What needs no component of its own: the home page does not load forms for them. */
export const plan = {
  name: 'plan',
  kind: 'radio',
  label: 'licensing.fields.plan',
  choices: PAID_PLANS,
  labels: 'licensing.plans',
} as const satisfies ActionField;
export const count = {
  name: 'count',
  kind: 'number',
  label: 'licensing.fields.count',
} as const satisfies ActionField;
