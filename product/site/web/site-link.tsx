import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** An address of a brand or a text: a path of this app stays in it, everything else leaves it. */
export function SiteLink({ href, children }: { href: string; children: ReactNode }) {
  if (!href.startsWith('/')) return <a href={href}>{children}</a>;
  const [path = '/', hash] = href.split('#');
  return (
    <Link to={path || '/'} activeOptions={{ exact: true, includeHash: true }} {...(hash ? { hash } : {})}>
      {children}
    </Link>
  );
}
