import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Progress } from '#ui/parts/progress.tsx';
import { ROUND_PATH } from './progress-card.tsx';
import styles from './sel-check-ins.module.css';
import { useProgress, useTermName } from './shared/use-round.ts';

/** Beside the week of feelings: how far one is with the SEL check-ins of the term. Nothing where nobody is due. */
export function SelAside() {
  const { t } = useTranslation();
  const termName = useTermName();
  const { data } = useProgress();
  const open = data?.data.children.filter(({ standing }) => standing !== 'waiting') ?? [];
  if (data === undefined || open.length === 0) return null;
  const done = open.filter(({ standing }) => standing === 'done').length;
  const left = open.length - done;
  const word = left === 0 ? 'look' : done === 0 ? 'start' : 'go-on';
  return (
    <section className={styles.aside} aria-labelledby="sel-aside">
      <header>
        <h2 id="sel-aside">{t('observations.aside.title', { term: termName(data.data.term) })}</h2>
        <Link to={ROUND_PATH}>{t(`observations.progress.${word}`)}</Link>
      </header>
      <p className={styles.soft}>
        {t(left === 0 ? 'observations.progress.all-done' : 'observations.progress.left', { count: left })}
      </p>
      <Progress
        label={t('observations.title')}
        hideLabel
        value={done}
        max={open.length}
        text={t('observations.progress.done', { done, all: open.length })}
      />
    </section>
  );
}
