import { expect, test } from 'vitest';
import { offeredActions } from './offered-actions.ts';

test.each([
  ['not-activated', null, ['convert', 'delete', 'edit', 'reach-out', 'resend']],
  ['not-verified', null, ['act-as', 'convert', 'deactivate', 'edit', 'hold', 'reach-out', 'verify']],
  ['on-hold', null, ['act-as', 'convert', 'deactivate', 'edit', 'reach-out', 'release', 'verify']],
  ['verified', null, ['act-as', 'convert', 'deactivate', 'edit', 'reach-out']],
  ['deactivated', 'on-hold', ['edit', 'reach-out', 'rollback']],
  ['deactivated', null, ['edit', 'reach-out']],
] as const)('who is %s (and was %s) can be: %j', (status, before, offered) => {
  const account = { scope: 'educator', status, status_before_deactivation: before };
  expect(offeredActions(account).toSorted()).toEqual(offered);
});
