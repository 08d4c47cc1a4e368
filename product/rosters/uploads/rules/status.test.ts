import { expect, test } from 'vitest';
import { isHeld } from './limits.ts';
import { nextUploadStatus, UPLOAD_STATUSES } from './status.ts';

test('only a ready upload can be confirmed, and only an applied one undone', () => {
  const from = (event: 'confirm' | 'undo') =>
    UPLOAD_STATUSES.filter((status) => nextUploadStatus(status, event) !== null);
  expect(from('confirm')).toEqual(['ready']);
  expect(from('undo')).toEqual(['applied']);
});

test('archiving more than a fifth is held', () => {
  expect([isHeld(20, 100), isHeld(21, 100), isHeld(0, 0), isHeld(1, 4)]).toEqual([false, true, false, true]);
});
