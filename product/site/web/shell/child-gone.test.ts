import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { letGoOf } from './child-gone.ts';

/** An open page that asks, first answered with a name, then as the server answers after the deletion. */
function openPage(queries: QueryClient, queryKey: unknown[], then: () => Promise<string>) {
  let asked = 0;
  const observer = new QueryObserver(queries, {
    queryKey,
    retry: false,
    queryFn: async () => (asked++ === 0 ? 'Maya' : then()),
  });
  const seen: (string | undefined)[] = [];
  const stop = observer.subscribe(({ data }) => void seen.push(data));
  return { observer, seen, stop, asked: () => asked };
}

test('pages of a child who is deleted show it no more, others ask anew in place, closed ones are forgotten', async () => {
  const queries = new QueryClient();
  const refused = async () => Promise.reject(new Error('404'));
  const child = openPage(queries, ['student', { id: 7 }], refused);
  const list = openPage(queries, ['students', { page: 1 }], async () => 'Ada');
  queries.setQueryData(['notes', 8], 'of somebody');
  await expect.poll(() => [child.seen.at(-1), list.seen.at(-1)]).toEqual(['Maya', 'Maya']);
  const before = list.seen.length;
  await letGoOf(queries, 7).catch(() => undefined);
  await expect.poll(() => list.seen.at(-1)).toBe('Ada');
  expect(child.observer.getCurrentResult()).toMatchObject({ data: undefined, isError: true });
  expect(list.seen.slice(before)).not.toContain(undefined);
  expect(queries.getQueryData(['notes', 8])).toBeUndefined();
  child.stop();
  list.stop();
});
