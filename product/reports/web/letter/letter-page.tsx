import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { Download, MailOpen, Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LOCALES, type Locale } from '#brands/brand.ts';
import { ERROR_STATUS } from '#platform/contract/refusal.ts';
import { ApiError, call } from '#platform/web/api.ts';
import { saveDocument } from '#platform/web/files/save-document.ts';
import { Page } from '#ui/navigation/page.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { EmptyState } from '#ui/parts/empty-state.tsx';
import { Skeleton } from '#ui/parts/skeleton.tsx';
import { openLetter } from '../../links-contract.ts';
import { ReportPaper } from '../report-page.tsx';
import styles from './letter.module.css';

/** For a family without an account. Nothing is asked of the server before the button is pressed: scanners press none. */
export function LetterPage() {
  const { t, i18n } = useTranslation();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const code = path.split('/')[2] ?? '';
  const [isOpen, setOpen] = useState(false);
  const language = LOCALES.find((locale) => locale === i18n.language) ?? 'en';
  return (
    <Page title={t('reports-letter.title')} width={isOpen ? 'normal' : 'narrow'}>
      {isOpen ? (
        <Letter code={code} language={language} />
      ) : (
        <Card
          actions={
            <Button size="lg" icon={<MailOpen />} onClick={() => setOpen(true)}>
              {t('reports-letter.open')}
            </Button>
          }
        >
          <p>{t('reports-letter.lead')}</p>
        </Card>
      )}
    </Page>
  );
}

function Letter({ code, language }: { code: string; language: Locale }) {
  const { t } = useTranslation();
  const [isSaving, setSaving] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['letter', code, language],
    queryFn: ({ signal }) => call(openLetter, { code, language }, { signal, quiet: true }),
    // Each time it is fetched it counts as opened; nothing stays behind when the page is left.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });
  const save = async () => {
    setSaving(true);
    await saveDocument(openLetter, { code, language, _format: 'pdf' });
    setSaving(false);
  };
  if (error instanceof ApiError && error.status === ERROR_STATUS['not-found']) {
    return <EmptyState title={t('reports-letter.gone')} text={t('reports-letter.gone-text')} />;
  }
  if (error !== null) {
    const retry = (
      <Button size="sm" variant="outline" loading={isFetching} onClick={() => void refetch()}>
        {t('ui.try-again')}
      </Button>
    );
    return <Banner tone="error" live title={t('reports-letter.failed')} actions={retry} />;
  }
  return (
    <>
      <div className={styles.tools}>
        <Button variant="light" icon={<Printer />} onClick={() => window.print()}>
          {t('reports-letter.print')}
        </Button>
        <Button variant="light" icon={<Download />} loading={isSaving} onClick={() => void save()}>
          {t('reports-letter.save')}
        </Button>
      </div>
      {data === undefined ? <Skeleton lines={8} /> : <ReportPaper page={data} />}
    </>
  );
}
