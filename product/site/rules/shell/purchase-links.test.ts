import { expect, test } from 'vitest';
import { purchaseLinks } from './purchase-links.ts';

test('a link is offered once its page exists, and to whom it is for', () => {
  const all = purchaseLinks('educator', () => true).map(({ name }) => name);
  expect(all).toEqual(['purchase', 'quote', 'history', 'licenses', 'info']);
  expect(purchaseLinks('parent', () => true).map(({ path }) => path)).toEqual([
    '/parent/purchasing',
    '/parent/purchase-history',
    '/parent/license-history',
  ]);
  expect(purchaseLinks('educator', () => false)).toEqual([]);
});

test('who teaches at home is offered no quotes and no W-9', () => {
  const names = purchaseLinks('educator', () => true, { atHome: true }).map(({ name }) => name);
  expect(names).toEqual(['purchase', 'history', 'licenses']);
});
