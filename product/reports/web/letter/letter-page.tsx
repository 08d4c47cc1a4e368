import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LOCALES, type Locale } from '#brands/brand.ts';
import { ERROR_STATUS } from '#platform/contract/refusal.ts';
import { ApiError, call } from '#platform/web/api.ts';
import { saveDocument } from '#platform/web/files/save-document.ts';
import { SealedPage } from '#ui/links/sealed-page.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { EmptyState } from '#ui/parts/empty-state.tsx';
import { Skeleton } from '#ui/parts/skeleton.tsx';
import { openLetter } from '../../links-contract.ts';
import { ReportPaper } from '../report-page.tsx';
import styles from './letter.module.css';

/** For a family without an account. */
export function LetterPage() {
  const { t, i18n } = useTranslation();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const code = path.split('/')[2] ?? '';
  const language = LOCALES.find((locale) => locale === i18n.language) ?? 'en';
  return (
    <SealedPage
      title={t('reports-letter.title')}
      lead={t('reports-letter.lead')}
      open={t('reports-letter.open')}
    >
      <Letter code={code} language={language} />
    </SealedPage>
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
