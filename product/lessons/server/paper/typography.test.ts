import { expect, test } from 'vitest';
import { typeset, typesetText } from './typography.ts';

test.each([
  ['Someone will say "blow".', 'Someone will say “blow”.'],
  ['**"If only."** Many people', '**“If only.”** Many people'],
  ['"Don\'t," he said. "The \'we\' counts."', '“Don’t,” he said. “The ‘we’ counts.”'],
  ['("Hi")', '(“Hi”)'],
  ['I dare you to ...', 'I dare you to …'],
  ["children's eyes", 'children’s eyes'],
])('%s is printed %s', (written, printed) => {
  expect(typesetText(written)).toBe(printed);
});

test('Chinese is left as it is', () => {
  expect(typeset({ text: '"a"' }, 'zh-TW')).toEqual({ text: '"a"' });
});
