import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/api.ts';
import { pageConfig } from '#platform/web/page.ts';
import { CheckboxField } from '#ui/fields/choice-fields.tsx';
import { ContractForm } from '#ui/forms/form.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Card } from '#ui/parts/card.tsx';
import { showSnackbar } from '#ui/snackbars/snackbars.tsx';
import { getNews, setNews } from '../../contract.ts';

const NEWS = ['news'];
const SOON = 2000;

/** News by email, for who asks for it. The list answers a moment later; what it says stands here. */
export function NewsCard() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: NEWS,
    queryFn: ({ signal }) => call(getNews, {}, { signal, quiet: true }),
    enabled: pageConfig().news !== null,
    refetchInterval: ({ state }) => (state.data?.data.state === 'waiting' ? SOON : false),
  });
  if (data === undefined) return null;
  const { wanted, state } = data.data;
  return (
    <Card title={t('accounts.news.title')}>
      {(state === 'rejected' || state === 'failed') && (
        <Banner tone="warning" live>
          {t(`accounts.news.${state}`)}
        </Banner>
      )}
      <ContractForm
        key={String(wanted)}
        endpoint={setNews}
        initial={{ wanted }}
        onDone={async ({ notification }) => {
          showSnackbar(notification);
          await queries.invalidateQueries({ queryKey: NEWS });
        }}
        submitLabel={t('accounts.news.save')}
      >
        <CheckboxField name="wanted" label={t('accounts.news.label')} hint={t('accounts.news.hint')} />
      </ContractForm>
    </Card>
  );
}
