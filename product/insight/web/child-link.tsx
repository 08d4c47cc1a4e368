import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** A name leads to the child's page. */
export function ChildLink({ id, children }: { id: number; children: ReactNode }) {
  return (
    <Link to="/educator/students/$id" params={{ id: String(id) }}>
      {children}
    </Link>
  );
}
