import { expect, test } from 'vitest';
import { type ModalChange, type Modals, mayLeave, modalsAfter } from './modal-state.ts';

function after(...changes: ModalChange[]): Modals {
  return changes.reduce(modalsAfter, {});
}

const opened: ModalChange = {
  do: 'open',
  name: 'edit-school',
  given: { id: 7, type: 'school', title: 'Edit School', extra: { row: 3 } },
};

test('opening shows a modal with what it was given', () => {
  expect(after(opened)['edit-school']).toEqual({
    isOpen: true,
    type: 'school',
    id: 7,
    status: 'open',
    message: null,
    title: 'Edit School',
    extra: { row: 3 },
  });
});

test('opening an existing one starts it anew', () => {
  const again = after(
    opened,
    { do: 'status', name: 'edit-school', status: 'failed' },
    { do: 'open', name: 'edit-school' },
  );
  expect(again['edit-school']).toMatchObject({
    isOpen: true,
    status: 'open',
    id: null,
    title: null,
    extra: {},
  });
});

test('a hidden one keeps everything and shows again', () => {
  const hidden = after(opened, { do: 'hide', name: 'edit-school' });
  expect(hidden['edit-school']).toMatchObject({ isOpen: false, id: 7, title: 'Edit School' });
  expect(modalsAfter(hidden, { do: 'show', name: 'edit-school' })).toEqual(after(opened));
});

test('closing removes it and leaves the others', () => {
  const modals = after(opened, { do: 'open', name: 'login' }, { do: 'close', name: 'edit-school' });
  expect(Object.keys(modals)).toEqual(['login']);
});

test('processing turns into success or failure, with a message', () => {
  const message = { i18n: 'notification.saved', values: { name: 'Oak Hill' } };
  const processing = after(opened, { do: 'status', name: 'edit-school', status: 'processing' });
  const done = modalsAfter(processing, { do: 'status', name: 'edit-school', status: 'success', message });
  expect(done['edit-school']).toMatchObject({ status: 'success', message });
});

test('a new status drops the message of the one before', () => {
  const failed: ModalChange = {
    do: 'status',
    name: 'edit-school',
    status: 'failed',
    message: { i18n: 'error.offline' },
  };
  const back = after(opened, failed, { do: 'status', name: 'edit-school', status: 'open' });
  expect(back['edit-school']?.message).toBeNull();
});

test('the title can change while it is open', () => {
  const renamed = after(opened, { do: 'title', name: 'edit-school', title: 'Edit Oak Hill' });
  expect(renamed['edit-school']).toMatchObject({ title: 'Edit Oak Hill', id: 7 });
});

test.each([
  { do: 'hide', name: 'nobody' },
  { do: 'show', name: 'nobody' },
  { do: 'close', name: 'nobody' },
  { do: 'status', name: 'nobody', status: 'success' },
  { do: 'title', name: 'nobody', title: 'x' },
] satisfies ModalChange[])('$do of a modal that is not there changes nothing', (change) => {
  const before = after(opened);
  expect(modalsAfter(before, change)).toBe(before);
});

test('signing out closes all of them', () => {
  expect(after(opened, { do: 'open', name: 'login' }, { do: 'close-all' })).toEqual({});
});

test('a processing modal cannot be left', () => {
  const processing = after(opened, { do: 'status', name: 'edit-school', status: 'processing' })[
    'edit-school'
  ];
  expect(processing && mayLeave(processing)).toBe(false);
});
