import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dayIn } from '#platform/contract/days.ts';
import { conjoined } from '#platform/contract/texts/lists.ts';
import { call } from '#platform/web/api.ts';
import { useUser } from '#product/accounts/web/session/session.ts';
import { BACKUP_DAYS, WAITING_DAYS } from '#product/child-data/rules/deletion/deletion.ts';
import { action, openAction } from '#ui/actions/action.ts';
import { shownDate } from '#ui/formats/dates.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button, ButtonLink } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { LoadedPart } from '#ui/parts/loaded.tsx';
import { askOwnDeletion, type OwnDeletion, readOwnDeletion, takeBackOwnDeletion } from '../contract.ts';
import { GOES, OF_SCHOOL, STAYS } from '../rules/leaving.ts';
import styles from './own-data.module.css';

type CardProps = { scope: 'educator' | 'parent' };

/** What goes and what stays, what comes first, and how to take it back. */
export function DeletionCard({ scope }: CardProps) {
  const { t } = useTranslation();
  const { id } = useUser();
  const query = useQuery({
    queryKey: ['own-deletion', id],
    queryFn: ({ signal }) => call(readOwnDeletion, {}, { signal, quiet: true }),
    staleTime: 0,
  });
  return (
    <Card title={t('own-data.deletion.title')}>
      <LoadedPart query={query} failed={t('own-data.deletion.failed')}>
        {({ data }) => <Shown deletion={data} scope={scope} />}
      </LoadedPart>
    </Card>
  );
}

function Shown({ deletion, scope }: { deletion: OwnDeletion } & CardProps) {
  const { t } = useTranslation();
  const { time_zone: zone } = useUser();
  // The letter about it names the same day.
  const dayOf = (moment: string): string => shownDate(dayIn(zone, new Date(moment)));
  const { open, stopped, obstacles } = deletion;
  const actions = useDeletionActions();
  const isFree = obstacles.length === 0;
  return (
    <div className={styles.parts}>
      {open !== null && (
        <Banner
          tone="warning"
          title={t('own-data.deletion.open', { day: dayOf(open.runs_at) })}
          actions={
            <Button icon={<Undo2 />} onClick={actions.takeBack}>
              {t('own-data.deletion.take-back')}
            </Button>
          }
        >
          {t('own-data.deletion.open-text', {
            asked: dayOf(open.asked_at),
            reference: open.reference,
          })}
        </Banner>
      )}
      {open === null && stopped && (
        <Banner tone="warning" title={t('own-data.deletion.stopped')}>
          {t('own-data.deletion.stopped-text')}
        </Banner>
      )}
      <p>{t('own-data.deletion.text', { days: WAITING_DAYS })}</p>
      {!isFree && (
        <section>
          <h3>{t('own-data.deletion.first-title')}</h3>
          <ul>
            {obstacles.map(({ kind, count }) => (
              <li key={kind}>{t(`own-data.obstacles.${kind}`, { count })}</li>
            ))}
          </ul>
          {open === null && <p>{t('own-data.deletion.first-then')}</p>}
          {obstacles.some(({ kind }) => kind !== 'orders') && (
            <ButtonLink to={`/${scope}/students`} variant="outline" size="sm" className={styles.ask}>
              {t(`own-data.deletion.first-${scope}`)}
            </ButtonLink>
          )}
        </section>
      )}
      <Ends ends={deletion.ends} />
      <GoesAndStays scope={scope} />
      {open === null && (
        <Button
          disabled={!isFree}
          variant="outline"
          icon={<Trash2 />}
          className={styles.ask}
          onClick={actions.ask}
        >
          {t('own-data.deletion.ask')}
        </Button>
      )}
    </div>
  );
}

const COUNTED = ['students', 'licenses', 'linked', 'follow_ups', 'invited'] as const;

function Ends({ ends }: Pick<OwnDeletion, 'ends'>) {
  const { t, i18n } = useTranslation();
  const counted = COUNTED.filter((kind) => ends[kind] > 0);
  if (counted.length === 0 && ends.alone.length === 0) return null;
  const groups = conjoined(ends.alone, i18n.language);
  return (
    <section>
      <h3>{t('own-data.deletion.ends-title')}</h3>
      <ul>
        {ends.alone.length > 0 && <li>{t('own-data.ends.alone', { groups })}</li>}
        {counted.map((kind) => (
          <li key={kind}>{t(`own-data.ends.${kind}`, { count: ends[kind] })}</li>
        ))}
      </ul>
    </section>
  );
}

/** A family has no records of a school. */
function GoesAndStays({ scope }: CardProps) {
  const { t } = useTranslation();
  const stays = STAYS.filter((one) => scope === 'educator' || !OF_SCHOOL.includes(one));
  return (
    <div className={styles.sides}>
      <section>
        <h3>{t('own-data.deletion.goes-title')}</h3>
        <ul>
          {GOES.map((one) => (
            <li key={one}>{t(`own-data.deletion.goes.${one}`)}</li>
          ))}
        </ul>
      </section>
      <section>
        <h3>{t('own-data.deletion.stays-title')}</h3>
        <ul>
          {stays.map((one) => (
            <li key={one}>
              {one === 'backups'
                ? t('own-data.deletion.stays-backups', { days: BACKUP_DAYS })
                : t(`own-data.deletion.stays.${one}`)}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function useDeletionActions(): { ask: () => void; takeBack: () => void } {
  const queries = useQueryClient();
  const onDone = (): void => void queries.invalidateQueries({ queryKey: ['own-deletion'] });
  return {
    ask: () =>
      openAction(
        action({
          name: 'delete-own-account',
          endpoint: askOwnDeletion,
          title: 'own-data.deletion.dialog-title',
          text: 'own-data.deletion.dialog-text',
          submit: 'own-data.deletion.ask',
          danger: true,
          onDone,
        }),
        { values: {}, facts: { days: WAITING_DAYS } },
      ),
    takeBack: () =>
      openAction(
        action({
          name: 'keep-own-account',
          endpoint: takeBackOwnDeletion,
          title: 'own-data.deletion.take-back-title',
          text: 'own-data.deletion.take-back-text',
          submit: 'own-data.deletion.take-back',
          size: 'sm',
          onDone,
        }),
      ),
  };
}
