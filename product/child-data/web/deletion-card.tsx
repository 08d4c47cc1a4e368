import { Trash2, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { openAction } from '#ui/actions/action.ts';
import { Button } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { LoadedPart } from '#ui/parts/loaded.tsx';
import type { ChildData } from '../data-contract.ts';
import type { DeletionStanding } from '../deletion-contract.ts';
import { BACKUP_DAYS, DECIDE_DAYS, GOES, STAYS, WAITING_DAYS } from '../rules/deletion/deletion.ts';
import { decideActions, deletionActions } from './actions.ts';
import styles from './child-data.module.css';
import { DeletionBanner } from './deletion-banner.tsx';
import { useDeletion } from './use-deletion.ts';

type Of = 'educator' | 'parent';
type CardProps = { data: ChildData; id: number; of: Of };

/** What goes, what stays and why, before anybody asks; and how to take it back. */
export function DeletionCard({ data, id, of }: CardProps) {
  const { t } = useTranslation();
  const query = useDeletion(of, id);
  return (
    <LoadedPart query={query} failed={t('child-data.deletion.failed')}>
      {({ data: standing }) => <Shown data={data} id={id} of={of} standing={standing} />}
    </LoadedPart>
  );
}

function Shown({ data, id, of, standing }: CardProps & { standing: DeletionStanding }) {
  const { t } = useTranslation();
  const { first_name: name, school } = data;
  const isRequest = data.receives === 'family-page';
  return (
    <Card
      title={t('child-data.deletion.title')}
      actions={<Deeds standing={standing} id={id} of={of} name={name} atHome={school === null} />}
    >
      {standing.open !== null && <DeletionBanner open={standing.open} name={name} />}
      <p>
        {isRequest
          ? t('child-data.deletion.text-request', { name, school: school ?? '', days: DECIDE_DAYS })
          : t('child-data.deletion.text', { name, days: WAITING_DAYS })}
      </p>
      {data.receives === null && <p className={styles.quiet}>{t('child-data.deletion.keeper-only')}</p>}
      <div className={styles.sides}>
        <section>
          <h3>{t('child-data.deletion.goes-title')}</h3>
          <ul>
            {GOES.map((one) => (
              <li key={one}>{t(`child-data.deletion.goes.${one}`)}</li>
            ))}
          </ul>
        </section>
        <section>
          <h3>{t('child-data.deletion.stays-title')}</h3>
          <ul>
            {STAYS.map((one) => (
              <li key={one}>
                {one === 'backups'
                  ? t('child-data.deletion.stays-backups', { days: BACKUP_DAYS })
                  : t(`child-data.deletion.stays.${one}`)}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Card>
  );
}

type DeedsProps = { standing: DeletionStanding; id: number; of: Of; name: string; atHome: boolean };

function Deeds({ standing, id, of, name, atHome }: DeedsProps) {
  const { t } = useTranslation();
  const { may, may_take_back: mayTakeBack, may_decide: mayDecide } = standing;
  const actions = deletionActions[of];
  const values = { id };
  return (
    <>
      {may === 'delete' && (
        <Button
          variant="outline"
          icon={<Trash2 />}
          onClick={() =>
            openAction(atHome ? actions.askAtHome : actions.ask, {
              values,
              facts: { name, days: WAITING_DAYS },
            })
          }
        >
          {t('child-data.deletion.ask')}
        </Button>
      )}
      {may === 'request' && (
        <Button
          variant="outline"
          icon={<Trash2 />}
          onClick={() => openAction(actions.request, { values, facts: { name, days: DECIDE_DAYS } })}
        >
          {t('child-data.deletion.request')}
        </Button>
      )}
      {mayDecide && (
        <>
          <Button
            onClick={() =>
              openAction(decideActions.agree, {
                values: { id, agree: true },
                facts: { name, days: WAITING_DAYS },
              })
            }
          >
            {t('child-data.deletion.agree')}
          </Button>
          <Button
            variant="outline"
            onClick={() =>
              openAction(decideActions.decline, { values: { id, agree: false }, facts: { name } })
            }
          >
            {t('child-data.deletion.decline')}
          </Button>
        </>
      )}
      {mayTakeBack && !mayDecide && (
        <Button icon={<Undo2 />} onClick={() => openAction(actions.takeBack, { values, facts: { name } })}>
          {t('child-data.deletion.take-back')}
        </Button>
      )}
    </>
  );
}
