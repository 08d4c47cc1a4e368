import { useQueryClient } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/api.ts';
import { sawMission } from '#product/observations/contract.ts';
import { shownDate } from '#ui/formats/dates.ts';
import { Button } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { showSnackbar } from '#ui/snackbars/snackbars.tsx';
import type { StudentMission, StudentPage } from '../../../rules/student/page-shape.ts';
import styles from './side-cards.module.css';

/** What the child was given to try among people; an adult may say that they saw it. */
export function MissionCard({ page: { id, mission, archived } }: { page: StudentPage }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [isSending, setSending] = useState(false);
  if (mission === null) return null;
  const say = async (seen: boolean) => {
    setSending(true);
    try {
      const { notification } = await call(sawMission, { id, mission: mission.id, seen });
      showSnackbar(notification);
      await queries.invalidateQueries({ queryKey: ['student', id] });
    } catch {
      // The call itself has said what went wrong.
    } finally {
      setSending(false);
    }
  };
  return (
    <Card title={t('observations.mission.title')}>
      <p>
        <span className={styles.quiet}>{t('observations.mission.after', { title: mission.title })}</span>{' '}
        {t(`observations.missions.${mission.id}`)}
      </p>
      {mission.seen === null ? (
        !archived && (
          <Button size="sm" variant="light" icon={<Eye />} loading={isSending} onClick={() => void say(true)}>
            {t('observations.mission.saw')}
          </Button>
        )
      ) : (
        <p className={styles.quiet}>
          <By seen={mission.seen} />{' '}
          {mission.seen.own && !archived && (
            <Button size="sm" variant="subtle" loading={isSending} onClick={() => void say(false)}>
              {t('observations.mission.undo')}
            </Button>
          )}
        </p>
      )}
    </Card>
  );
}

function By({ seen }: { seen: NonNullable<StudentMission['seen']> }) {
  const { t } = useTranslation();
  const day = shownDate(seen.day);
  if (seen.own) return t('observations.mission.by-you', { day });
  return t('observations.mission.by', { day, name: seen.by ?? t('observations.observed.former') });
}
