import { useTranslation } from 'react-i18next';
import { conjoined } from '#platform/contract/texts/lists.ts';
import { Card } from '#ui/parts/card.tsx';
import { classNames } from '#ui/style/class-names.ts';
import type { Growth } from '../rules/summary-shape.ts';
import styles from './growth-card.module.css';

/** What a skill changed by, for a group; or what is missing to say so. */
export function GrowthCard({ growth }: { growth: Growth }) {
  const { t, i18n } = useTranslation();
  const { children, needed, missing } = growth;
  if (missing !== null) {
    return (
      <Card title={t('group-data.growth.title')}>
        <p className={styles.text}>{t(`group-data.growth.missing.${missing}`, { children, needed })}</p>
        <p className={styles.small}>{t('group-data.growth.time')}</p>
      </Card>
    );
  }
  const shown = growth.skills.flatMap(({ skill, change, said }) =>
    change === null || said === null ? [] : [{ skill, change, said }],
  );
  const sorted = [...shown].sort((a, b) => b.change.points - a.change.points);
  const reach = Math.max(
    ...sorted.flatMap(({ change }) => [Math.abs(change.low), Math.abs(change.high)]),
    10,
  );
  const more = sorted.filter(({ said }) => said === 'more-than-last-time');
  const students = Math.max(...shown.map(({ change }) => change.students));
  return (
    <Card
      title={t('group-data.growth.title')}
      aside={<span className={styles.small}>{t('group-data.growth.of', { count: students })}</span>}
    >
      <p className={styles.scale} aria-hidden="true">
        <span>{t('group-data.growth.no-change')}</span>
        <span>{t('group-data.growth.more')}</span>
      </p>
      <ul className={styles.skills}>
        {sorted.map(({ skill, change, said }) => {
          const name = t(`group-data.skills.${skill}`);
          const spoken = { skill: name, ...change, said: t(`group-data.growth.said.${said}`) };
          return (
            <li key={skill}>
              <span aria-hidden="true">{name}</span>
              <span className="visually-hidden">{t('group-data.growth.spoken', spoken)}</span>
              <svg
                className={styles.line}
                viewBox={`${-reach} 0 ${2 * reach} 12`}
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <line x1={0} x2={0} y1={0} y2={12} className={styles.zero} />
                <line x1={change.low} x2={change.high} y1={6} y2={6} className={styles.range} />
                <line
                  x1={change.points}
                  x2={change.points}
                  y1={6}
                  y2={6}
                  className={classNames(styles.dot, said === 'no-clear-change' && styles.open)}
                />
              </svg>
            </li>
          );
        })}
      </ul>
      <p className={styles.text}>
        {more.length === 0 ? (
          t('group-data.growth.all-unclear')
        ) : (
          <>
            <strong>{t('group-data.growth.more-than-last-time')}</strong>{' '}
            {conjoined(
              more.map(({ skill }) => t(`group-data.skills.${skill}`)),
              i18n.language,
            )}
            . {more.length < shown.length && t('group-data.growth.others')}
          </>
        )}
      </p>
      <p className={styles.small}>{t('group-data.growth.time')}</p>
    </Card>
  );
}
