import { expect, test } from 'vitest';
import type { Column } from '#platform/contract/table.ts';
import { cellWriter } from './cells.ts';

const moment: Column = { kind: 'moment', label: 'ui.close' };
const timed: Column = { ...moment, time: true };

test.each([
  [moment, 'UTC', '2026-07-01T00:05:00Z', '07/01/2026'],
  [moment, 'America/New_York', '2026-07-01T00:05:00Z', '06/30/2026'],
  [timed, 'UTC', '2026-07-01T14:05:00Z', '07/01/2026 2:05 PM'],
  [timed, 'UTC', '2026-07-01T00:05:00Z', '07/01/2026 12:05 AM'],
  [timed, 'America/New_York', '2026-07-01T00:05:00Z', '06/30/2026 8:05 PM'],
  [timed, 'Asia/Taipei', '2026-07-01T04:05:59Z', '07/01/2026 12:05 PM'],
] as const)('a file writes a moment %j for a reader in %s', (column, zone, value, written) => {
  const write = cellWriter(column, ({ i18n }) => i18n, zone);
  expect(write(value)).toMatchObject({ text: written });
  expect(write(null)).toBe('');
});

const day: Column = { kind: 'day', label: 'ui.close' };

test.each([
  [day, 'UTC', '2026-07-01', 46204],
  [day, 'Asia/Taipei', '1900-03-01', 61],
  [moment, 'America/New_York', '2026-07-01T00:05:00Z', 46203],
  [timed, 'UTC', '2026-07-01T18:00:00Z', 46204.75],
  [timed, 'UTC', '2026-07-01T00:00:00Z', 46204],
  [timed, 'UTC', '2026-07-01T12:00:00Z', 46204.5],
] as const)('a spreadsheet counts %j in %s of %s as %f', (column, zone, value, serial) => {
  expect(cellWriter(column, ({ i18n }) => i18n, zone)(value)).toMatchObject({ serial });
});
