import { useTranslation } from 'react-i18next';
import { shownDate } from '#ui/formats/dates.ts';
import type { MenuEntry } from '#ui/layers/menu.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import type { StaffPool } from '../../pages-contract.ts';
import { Pairs } from './frame.tsx';
import styles from './pages.module.css';

type PoolsProps = {
  pools: readonly StaffPool[];
  trialEndsOn?: string | null;
  /** Opens the dialog with everything that is done with licenses. */
  manage?: MenuEntry | undefined;
};

/** Licenses, each counted once, where they live. */
export function PoolsCard({ pools, trialEndsOn = null, manage }: PoolsProps) {
  const { t } = useTranslation();
  const paid = pools.filter(({ plan }) => plan !== 'free-trial');
  const pairs = paid.map(({ held, plan, name, left, total }) => ({
    id: `${held}-${plan}-${name ?? ''}`,
    label: name ?? t(`back-office-pages.pools.${held}`, { plan: t(`licensing.plans.${plan}`) }),
    value: t('back-office-pages.pools.free-of', { left, total }),
  }));
  const trial =
    trialEndsOn === null
      ? []
      : [{ id: 'trial', label: t('back-office-pages.pools.trial'), value: shownDate(trialEndsOn) }];
  return (
    <Card
      title={t('back-office-pages.pools.title')}
      aside={
        manage?.onSelect !== undefined && (
          <Button size="sm" variant="subtle" onClick={manage.onSelect}>
            {t('back-office-pages.pools.manage')}
          </Button>
        )
      }
    >
      {pairs.length + trial.length === 0 ? (
        <p className={styles.quiet}>{t('back-office-pages.pools.none')}</p>
      ) : (
        <Pairs pairs={[...pairs, ...trial]} />
      )}
    </Card>
  );
}
