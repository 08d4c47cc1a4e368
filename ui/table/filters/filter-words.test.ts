import { expect, test } from 'vitest';
import type { Message } from '#platform/contract/message.ts';
import type { Filter } from '#platform/contract/table-filters.ts';
import { filterWords } from './filter-words.ts';

const say = ({ i18n, values = {} }: Message) => [i18n, ...Object.values(values)].join(' ');
const grades: Filter = { label: 'x', kind: 'choices', choices: [0, 1, 2], labels: 'students.grades' };

test.each<{ filter: Filter; text: string; words: string }>([
  { filter: { label: 'x', kind: 'text' }, text: ' Ann ', words: 'Ann' },
  { filter: { label: 'x', kind: 'yes-no' }, text: 'no', words: 'ui.no' },
  { filter: grades, text: '2,0', words: 'students.grades.0, students.grades.2' },
  { filter: { label: 'x', kind: 'number-range' }, text: '3..7', words: 'ui.table.between 3 7' },
  { filter: { label: 'x', kind: 'number-range' }, text: '3..3', words: '3' },
  { filter: { label: 'x', kind: 'number-range' }, text: '3..', words: 'ui.table.from 3' },
  { filter: { label: 'x', kind: 'day-range' }, text: '..7/1/2026', words: 'ui.table.up-to 07/01/2026' },
  { filter: { label: 'x', kind: 'day-range' }, text: 'soon..', words: 'soon..' },
])('$filter.kind "$text" says $words', ({ filter, text, words }) => {
  expect(filterWords(filter, text, say)).toBe(words);
});
