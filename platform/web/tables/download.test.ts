import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { policy } from '../../contract/policy.ts';
import { table } from '../../contract/table.ts';
import { setUpApi } from '../api.ts';
import { fileName } from '../files/save.ts';
import { readersZone } from '../zone.ts';
import { cancelDownload, type DownloadAsked, downloadTable, readBody } from './download.ts';

const students = table({
  name: 'students',
  path: '/test/students',
  summary: 'For this test only.',
  access: policy('test', () => true),
  columns: { name: { label: 'x', kind: 'text' } },
  sort: 'name',
});
const asked: DownloadAsked = {
  sort: 'name',
  filters: { name: 'Ann' },
  ids: null,
  format: 'csv',
  columns: ['name'],
  locale: 'en',
};

let clicked: { download: string; href: string }[] = [];
const told = vi.fn<() => void>();

beforeEach(() => {
  clicked = [];
  told.mockReset();
  setUpApi({ headers: () => ({ 'Access-Token': 'mine' }), onError: told });
  vi.stubGlobal('document', {
    createElement: () => {
      const link = { download: '', href: '', click: () => clicked.push(link) };
      return link;
    },
  });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  { header: 'attachment; filename="students-2026-07-01.csv"', name: 'students-2026-07-01.csv' },
  { header: 'attachment; filename=students.csv', name: 'students.csv' },
  { header: 'attachment; filename="x.csv"; filename*=UTF-8\'\'%E5%AD%B8%E7%94%9F.csv', name: '學生.csv' },
  { header: "attachment; filename*=UTF-8''%E5%A.csv", name: '%E5%A.csv' },
  { header: 'attachment; filename="../../etc/passwd"', name: '..-..-etc-passwd' },
  { header: 'attachment', name: null },
  { header: null, name: null },
])('the name in $header is $name', ({ header, name }) => {
  expect(fileName(header)).toBe(name);
});

test('the bytes are counted while they arrive', async () => {
  const progress: unknown[] = [];
  const body = new Blob(['a'.repeat(10)]).stream();
  const blob = await readBody(new Response(body, { headers: { 'X-Rows': '3' } }), (now) =>
    progress.push(now),
  );
  expect(progress.at(-1)).toEqual({ bytes: 10, rows: 3 });
  expect(await blob.text()).toBe('a'.repeat(10));
});

test('rows that nobody counted stay unknown', async () => {
  const progress: unknown[] = [];
  await readBody(new Response('a'), (now) => progress.push(now));
  expect(progress).toEqual([{ bytes: 1, rows: null }]);
});

const zone = new URLSearchParams({ _zone: readersZone() }).toString();

test('the filtered rows are fetched as any call is, and saved under the name the server gives', async () => {
  const fetched = vi.fn<typeof fetch>(
    async () => new Response('x', { headers: { 'Content-Disposition': 'attachment; filename="a.csv"' } }),
  );
  vi.stubGlobal('fetch', fetched);
  await downloadTable('students', students, asked);
  const [address, request] = fetched.mock.calls[0] ?? [];
  expect(address).toBe(
    `/api/test/students?_sort=name&name=Ann&_download=1&_format=csv&_columns=name&_locale=en&${zone}`,
  );
  expect(request).toMatchObject({ method: 'GET', headers: { 'Access-Token': 'mine' } });
  expect(clicked).toMatchObject([{ download: 'a.csv', href: 'blob:1' }]);
});

test('selected rows are asked for by their ids', async () => {
  const fetched = vi.fn<typeof fetch>(async () => new Response('x'));
  vi.stubGlobal('fetch', fetched);
  await downloadTable('students', students, { ...asked, ids: [3, 5], format: 'xlsx' });
  const [address, request] = fetched.mock.calls[0] ?? [];
  expect(address).toBe('/api/test/students/subset');
  expect(request?.body).toContain(
    `"_download":1,"_format":"xlsx","_columns":"name","_locale":"en","_zone":"${readersZone()}","_ids":[3,5]`,
  );
  expect(clicked).toMatchObject([{ download: 'students.xlsx' }]);
});

test('a refused download is told and saves nothing', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }));
  await downloadTable('students', students, asked);
  expect(told).toHaveBeenCalledOnce();
  expect(clicked).toEqual([]);
});

test('a cancelled download is not told and saves nothing', async () => {
  vi.stubGlobal(
    'fetch',
    (_address: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError')));
      }),
  );
  const work = downloadTable('students', students, asked);
  cancelDownload('students');
  await work;
  expect(told).not.toHaveBeenCalled();
  expect(clicked).toEqual([]);
});
