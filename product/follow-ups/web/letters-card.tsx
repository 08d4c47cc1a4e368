import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/api.ts';
import { CheckboxField } from '#ui/fields/choice-fields.tsx';
import { ContractForm } from '#ui/forms/form.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Card } from '#ui/parts/card.tsx';
import { Skeleton } from '#ui/parts/skeleton.tsx';
import { showSnackbar } from '#ui/snackbars/snackbars.tsx';
import { getLetters, setLetters } from '../letters-contract.ts';

const LETTERS = ['follow-up-letters'];

/** Which letters about follow-ups somebody wants; who answers at a school reads which come whatever they choose. */
export function LettersCard() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { data, isPending, isError } = useQuery({
    queryKey: LETTERS,
    queryFn: ({ signal }) => call(getLetters, {}, { signal, quiet: true }),
  });
  return (
    <Card title={t('follow-ups.letters.title')}>
      {isPending && <Skeleton shape="block" />}
      {isError && <Banner tone="error">{t('notifications.preferences.failed')}</Banner>}
      {data !== undefined && (
        <>
          <p>{t('follow-ups.letters.text')}</p>
          {data.data.answers && <Banner>{t('follow-ups.letters.answers')}</Banner>}
          <ContractForm
            endpoint={setLetters}
            initial={{ talk: data.data.talk, steps: data.data.steps, mornings: data.data.mornings }}
            onDone={async ({ notification }) => {
              showSnackbar(notification);
              await queries.invalidateQueries({ queryKey: LETTERS });
            }}
            submitLabel={t('notifications.preferences.save')}
          >
            <CheckboxField
              name="talk"
              label={t('follow-ups.letters.talk')}
              hint={t('follow-ups.letters.talk-hint')}
            />
            <CheckboxField
              name="steps"
              label={t('follow-ups.letters.steps')}
              hint={t('follow-ups.letters.steps-hint')}
            />
            <CheckboxField
              name="mornings"
              label={t('follow-ups.letters.mornings')}
              hint={t('follow-ups.letters.mornings-hint')}
            />
          </ContractForm>
        </>
      )}
    </Card>
  );
}
