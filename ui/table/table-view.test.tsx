import { MantineProvider } from '@mantine/core';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import ui from '#locales/en/ui.json' with { type: 'json' };
import { interpolation, writtenNumbers } from '#platform/contract/texts/interpolation.ts';
import { demoRows, demoTable } from '../showcase/demo-table.ts';
import type { RowLook, TableFacts, TableHandlers } from './model/table-types.ts';
import { TableView } from './table-view.tsx';

type DemoRow = (typeof demoRows)[number];

const words = i18next.createInstance();
await words.use(writtenNumbers).init({
  lng: 'en',
  resources: { en: { translation: { ui } } },
  interpolation,
});

const nothing = () => undefined;
const on: TableHandlers<DemoRow> = {
  goToPage: nothing,
  setFilter: nothing,
  clearFilters: nothing,
  sortBy: nothing,
  toggleRow: nothing,
  selectPage: nothing,
  selectAll: async () => undefined,
  showSubset: nothing,
  clearSelection: nothing,
  chooseColumns: nothing,
  download: nothing,
  cancelDownload: nothing,
  retry: nothing,
};
const usual: TableFacts<DemoRow> = {
  table: demoTable,
  label: 'Students',
  status: 'ready',
  isRefreshing: false,
  isBehind: false,
  rows: demoRows.slice(0, 3),
  counts: { filtered: 1204, total: 1300, totalFromCache: false },
  page: 2,
  sort: { column: 'name', descending: true },
  filters: {},
  columns: ['name', 'scenes', 'license_ends', 'uses_program'],
  isUsualColumns: true,
  selected: new Set(),
  hidden: 0,
  isSubset: false,
  download: null,
};

function shown(given: Partial<TableFacts<DemoRow>> = {}, more: Partial<RowLook<DemoRow>> = {}): string {
  const look = { describeRow: ({ name }: DemoRow) => name ?? '', cells: {}, rowActions: undefined, ...more };
  return renderToStaticMarkup(
    <I18nextProvider i18n={words}>
      <MantineProvider>
        <TableView
          facts={{ ...usual, ...given }}
          look={look}
          on={on}
          massActions={[{ id: 'archive', label: 'Archive', onSelect: () => undefined }]}
          empty={{ title: 'No students yet' }}
        />
      </MantineProvider>
    </I18nextProvider>,
  );
}

test('a list is a real table: columns, the row named by its first cell, and the order it is in', () => {
  const html = shown();
  expect(html).toContain('aria-sort="descending"');
  expect(html.match(/aria-sort="none"/g)).toHaveLength(2);
  expect(html.match(/scope="row"/g)).toHaveLength(3);
  expect(html).toContain('aria-label="Select Brooks, Theo"');
  expect(html).toMatch(/role="region" aria-label="Students" tabindex="0"/i);
  expect(html).toContain('<time dateTime="2027-01-15">01/15/2027</time>');
});

test('a row about all others stands above them, and cells with one thing to say are one', () => {
  const summary = { label: 'All of them', cells: { scenes: 'twelve' }, card: 'twelve of all' };
  const html = shown({ summary, selected: null });
  expect(html.indexOf('All of them')).toBeLessThan(html.indexOf('Brooks, Theo'));
  expect(html).toContain('<td colSpan="1">twelve</td>');
  const merged = ({ name }: DemoRow) =>
    name === 'Brooks, Theo' ? { columns: ['scenes', 'license_ends'], content: 'Not enough yet' } : null;
  const one = shown({}, { merged });
  expect(one).toContain('<td colSpan="2">Not enough yet</td>');
  expect(one.match(/Not enough yet/g)).toHaveLength(1);
  // A column that is not shown is no part of it.
  expect(shown({ columns: ['name', 'scenes'] }, { merged })).toContain('<td colSpan="1">Not enough yet</td>');
});

test('what a figure means is said below the list, while its column is shown', () => {
  const scenes = { ...demoTable.columns.scenes, help: 'Of twelve in all.' };
  const table = { ...demoTable, columns: { ...demoTable.columns, scenes } };
  expect(shown({ table })).toContain('</strong> Of twelve in all.</p>');
  expect(shown({ table, columns: ['name'] })).not.toContain('Of twelve in all.');
});

test('the pager says which rows of how many, and where counts are estimates, says so', () => {
  expect(shown()).toContain('51–53 of 1,204');
  const counts = { filtered: 20_000, total: 20_000, totalFromCache: true };
  expect(shown({ counts })).toContain('51–53 of about 20,000');
});

test('nothing to select for: no boxes', () => {
  expect(shown({ selected: null })).not.toContain('type="checkbox"');
});

test('with a selection come the count, all that can be selected, and the actions', () => {
  const html = shown({ selected: new Set([1, 2]) });
  expect(html).toContain('2 selected');
  expect(html).toContain('Select the first 10');
  expect(html).toContain('Archive</span>');
  expect(shown()).not.toContain('Archive</span>');
});

test('every active filter has a chip that takes it away', () => {
  const html = shown({ filters: { name: 'Ann', scenes: '3..' } });
  expect(html).toContain('Remove the filter design.tables.name: Ann');
  expect(html).toContain('Remove the filter design.tables.scenes: from 3');
  expect(html).toContain('Clear all');
});

test('what is searched for is not counted among the filters', () => {
  const count = (filters: Record<string, string>) => /Filters<span[^>]*>(\d+)/.exec(shown({ filters }))?.[1];
  expect(count({ name: 'Ann' })).toBeUndefined();
  expect(count({ name: 'Ann', scenes: '3..' })).toBe('1');
});

test.each([
  { given: { counts: { filtered: 0, total: 0, totalFromCache: false } }, says: 'No students yet' },
  {
    given: { counts: { filtered: 0, total: 9, totalFromCache: false }, filters: { name: 'x' } },
    says: 'Nothing matches your filters',
  },
  { given: { status: 'failed' as const, counts: null }, says: 'We could not load this list' },
  { given: {}, says: 'There is nothing on this page' },
])('without rows it says: $says', ({ given, says }) => {
  expect(shown({ rows: [], ...given })).toContain(says);
});

test('while the first rows are on their way their places are shown', () => {
  const html = shown({ status: 'loading', rows: [], counts: null });
  expect(html).toContain('aria-busy="true"');
  expect(html).toContain('Loading…');
});

test('a download shows how much has come', () => {
  expect(shown({ download: { bytes: 1_250_000, rows: 4000 } })).toContain('4,000 rows, 1.3 MB so far');
});

test('a selection says how much of it the filters hide', () => {
  const page = shown({ selected: new Set([1, 2, 3]), hidden: 2, filters: { name: 'Ann' } });
  expect(page).toContain('3 selected');
  expect(page).toContain('(2 not shown by the filter)');
});

test('rows of before stay when the next page does not come, with a way to try again', () => {
  const page = shown({ status: 'failed', isBehind: true });
  expect(page).toContain(demoRows[0]?.name);
  expect(page).toContain('could not be loaded');
  expect(page).toContain('Try again');
});
