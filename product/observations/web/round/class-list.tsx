import { Check, CircleDashed } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listedName } from '#platform/contract/names.ts';
import { shownDate } from '#ui/formats/dates.ts';
import type { RoundChild } from '../../contract.ts';
import type { Round } from '../../rules/round.ts';
import { isWhole, type SeenSkills } from '../../rules/seen.ts';
import styles from './round.module.css';

type ClassListProps = {
  round: Round<RoundChild>;
  waiting: readonly RoundChild[];
  onChoose: (at: number) => void;
};

/** Everybody of the round, to go to by name; and who comes later. */
export function ClassList({ round, waiting, onChoose }: ClassListProps) {
  const { t } = useTranslation();
  return (
    <aside className={styles.class} aria-label={t('observations.round.class')}>
      <h2>{t('observations.round.class')}</h2>
      <ul>
        {round.children.map((child, at) => (
          <li key={child.id}>
            <button
              type="button"
              aria-current={round.place?.child === at ? 'true' : undefined}
              onClick={() => onChoose(at)}
            >
              <span>{listedName(child)}</span>
              <State seen={child.seen} />
            </button>
          </li>
        ))}
        {waiting.map((child) => (
          <li key={child.id} className={styles.later}>
            <span>{listedName(child)}</span>
            <span>{t('observations.round.is-waiting', { day: shownDate(child.ready_on) })}</span>
          </li>
        ))}
      </ul>
      <p className={styles.soft}>{t('observations.round.note')}</p>
    </aside>
  );
}

function State({ seen }: { seen: SeenSkills }) {
  const { t } = useTranslation();
  if (isWhole(seen)) return <Check role="img" aria-label={t('observations.round.is-done')} />;
  if (Object.values(seen).every((one) => one === null)) return null;
  return <CircleDashed role="img" aria-label={t('observations.round.is-begun')} />;
}
