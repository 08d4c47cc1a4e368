import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import { useTableChanges } from '#platform/web/tables/tables.ts';
import { WaitingPage } from './frame.tsx';

type OnePageProps<Data> = {
  /** Of the kind of page, for what is kept of it. */
  name: string;
  /** Until it is known whom or what the page is about. */
  title: string;
  read: (id: number, signal: AbortSignal) => Promise<{ data: Data }>;
  children: (page: Data) => ReactNode;
};

/** The page about the one that the address names, read anew whenever something was done. */
export function OnePage<Data>({ name, title, read, children }: OnePageProps<Data>) {
  const params: Record<string, string> = useParams({ strict: false });
  const id = Number(params['id']);
  const changes = useTableChanges();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [name, id, changes],
    queryFn: ({ signal }) => read(id, signal),
    // While something was done about somebody, the page stays; another's is another page.
    placeholderData: (before, query) => (query?.queryKey[1] === id ? before : undefined),
    retry: false,
  });
  if (data === undefined || error !== null) {
    return <WaitingPage title={title} error={error} isRetrying={isFetching} retry={() => void refetch()} />;
  }
  return <Fragment key={id}>{children(data.data)}</Fragment>;
}
