import { expect, test } from 'vitest';
import type { FieldErrors } from '#platform/contract/message.ts';
import { createFormStore } from './form-state.ts';

const NEEDED = { i18n: 'validation.required' };
const check = ({ name, age }: Readonly<Record<string, unknown>>): FieldErrors => ({
  ...(name === '' ? { name: NEEDED } : {}),
  ...(age === undefined ? { age: NEEDED } : {}),
});
const aForm = (values: Record<string, unknown> = { name: '' }) => {
  const form = createFormStore(values);
  form.checkWith(check);
  const sent: unknown[] = [];
  const send = async (sending: unknown): Promise<void> => void sent.push(sending);
  return { form, sent, send, now: () => form.store.getState() };
};

test('nothing is wrong before it was tried, and what is wrong is not sent', async () => {
  const { form, sent, send, now } = aForm();
  form.set('name', 'A');
  form.set('name', '');
  expect(now().errors).toEqual({});
  expect(await form.submit(send)).toEqual({ name: NEEDED, age: NEEDED });
  expect(now()).toMatchObject({ errors: { name: NEEDED, age: NEEDED }, tries: 1 });
  expect(sent).toEqual([]);
});

test('from then on a field says at once whether it is right, and others keep what is said of them', async () => {
  const { form, send, now } = aForm();
  await form.submit(send);
  form.set('name', 'Ada');
  expect(now().errors).toEqual({ age: NEEDED });
  form.set('name', '');
  expect(now().errors).toEqual({ name: NEEDED, age: NEEDED });
});

test('what is right is sent as it is, and what the server found goes with the next change', async () => {
  const { form, sent, send, now } = aForm({ name: 'Ada', age: 7, other: null });
  await form.submit(async (values) => {
    await send(values);
    form.show({ name: { i18n: 'error.taken', values: { max: 3 } } });
  });
  expect(sent).toEqual([{ name: 'Ada', age: 7, other: null }]);
  expect(now().errors).toEqual({ name: { i18n: 'error.taken', values: { max: 3 } } });
  form.set('age', 8);
  expect(Object.keys(now().errors)).toEqual(['name']);
  form.set('name', 'Bo');
  expect(now().errors).toEqual({});
});

test('a call that fails otherwise has been tried, too', async () => {
  const { form, now } = aForm({ name: 'Ada', age: 7 });
  await expect(form.submit(() => Promise.reject(new Error('ours')))).rejects.toThrow('ours');
  expect(now().tries).toBe(1);
});
