import { useTranslation } from 'react-i18next';
import { StudentLink } from '#product/rosters/web/student-link.tsx';
import type { Child } from '../contract.ts';

/** Stands in a sentence where the names go. */
const HOLE = '\u{fffc}';

/** A sentence about children, in which each name leads to the child. */
export function SaidOf({ of, say }: { of: readonly Child[]; say: (names: string) => string }) {
  const { i18n } = useTranslation();
  const [before = '', after = ''] = say(HOLE).split(HOLE);
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  const parts = list.formatToParts(of.map(({ id }) => String(id)));
  const nameOf = (id: string): string => of.find((child) => String(child.id) === id)?.name ?? '';
  return (
    <span>
      {' '}
      {before}
      {parts.map(({ type, value }, at) =>
        type === 'element' ? (
          <StudentLink key={value} id={Number(value)}>
            {nameOf(value)}
          </StudentLink>
        ) : (
          <span key={`${at} ${value}`}>{value}</span>
        ),
      )}
      {after}
    </span>
  );
}
