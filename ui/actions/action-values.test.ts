import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, optionalText, text, yesNo } from '#platform/contract/fields.ts';
import { formReply, notificationReply, notify } from '#platform/contract/message.ts';
import { anyone } from '#platform/contract/policy.ts';
import { action, type FormData } from './action.ts';
import {
  blankOf,
  hasForm,
  initialValues,
  loadedValues,
  notificationOf,
  pathOf,
  valuesFor,
} from './action-values.ts';

const edit = endpoint({
  method: 'PATCH',
  path: '/test/:id/edit',
  summary: 'For this test only.',
  access: anyone,
  input: z.strictObject({
    id: id(),
    name: text(),
    note: optionalText(),
    school_id: z.nullable(id()),
    district_id: z.optional(id()),
    pool: yesNo(),
  }),
  output: z.union([notificationReply, formReply(z.object({ names: z.array(z.string()) }))]),
  audit: 'test.edit',
});

const editing = action({
  name: 'edit',
  endpoint: edit,
  title: 'x',
  submit: 'x',
  fields: [
    { name: 'name', kind: 'text', label: 'x' },
    { name: 'pool', kind: 'checkbox', label: 'x' },
    { kind: 'custom', render: () => null },
  ],
  onForm: (data) => data.names satisfies string[],
});
const fields = editing.fields ?? [];

test('names of fields and values are checked while typing', () => {
  const fieldOfAnother = () =>
    action({
      name: 'edit',
      endpoint: edit,
      title: 'x',
      submit: 'x',
      // @ts-expect-error -- the contract has no such field
      fields: [{ name: 'nmae', kind: 'text', label: 'x' }],
    });
  expect(fieldOfAnother().name).toBe('edit');
});

test('a form starts with what was loaded, and what the contract does not know stays out', () => {
  const loaded = { name: 'Oak', note: null, school_id: null, district_id: null, members: 4 };
  expect(initialValues(edit, { id: 7, name: 'Elm' }, loaded, fields)).toEqual({
    id: 7,
    name: 'Oak',
    school_id: null,
    pool: false,
  });
});

test('a box starts as it was loaded', () => {
  expect(initialValues(edit, {}, { pool: true }, fields)).toEqual({ pool: true });
});

test('an emptied field sends null only where the contract takes it', () => {
  expect(blankOf(edit, 'school_id')).toBeNull();
  expect(blankOf(edit, 'district_id')).toBeUndefined();
});

test('a prefilling call is asked with the values it takes', () => {
  expect(valuesFor(edit, { id: 7, else: 1 })).toEqual({ id: 7 });
  expect(loadedValues({ type: 'form', data: { name: 'Oak' } })).toEqual({ name: 'Oak' });
  expect(() => loadedValues({ name: 'Oak' })).toThrow();
});

test('a reply says something, leads somewhere, or asks further', () => {
  expect(notificationOf(notify('schools.saved', { name: 'Oak' }))).toEqual({
    type: 'success',
    i18n: 'schools.saved',
    values: { name: 'Oak' },
  });
  expect(notificationOf(undefined)).toBeNull();
  const reply: unknown = { type: 'form', data: { names: ['Ann'] } };
  const names: FormData<typeof edit> | null = hasForm(edit, reply) ? reply.data : null;
  expect(names).toEqual({ names: ['Ann'] });
});

test.each([
  { to: '/uber/schools?tab=groups', path: '/uber/schools?tab=groups' },
  { to: '//elsewhere.test', path: null },
  { to: '/\\elsewhere.test', path: null },
  { to: 'https://elsewhere.test', path: null },
])('a reply that leads to $to goes to $path', ({ to, path }) => {
  expect(pathOf({ type: 'redirect', to })).toBe(path);
});
