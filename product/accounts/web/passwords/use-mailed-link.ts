import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { type MailedLinkParts, mailedLinkIn } from '../../rules/sign-in/mailed-links.ts';

type Question = MailedLinkParts & { signal: AbortSignal };

/** The link in the page's address, and what the server knows about it. Asked once: looking does not use it up. */
export function useMailedLink<Data>(
  kind: string,
  look: (question: Question) => Promise<Data>,
): { link: MailedLinkParts; query: UseQueryResult<Data> } {
  const link = useLinkInPath();
  return { link, query: useLinkQuery(kind, link, look) };
}

/** As the page was opened: while it is left, the address is already that of the next one. */
export function useLinkInPath(): MailedLinkParts {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [link] = useState(() => mailedLinkIn(path));
  return link;
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
