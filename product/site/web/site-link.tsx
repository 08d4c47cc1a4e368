import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

type SiteLinkProps = {
  href: string;
  className?: string | undefined;
  onClick?: () => void;
  children: ReactNode;
};

/** An address of a brand or a text: a path of this app stays in it, everything else leaves it. */
export function SiteLink({ href, children, ...rest }: SiteLinkProps) {
  if (!href.startsWith('/')) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  const [path = '/', hash] = href.split('#');
  return (
    <Link
      to={path || '/'}
      activeOptions={{ exact: true, includeHash: true }}
      {...rest}
      {...(hash ? { hash } : {})}
    >
      {children}
    </Link>
  );
}
