import { expect, test } from 'vitest';
import { asSent } from './kept-values.ts';

const form = {
  type: 'form',
  data: {
    name: 'Elm',
    owner: { id: 7, label: 'Uma', hint: null },
    school: null,
    accounts: [{ id: 3, label: 'Ida', hint: null, role: 'admin' }],
    tags: ['a'],
  },
};

test.each([
  [form, ['name'], { name: 'Elm' }],
  [form, ['owner_id', 'school_id'], { owner_id: 7 }],
  [form, ['accounts', 'tags'], { accounts: [{ id: 3, role: 'admin' }], tags: ['a'] }],
  [form, ['password'], {}],
  [{ type: 'notification' }, ['name'], {}],
  [null, ['name'], {}],
])('%j has for %j: %j', (reply, names, values) => {
  expect(asSent(reply, names)).toEqual(values);
});
