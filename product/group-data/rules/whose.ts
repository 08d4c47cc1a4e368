import { isCounselor, type Role } from '#product/access/rules/scopes.ts';
import { teachesAtHome } from '#product/accounts/rules/people/traits.ts';

type Reader = { role: Role | null };
type Whose = 'class' | 'children' | 'all';

/** What the children of a list are to who reads it. A class is one's own: no counselor has one, and no family. */
export function whoseAre(
  reader: Reader,
  { reach, hasShared }: { reach: 'mine' | 'all'; hasShared: boolean },
): Whose {
  if (reach === 'all') return 'all';
  return hasShared || isCounselor(reader) || teachesAtHome(reader) ? 'children' : 'class';
}
