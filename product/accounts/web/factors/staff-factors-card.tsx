import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/api.ts';
import { openAction } from '#ui/actions/action.ts';
import { Badge } from '#ui/parts/badge.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { Loaded } from '#ui/parts/loaded.tsx';
import { type StaffMember, staffFactors } from '../../factors-contract.ts';
import { useUser } from '../session/session.ts';
import styles from './factors.module.css';
import { resetAction } from './reset-factors.tsx';

/** Colleagues: nobody resets their own, so each has somebody who does. */
export function StaffFactorsCard() {
  const { t } = useTranslation();
  const { id } = useUser();
  const query = useQuery({
    queryKey: ['staff-factors', id],
    queryFn: ({ signal }) => call(staffFactors, {}, { signal, quiet: true }),
  });
  return (
    <Card title={t('accounts-factors.staff.title')}>
      <p className={styles.intro}>{t('accounts-factors.staff.intro')}</p>
      <Loaded query={query} failed={t('accounts-factors.staff.failed')}>
        {({ data }) => (
          <ul className={styles.list}>
            {data.map((member) => (
              <Member key={member.id} member={member} />
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  );
}

function Member({ member: { id, name, username, has_factor: hasFactor, own } }: { member: StaffMember }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const reset = resetAction(() => void queries.invalidateQueries({ queryKey: ['staff-factors'] }));
  return (
    <li className={styles.entry}>
      <div className={styles.facts}>
        <p className={styles.name}>
          {name}{' '}
          <Badge tone={hasFactor ? 'success' : 'warning'}>
            {t(hasFactor ? 'accounts-factors.staff.with' : 'accounts-factors.staff.without')}
          </Badge>
        </p>
        <p className={styles.line}>{username}</p>
      </div>
      {hasFactor && !own && (
        <Button
          size="sm"
          variant="outline"
          aria-label={t('accounts-factors.staff.reset-of', { name })}
          onClick={() => openAction(reset, { values: { id }, facts: { name } })}
        >
          {t('accounts-factors.staff.reset')}
        </Button>
      )}
    </li>
  );
}
