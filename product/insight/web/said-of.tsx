import { useTranslation } from 'react-i18next';
import { conjoinedParts } from '#platform/contract/texts/lists.ts';
import { StudentLink } from '#product/rosters/web/student-link.tsx';
import type { Child } from '../contract.ts';

/** Stands in a sentence where the names go. */
const HOLE = '\u{fffc}';

/** A sentence about children, in which each name leads to the child. */
export function SaidOf({ of, say }: { of: readonly Child[]; say: (names: string) => string }) {
  const { i18n } = useTranslation();
  const [before = '', after = ''] = say(HOLE).split(HOLE);
  const parts = conjoinedParts(
    of.map(({ name }) => name),
    i18n.language,
  ).map(({ text, at }) => ({ text, child: at === null ? undefined : of[at] }));
  return (
    <span>
      {' '}
      {before}
      {parts.map(({ text, child }, nth) =>
        child === undefined ? (
          <span key={`${nth} ${text}`}>{text}</span>
        ) : (
          <StudentLink key={child.id} id={child.id}>
            {text}
          </StudentLink>
        ),
      )}
      {after}
    </span>
  );
}
