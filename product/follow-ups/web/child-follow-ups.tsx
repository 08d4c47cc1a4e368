import { useTranslation } from 'react-i18next';
import { FollowUpCard } from './follow-up-card.tsx';
import styles from './follow-ups-screen.module.css';
import { useChildFollowUps } from './use-follow-ups.ts';

/** On a child's page: its follow-ups, open ones first. Nothing where there is none, or the reader may not know of it. */
export function ChildFollowUps({ studentId }: { studentId: number }) {
  const { t } = useTranslation();
  const { data, dataUpdatedAt } = useChildFollowUps(studentId);
  const all = data?.data.follow_ups ?? [];
  if (all.length === 0) return null;
  return (
    <section className={styles.aside} aria-labelledby="child-follow-ups">
      <h2 id="child-follow-ups">{t('follow-ups.aside.title')}</h2>
      {all.map((followUp) => (
        <FollowUpCard key={followUp.id} followUp={followUp} now={new Date(dataUpdatedAt)} />
      ))}
    </section>
  );
}
