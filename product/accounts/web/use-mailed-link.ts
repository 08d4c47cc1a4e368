import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { type MailedLinkParts, mailedLinkIn } from '../rules/mailed-links.ts';

type Question = MailedLinkParts & { signal: AbortSignal };

/** The link in the page's address, and what the server knows about it. Asked once: looking does not use it up. */
export function useMailedLink<Data>(
  kind: string,
  look: (question: Question) => Promise<Data>,
): { link: MailedLinkParts; query: UseQueryResult<Data> } {
  const link = useLinkInPath();
  return { link, query: useLinkQuery(kind, link, look) };
}

export function useLinkInPath(): MailedLinkParts {
  return mailedLinkIn(useLocation({ select: ({ pathname }) => pathname }));
}

export function useLinkQuery<Data>(
  kind: string,
  link: MailedLinkParts,
  look: (question: Question) => Promise<Data>,
): UseQueryResult<Data> {
  return useQuery({
    queryKey: ['mailed-link', kind, link.id, link.code],
    queryFn: ({ signal }) => look({ ...link, signal }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
  });
}
