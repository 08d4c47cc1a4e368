import { expect, test } from 'vitest';
import { requestOf } from './request.ts';

const read = { method: 'GET', path: '/schools/:id/rooms' } as const;
const edit = { method: 'PATCH', path: '/schools/:id' } as const;
const send = { method: 'POST', path: '/uploads', file: { maxBytes: 1 } } as const;

test.each([
  ['a part of the path is escaped', read, { id: 'a/b' }, '/api/schools/a%2Fb/rooms', null],
  [
    'reading asks in the query',
    read,
    { id: 7, q: 'ä b', page: 2 },
    '/api/schools/7/rooms?q=%C3%A4%20b&page=2',
    null,
  ],
  ['what was left empty is not asked', read, { id: 7, q: '', page: undefined }, '/api/schools/7/rooms', null],
  ['changing says it in the body', edit, { id: 7, name: '' }, '/api/schools/7', { name: '' }],
  ['nothing to say is no body', edit, { id: 7 }, '/api/schools/7', null],
  [
    'the body is the file where there is one',
    send,
    { file_name: 'a.csv' },
    '/api/uploads?file_name=a.csv',
    null,
  ],
])('%s', (_, endpoint, input, url, json) => {
  expect(requestOf(endpoint, input)).toEqual({ method: endpoint.method, url, json });
});
