import { useTranslation } from 'react-i18next';
import { blankIn } from '#platform/contract/shown-values.ts';
import { FeatureOff } from '#product/schools/web/feature-off.tsx';
import { ButtonLink } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { Loaded } from '#ui/parts/loaded.tsx';
import { Progress } from '#ui/parts/progress.tsx';
import type { SelRound } from '../contract.ts';
import styles from './sel-check-ins.module.css';
import { useKeeper } from './shared/use-keeper.ts';
import { useProgress, useTermName } from './shared/use-round.ts';

export const ROUND_PATH = '/educator/emotion-check-ins/sel/round';

/** How far one is this term, and the way on. */
export function ProgressCard() {
  const { t } = useTranslation();
  const query = useProgress();
  // What is still on its way changes what is shown here.
  useKeeper();
  return (
    <Loaded query={query} failed={t('observations.progress.failed')}>
      {({ data }) => (data.is_off ? <FeatureOff /> : <HowFar round={data} />)}
    </Loaded>
  );
}

function HowFar({ round: { term, children } }: { round: SelRound }) {
  const { t, i18n } = useTranslation();
  const termName = useTermName();
  const open = children.filter(({ standing }) => standing !== 'waiting');
  const done = open.filter(({ standing }) => standing === 'done').length;
  const waiting = children.length - open.length;
  const left = open.length - done;
  const word = left === 0 ? 'look' : done === 0 ? 'start' : 'go-on';
  return (
    <Card
      title={termName(term)}
      aside={
        open.length > 0 && (
          <ButtonLink to={ROUND_PATH} variant={left === 0 ? 'outline' : 'filled'}>
            {t(`observations.progress.${word}`)}
          </ButtonLink>
        )
      }
    >
      {open.length > 0 && (
        <Progress
          label={t('observations.title')}
          hideLabel
          value={done}
          max={open.length}
          text={t('observations.progress.done', { done, all: open.length })}
        />
      )}
      <p className={styles.soft}>
        {open.length === 0
          ? t('observations.progress.nobody')
          : left === 0
            ? t('observations.progress.all-done')
            : t('observations.progress.left', { count: left })}
        {blankIn(i18n.language)}
        {waiting > 0 && open.length > 0 && t('observations.progress.waiting', { count: waiting })}
      </p>
    </Card>
  );
}
