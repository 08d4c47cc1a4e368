import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { ArrowLeft, Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/api.ts';
import { newOperationId } from '#platform/web/operation-id.ts';
import { useTableChanges } from '#platform/web/tables/tables.ts';
import { useSession } from '#product/accounts/web/session/session.ts';
import { useLanguage } from '#product/check-ins/web/day-words.ts';
import { openAction } from '#ui/actions/action.ts';
import { Page } from '#ui/navigation/page.tsx';
import { Button, ButtonLink } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { Loaded } from '#ui/parts/loaded.tsx';
import { type ChildData, readData } from '../data-contract.ts';
import { fromChild } from '../rules/export/way-back.ts';
import { AccessLog } from './access-log.tsx';
import { exportActions } from './actions.ts';
import styles from './child-data.module.css';
import { DeletionCard } from './deletion-card.tsx';
import { useDeletion } from './use-deletion.ts';

type Of = 'educator' | 'parent';

/** What is kept about one child: to take along, and who has opened it. */
export function DataScreen({ of }: { of: Of }) {
  const { t } = useTranslation();
  const params: Record<string, string> = useParams({ strict: false });
  const id = Number(params['id']);
  const changes = useTableChanges();
  const query = useQuery({
    queryKey: ['child-data', of, id, changes],
    queryFn: ({ signal }) => call(readData[of], { id }, { signal, quiet: true }),
    placeholderData: (before) => before,
    retry: false,
  });
  const name = query.data?.data.first_name;
  const isToGo = (useDeletion(of, id).data?.data.open ?? null) !== null;
  return (
    <Page
      title={name === undefined ? t('child-data.page.title-unnamed') : t('child-data.page.title', { name })}
      lead={t('child-data.page.lead')}
      above={
        <p>
          <ButtonLink to={`/${of}/students/${id}`} variant="subtle" size="sm" icon={<ArrowLeft />}>
            {name ?? t('child-data.page.back')}
          </ButtonLink>
        </p>
      }
    >
      <Loaded query={query} failed={t('child-data.page.failed')}>
        {({ data }) => (
          <div className={styles.cards}>
            {/* What is under way comes before what is only looked up. */}
            {isToGo && <DeletionCard data={data} id={id} of={of} />}
            <ExportCard data={data} id={id} of={of} />
            <AccessLog id={id} of={of} />
            {!isToGo && <DeletionCard data={data} id={id} of={of} />}
          </div>
        )}
      </Loaded>
    </Page>
  );
}

function ExportCard({ data, id, of }: { data: ChildData; id: number; of: Of }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const isActedAs = useSession((session) => session.actingAs !== null);
  const { first_name: name, receives } = data;
  const ask = () =>
    openAction(exportActions[of], {
      values: { id, language, operation_id: newOperationId() },
      facts: { name },
    });
  return (
    <Card
      title={t('child-data.export.title')}
      actions={
        <>
          {receives !== null && !isActedAs && (
            <Button icon={<Download />} onClick={ask}>
              {t('child-data.export.ask')}
            </Button>
          )}
          {!isActedAs && (
            <ButtonLink to={`/${of}/students/exports`} search={{ from: fromChild(id) }} variant="subtle">
              {t('child-data.export.all')}
            </ButtonLink>
          )}
        </>
      }
    >
      <p>
        {receives === 'family-page'
          ? t('child-data.export.text-linked', { name })
          : t('child-data.export.text', { name })}
      </p>
      {receives === null && <p className={styles.quiet}>{t('child-data.export.keeper-only')}</p>}
      {isActedAs && <p className={styles.quiet}>{t('child-data.export.in-person')}</p>}
    </Card>
  );
}
