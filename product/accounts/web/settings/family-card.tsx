import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/api.ts';
import { loadTexts } from '#platform/web/texts.ts';
import { SelectField } from '#ui/fields/choice-fields.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { ContractForm } from '#ui/forms/form.tsx';
import { Card } from '#ui/parts/card.tsx';
import { showSnackbar } from '#ui/snackbars/snackbars.tsx';
import { editOwnFamily, LETTER_LANGUAGES, ownFamily } from '../../family-contract.ts';
import { refreshProfile } from '../session/session.ts';

const KEY = ['own-family'];

/** For parents: what their family is called, and what letters speak. There is one once they have added a child. */
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
  const { name = null, language = 'none' } = data?.data ?? {};
  if (name === null) return null;
  const languages = LETTER_LANGUAGES.map((value) => ({
    value,
    label: t(`accounts.settings.family.languages.${value}`),
  }));
  return (
    <Card title={t('accounts.settings.family.title')}>
      <ContractForm
        endpoint={editOwnFamily}
        initial={{ name, language }}
        onDone={async ({ notification }) => {
          showSnackbar(notification);
          await Promise.all([client.invalidateQueries({ queryKey: KEY }), refreshProfile()]);
        }}
        submitLabel={t('accounts.settings.save')}
      >
        <TextField name="name" label={t('accounts.settings.family.name')} autoComplete="off" />
        <SelectField
          name="language"
          label={t('accounts.settings.family.language')}
          hint={t('accounts.settings.family.language-hint')}
          options={languages}
          placeholder={null}
        />
      </ContractForm>
    </Card>
  );
}
