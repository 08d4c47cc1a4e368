import { Check, CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSay } from '#platform/web/say.ts';
import { problemOf } from '#product/accounts/web/session/api-problems.ts';
import { Banner } from '#ui/parts/banner.tsx';
import type { KeeperState } from '../shared/keeper.ts';
import styles from './round.module.css';

type SavedLineProps = {
  state: KeeperState;
  /** Something was pressed: before that nothing was saved. */
  hasSaid: boolean;
};

/** Whether what was pressed is kept. */
export function SavedLine({ state: { unsaved, isAway, refused }, hasSaid }: SavedLineProps) {
  const { t } = useTranslation();
  const say = useSay();
  if (refused !== null) {
    return (
      <Banner tone="error" live>
        {t('observations.round.refused', { why: say(problemOf(refused)) })}
      </Banner>
    );
  }
  // It is there all along: screen readers are told what changes in it.
  if (!hasSaid && unsaved === 0) return <p className={styles.saved} role="status" />;
  return (
    <p className={styles.saved} role="status">
      {isAway && unsaved > 0 ? <CloudOff aria-hidden="true" /> : <Check aria-hidden="true" />}
      {unsaved === 0
        ? t('observations.round.saved')
        : isAway
          ? t('observations.round.waiting', { count: unsaved })
          : t('observations.round.saving')}
    </p>
  );
}
