import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { shownDate } from '#ui/formats/dates.ts';
import { Card } from '#ui/parts/card.tsx';
import type { WorthACall } from '../../places-contract.ts';
import { wayOn } from '../../rules/places/lists.ts';
import styles from './places-card.module.css';
import { usePlaces } from './use-places.ts';

/** Whom an admin might call: three at most, each with a plain reason and one way on. */
export function CallCard() {
  const { t } = useTranslation();
  const { data } = usePlaces();
  if (data === undefined || data.data.rows.length === 0) return null;
  const { of, worth_a_call: calls } = data.data;
  return (
    <Card title={t('insight.places.call.title')}>
      {calls.length === 0 && <p className={styles.small}>{t('insight.places.call.nothing')}</p>}
      <ul className={styles.calls}>
        {calls.map((call) => (
          <li key={call.kind === 'quiet' ? `quiet-${call.id}` : call.kind}>
            <span>
              <Reason call={call} />
            </span>
            <Link {...wayOn(call, of)}>{t(`insight.places.call.${call.kind}-see`)}</Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Reason({ call }: { call: WorthACall }) {
  const { t } = useTranslation();
  switch (call.kind) {
    case 'ending':
      return call.most_at === null
        ? t('insight.places.call.ending', { count: call.licenses })
        : t('insight.places.call.ending-at', { count: call.licenses, name: call.most_at });
    case 'quiet': {
      const { name, children, last_played_on: last, school_days: count } = call;
      return last === null
        ? t('insight.places.call.quiet-never', { name, children })
        : t('insight.places.call.quiet', { name, children, day: shownDate(last), count });
    }
    case 'unassigned':
      return t('insight.places.call.unassigned', { count: call.licenses });
  }
}
