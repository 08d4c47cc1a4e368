import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/api.ts';
import { useTableChanges } from '#platform/web/tables/tables.ts';
import { Page } from '#ui/navigation/page.tsx';
import { ButtonLink } from '#ui/parts/button.tsx';
import { EmptyState } from '#ui/parts/empty-state.tsx';
import { Loaded } from '#ui/parts/loaded.tsx';
import { listSchoolConsents } from '../contract.ts';
import styles from './consents.module.css';
import { LetterCard } from './letter-card.tsx';
import { SchoolCard } from './school-card.tsx';

/** What the schools one runs agreed to, and letters to their families. */
export function ConsentsScreen() {
  const { t } = useTranslation();
  const changes = useTableChanges();
  const query = useQuery({
    queryKey: ['consents', 'schools', changes],
    queryFn: ({ signal }) => call(listSchoolConsents, {}, { signal, quiet: true }),
    placeholderData: (before) => before,
    retry: false,
  });
  const schools = query.data?.data ?? [];
  const led = schools.filter(({ is_led }) => is_led);
  return (
    <Page
      title={t('consents.title')}
      lead={t('consents.lead')}
      actions={
        led.length > 0 && (
          <ButtonLink to="/educator/consents/register" variant="light">
            {t('consents.register.title')}
          </ButtonLink>
        )
      }
    >
      <Loaded query={query} failed={t('consents.failed')}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState title={t('consents.school.none')} text={t('consents.school.none-text')} />
          ) : (
            <div className={styles.cards}>
              {data.map((school) => (
                <SchoolCard key={school.id} school={school} />
              ))}
              {led.length > 0 && <LetterCard schools={led} />}
              <p className={styles.quiet}>
                {t('consents.school.play-goes-on')} {t('consents.school.nobody-runs')}
              </p>
            </div>
          )
        }
      </Loaded>
    </Page>
  );
}
