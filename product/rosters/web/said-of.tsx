import { useTranslation } from 'react-i18next';
import { conjoinedParts } from '#platform/contract/texts/lists.ts';
import { StudentLink } from './student-link.tsx';

/** Stands in a sentence where the names go. */
const HOLE = '\u{fffc}';

type SaidOfProps = {
  of: readonly { id: number; name: string }[];
  /** How many others there are, in words, where not all are named. */
  others?: string | undefined;
  say?: (names: string) => string;
};

/** A sentence about children, in which each name leads to the child. */
export function SaidOf({ of, others, say = (names) => names }: SaidOfProps) {
  const { i18n } = useTranslation();
  const [before = '', after = ''] = say(HOLE).split(HOLE);
  const parts = conjoinedParts(
    [...of.map(({ name }) => name), ...(others === undefined ? [] : [others])],
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
