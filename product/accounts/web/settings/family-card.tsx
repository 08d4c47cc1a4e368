import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/api.ts';
import { loadTexts } from '#platform/web/texts.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { ContractForm } from '#ui/forms/form.tsx';
import { Card } from '#ui/parts/card.tsx';
import { showSnackbar } from '#ui/snackbars/snackbars.tsx';
import { editOwnFamily, ownFamily } from '../../family-contract.ts';

const KEY = ['own-family'];

/** For parents: what their family is called. There is one once they have added a child. */
export function FamilyCard() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => {
      // What the server answers is in the words about people.
      await loadTexts(['accounts-people']);
      return call(ownFamily, {}, { signal, quiet: true });
    },
  });
  const name = data?.data.name ?? null;
  if (name === null) return null;
  return (
    <Card title={t('accounts.settings.family.title')}>
      <ContractForm
        endpoint={editOwnFamily}
        initial={{ name }}
        onDone={async ({ notification }) => {
          showSnackbar(notification);
          await client.invalidateQueries({ queryKey: KEY });
        }}
        submitLabel={t('accounts.settings.save')}
      >
        <TextField name="name" label={t('accounts.settings.family.name')} autoComplete="off" />
      </ContractForm>
    </Card>
  );
}
