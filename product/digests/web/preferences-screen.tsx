import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/api.ts';
import { teachesAtSchool } from '#product/accounts/rules/people/traits.ts';
import { useUser } from '#product/accounts/web/session/session.ts';
import { NewsCard } from '#product/accounts/web/settings/news-card.tsx';
import { LettersCard } from '#product/follow-ups/web/letters-card.tsx';
import { RadioField } from '#ui/fields/choice-fields.tsx';
import { ContractForm } from '#ui/forms/form.tsx';
import { Page } from '#ui/navigation/page.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Card } from '#ui/parts/card.tsx';
import { Skeleton } from '#ui/parts/skeleton.tsx';
import { showSnackbar } from '#ui/snackbars/snackbars.tsx';
import { getParentPreferences, getPreferences, setParentPreferences, setPreferences } from '../contract.ts';
import { DIGESTS } from '../rules/digest.ts';

const PREFERENCES = ['notification-preferences'];

const CALLS = {
  educator: { get: getPreferences, set: setPreferences },
  parent: { get: getParentPreferences, set: setParentPreferences },
} as const;

/** At home nobody is followed up. */
export function EducatorPreferencesScreen() {
  const isAtSchool = teachesAtSchool(useUser());
  return <PreferencesScreen reader="educator">{isAtSchool && <LettersCard />}</PreferencesScreen>;
}

export function ParentPreferencesScreen() {
  return <PreferencesScreen reader="parent" />;
}

type PreferencesProps = { reader: keyof typeof CALLS; children?: ReactNode };

function PreferencesScreen({ reader, children }: PreferencesProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { data, isPending, isError } = useQuery({
    queryKey: PREFERENCES,
    queryFn: ({ signal }) => call(CALLS[reader].get, {}, { signal, quiet: true }),
  });
  return (
    <Page
      title={t('notifications.preferences.title')}
      lead={t('notifications.preferences.intro')}
      width="narrow"
    >
      {isPending && <Skeleton shape="block" />}
      {isError && <Banner tone="error">{t('notifications.preferences.failed')}</Banner>}
      {data !== undefined && (
        <Card>
          <ContractForm
            endpoint={CALLS[reader].set}
            initial={{ digest: data.data.digest }}
            onDone={async ({ notification }) => {
              showSnackbar(notification);
              await queries.invalidateQueries({ queryKey: PREFERENCES });
            }}
            submitLabel={t('notifications.preferences.save')}
          >
            <RadioField
              name="digest"
              label={t('notifications.preferences.digest')}
              options={DIGESTS.map((value) => ({
                value,
                label: t(`notifications.preferences.choices.${value}`),
              }))}
            />
          </ContractForm>
          <p>{t('notifications.preferences.account-letters')}</p>
        </Card>
      )}
      {children}
      <NewsCard />
    </Page>
  );
}
