import { expect, test } from 'vitest';
import { calledIn } from './called.ts';

const people = (...names: [string, string][]) =>
  names.map(([first_name, last_name], id) => ({ id, first_name, last_name }));

test.each([
  [people(['Maya', 'Fontaine'], ['Kian', 'Farahani']), ['Maya', 'Kian']],
  [people(['Maya', 'Fontaine'], ['Maya', 'Garner'], ['Kian', 'Ito']), ['Maya F.', 'Maya G.', 'Kian']],
  [people(['Maya', 'Fontaine'], ['Maya', 'Fox']), ['Maya Fontaine', 'Maya Fox']],
  [people(['美玲', '林'], ['美玲', '陳'], ['子涵', '王']), ['林美玲', '陳美玲', '子涵']],
  [people(['Maya', ''], ['Maya', 'Fox']), ['Maya', 'Maya F.']],
  [people(['Maya', 'Fox'], ['Maya', 'Fox']), ['Maya Fox', 'Maya Fox']],
])('%j are called %j', (children, names) => {
  const called = calledIn(children);
  expect(children.map(({ id }) => called.get(id))).toEqual(names);
});
