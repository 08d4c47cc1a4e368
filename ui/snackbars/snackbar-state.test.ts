import { expect, test } from 'vitest';
import {
  frontOf,
  type Snackbar,
  type SnackbarGiven,
  withoutSnackbar,
  withSnackbar,
} from './snackbar-state.ts';

function shownAfter(...given: Partial<SnackbarGiven>[]): Snackbar[] {
  return given.reduce<Snackbar[]>(
    (shown, one, id) => withSnackbar(shown, { type: 'info', i18n: `message-${id}`, ...one, id }),
    [],
  );
}
const ids = (shown: Snackbar[]) => shown.map((snackbar) => snackbar.id);

test('three are kept at once', () => {
  expect(ids(shownAfter({}, {}, {}))).toEqual([0, 1, 2]);
});

test('a fourth takes the place of the oldest', () => {
  expect(ids(shownAfter({}, {}, {}, {}))).toEqual([1, 2, 3]);
});

test('a persistent one outlasts newer passing ones', () => {
  expect(ids(shownAfter({ persistent: true }, {}, {}, {}))).toEqual([0, 2, 3]);
});

test('when all three stay, the oldest gives way to the news', () => {
  const stay = { persistent: true };
  expect(ids(shownAfter(stay, stay, stay, {}))).toEqual([1, 2, 3]);
});

test('the same sentence shows once, as the newest', () => {
  expect(ids(shownAfter({ i18n: 'error.offline' }, {}, { i18n: 'error.offline' }))).toEqual([1, 2]);
});

test('the same sentence about something else is another one', () => {
  const saved = (name: string) => ({ i18n: 'notification.saved', values: { name } });
  expect(ids(shownAfter(saved('Ana'), saved('Bo')))).toEqual([0, 1]);
});

test('a dismissed one leaves the others', () => {
  expect(ids(withoutSnackbar(shownAfter({}, {}, {}), 1))).toEqual([0, 2]);
});

test('the newest is read first, unless something went wrong', () => {
  expect(frontOf(shownAfter({}, {}))?.id).toBe(1);
  expect(frontOf(shownAfter({ type: 'error' }, {}))?.id).toBe(0);
  expect(frontOf([])).toBeUndefined();
});
