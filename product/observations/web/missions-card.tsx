import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { spokenName } from '#platform/contract/names.ts';
import { call } from '#platform/web/api.ts';
import { Button } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { LoadedPart } from '#ui/parts/loaded.tsx';
import { showSnackbar } from '#ui/snackbars/snackbars.tsx';
import { type GivenMission, listMissions, sawMission } from '../contract.ts';
import styles from './sel-check-ins.module.css';

const MISSIONS = ['missions'];

/** What children were given to try among people: one press where the adult saw it. Nothing where nobody was. */
export function MissionsCard() {
  const { t, i18n } = useTranslation();
  const _lang = i18n.language === 'zh-TW' ? 'zh-TW' : 'en';
  const query = useQuery({
    queryKey: [...MISSIONS, _lang],
    queryFn: ({ signal }) => call(listMissions, { _lang }, { signal, silent: true }),
  });
  return (
    <LoadedPart query={query} failed={t('observations.mission.failed')}>
      {({ data, more }) =>
        data.length > 0 && (
          <Card title={t('observations.mission.title')}>
            <p className={styles.soft}>{t('observations.mission.about')}</p>
            <ul className={styles.missions}>
              {data.map((given) => (
                <Given key={given.id} given={given} />
              ))}
            </ul>
            {more > 0 && <p className={styles.soft}>{t('observations.mission.more', { count: more })}</p>}
          </Card>
        )
      }
    </LoadedPart>
  );
}

function Given({ given }: { given: GivenMission }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [isSending, setSending] = useState(false);
  const name = spokenName(given);
  const saw = async (): Promise<void> => {
    setSending(true);
    try {
      const { notification } = await call(sawMission, { id: given.id, mission: given.mission, seen: true });
      showSnackbar(notification);
      await queries.invalidateQueries({ queryKey: MISSIONS });
    } catch {
      // The call itself has said what went wrong.
    } finally {
      setSending(false);
    }
  };
  return (
    <li>
      <span>
        <Link to={`/educator/students/${given.id}`}>{name}</Link>{' '}
        {t(`observations.missions.${given.mission}`)}
      </span>
      <Button
        size="sm"
        variant="light"
        icon={<Eye />}
        loading={isSending}
        onClick={() => void saw()}
        aria-label={t('observations.mission.saw-of', { name })}
      >
        {t('observations.mission.saw')}
      </Button>
    </li>
  );
}
