import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/api.ts';
import { lookAgain } from '#platform/web/files/kept-files.ts';
import { newOperationId } from '#platform/web/operation-id.ts';
import { useUser } from '#product/accounts/web/session/session.ts';
import { useLanguage } from '#product/check-ins/web/day-words.ts';
import { action, openAction } from '#ui/actions/action.ts';
import { KeptFile, KeptFiles } from '#ui/files/kept-files.tsx';
import { shownMoment } from '#ui/formats/dates.ts';
import { Button } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { LoadedPart } from '#ui/parts/loaded.tsx';
import { saveAndTell } from '#ui/snackbars/save-and-tell.ts';
import { showSnackbar } from '#ui/snackbars/snackbars.tsx';
import {
  askOwnExport,
  fetchOwnExport,
  type KeptOwnExport,
  ownExports,
  removeOwnExport,
} from '../contract.ts';
import styles from './own-data.module.css';

/** All that is kept about the reader, to take along. */
export function ExportCard() {
  const { t } = useTranslation();
  const { id } = useUser();
  const language = useLanguage();
  const queries = useQueryClient();
  const queryKey = ['own-exports', id];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(ownExports, {}, { signal, quiet: true }),
    gcTime: 0,
    refetchInterval: lookAgain,
  });
  const lookAnew = () => queries.invalidateQueries({ queryKey });
  const ask = () =>
    openAction(
      action({
        name: 'export-own-data',
        endpoint: askOwnExport,
        title: 'own-data.export.title',
        text: 'own-data.export.dialog-text',
        submit: 'own-data.export.ask',
        size: 'sm',
        onDone: () => void lookAnew(),
      }),
      { values: { language, operation_id: newOperationId() } },
    );
  return (
    <Card title={t('own-data.export.title')}>
      <p>{t('own-data.export.text')}</p>
      <p className={styles.quiet}>{t('own-data.export.text-children')}</p>
      <Button variant="outline" icon={<Download />} className={styles.ask} onClick={ask}>
        {t('own-data.export.ask')}
      </Button>
      <LoadedPart query={query} failed={t('own-data.export.failed')}>
        {({ data }) =>
          data.length === 0 ? null : (
            <KeptFiles>
              {data.map((kept) => (
                <Entry key={kept.id} kept={kept} onGone={lookAnew} />
              ))}
            </KeptFiles>
          )
        }
      </LoadedPart>
    </Card>
  );
}

const STANDINGS = { making: 'making', ready: 'ready', failed: 'broken' } as const;

function Entry({ kept, onGone }: { kept: KeptOwnExport; onGone: () => Promise<void> }) {
  const { t } = useTranslation();
  const { id, state, created_at, ends_at } = kept;
  const time = shownMoment(created_at);
  const save = {
    label: t('own-data.export.save'),
    longLabel: t('own-data.export.save-of', { time }),
    run: () => saveAndTell(fetchOwnExport, { id }),
  };
  const remove = async () => {
    showSnackbar((await call(removeOwnExport, { id })).notification);
    await onGone();
  };
  return (
    <KeptFile
      title={t('own-data.export.about')}
      times={t('own-data.export.made', { time, end: shownMoment(ends_at) })}
      save={state === 'ready' ? save : null}
      remove={{
        label: t('own-data.export.delete'),
        longLabel: t('own-data.export.delete-of', { time }),
        run: remove,
      }}
    >
      <p>{t(`own-data.export.${STANDINGS[state]}`)}</p>
    </KeptFile>
  );
}
