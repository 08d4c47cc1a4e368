import { useTranslation } from 'react-i18next';
import type { EcommerceState } from '#product/accounts/rules/ecommerce.ts';
import { shownDate } from '#ui/formats/dates.ts';
import { Badge } from '#ui/parts/badge.tsx';
import { Card } from '#ui/parts/card.tsx';
import { trialState } from '../../rules/trial.ts';
import { Fact } from './fact.tsx';
import styles from './home.module.css';

type Trial = NonNullable<EcommerceState['purchases']['free_trial']>;

/** How long the free trial lasts. */
export function TrialCard({ trial, quiet = false }: { trial: Trial; quiet?: boolean }) {
  const { t } = useTranslation();
  const state = trialState(trial.days_left);
  const date = shownDate(trial.ends_on);
  const left = t('site-dashboard.home.trial-days', { count: trial.days_left });
  return (
    <Card
      title={t('site-dashboard.home.trial-title')}
      quiet={quiet}
      aside={state === 'last-day' && <Badge tone="warning">{t('site-dashboard.home.trial-last-day')}</Badge>}
    >
      <Fact>
        {state === 'ended'
          ? t('site-dashboard.home.trial-ended')
          : state === 'last-day'
            ? t('site-dashboard.home.trial-last-day')
            : left}
      </Fact>
      <p className={styles.note}>
        {state === 'ended'
          ? t('site-dashboard.home.trial-was-until', { date })
          : t('site-dashboard.home.trial-until', { date })}
      </p>
      {trial.student_limit !== null && state !== 'ended' && (
        <p className={styles.note}>{t('site-dashboard.home.trial-limit', { count: trial.student_limit })}</p>
      )}
    </Card>
  );
}
