import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { Download, Package } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LOCALES, type Locale } from '#brands/brand.ts';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { ERROR_STATUS } from '#platform/contract/refusal.ts';
import { ApiError, call } from '#platform/web/api.ts';
import { saveDocument } from '#platform/web/files/save-document.ts';
import { shownDate, shownMoment } from '#ui/formats/dates.ts';
import { SealedPage } from '#ui/links/sealed-page.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { EmptyState } from '#ui/parts/empty-state.tsx';
import { Loaded } from '#ui/parts/loaded.tsx';
import { openPacket } from '../../packets-contract.ts';
import { isPublicPaper, type PacketPaper } from '../../rules/packets.ts';
import { money } from '../shared/money.ts';
import styles from './packet.module.css';

/** For a district's office without an account. */
export function PacketPage() {
  const { t, i18n } = useTranslation();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const code = path.split('/')[2] ?? '';
  const language = LOCALES.find((locale) => locale === i18n.language) ?? 'en';
  return (
    <SealedPage
      title={t('purchasing-packets.page.title')}
      lead={t('purchasing-packets.page.lead')}
      open={t('purchasing-packets.page.open')}
    >
      <Packet code={code} language={language} />
    </SealedPage>
  );
}

type Told = OutputOf<typeof openPacket>['data'];

function Packet({ code, language }: { code: string; language: Locale }) {
  const { t } = useTranslation();
  const query = useQuery({
    // Each time it is fetched it counts as opened; nothing stays behind when the page is left.
    queryKey: ['packet', code],
    queryFn: ({ signal }) => call(openPacket, { code, language }, { signal, quiet: true }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });
  if (query.error instanceof ApiError && query.error.status === ERROR_STATUS['not-found']) {
    return (
      <EmptyState title={t('purchasing-packets.page.gone')} text={t('purchasing-packets.page.gone-text')} />
    );
  }
  return (
    <Loaded query={query} failed={t('purchasing-packets.page.failed')}>
      {({ data }) => <Opened packet={data} code={code} language={language} />}
    </Loaded>
  );
}

function Opened({ packet, code, language }: { packet: Told; code: string; language: Locale }) {
  const { t } = useTranslation();
  const { quote, vendor, vendor_email, ends_at, papers } = packet;
  const [saving, setSaving] = useState<PacketPaper | 'all' | null>(null);
  const save = async (paper: PacketPaper | 'all') => {
    setSaving(paper);
    await saveDocument(openPacket, { code, language, paper });
    setSaving(null);
  };
  const facts = {
    number: quote.number,
    count: quote.quantity,
    total: money(quote.total_cents),
    vendor,
    day: shownDate(quote.valid_until),
  };
  return (
    <div className={styles.packet}>
      {quote.status === 'expired' && (
        <Banner tone="warning" title={t('purchasing-packets.page.expired', facts)} />
      )}
      <Card
        title={quote.organisation === '' ? t('purchasing-packets.page.quote', facts) : quote.organisation}
        actions={
          <Button icon={<Package />} loading={saving === 'all'} onClick={() => void save('all')}>
            {t('purchasing-packets.page.all')}
          </Button>
        }
      >
        <p>{t('purchasing-packets.page.facts', facts)}</p>
        <p className={styles.quiet}>
          {t('purchasing-packets.page.ask', { vendor, email: vendor_email })}{' '}
          {t('purchasing-packets.page.until', { time: shownMoment(ends_at) })}
        </p>
      </Card>
      <ul className={styles.papers}>
        {papers.map((paper) => (
          <li key={paper} className={styles.paper}>
            <div>
              <h2 className={styles.name}>{t(`purchasing-packets.papers.${paper}.name`)}</h2>
              <p className={styles.quiet}>{t(`purchasing-packets.papers.${paper}.text`)}</p>
              {isPublicPaper(paper) && (
                <a href={`/${paper}`} target="_blank" rel="noreferrer">
                  {t(`purchasing-packets.papers.${paper}.read`)}
                </a>
              )}
            </div>
            <Button
              variant="outline"
              size="sm"
              icon={<Download />}
              loading={saving === paper}
              aria-label={t('purchasing-packets.page.save-of', {
                name: t(`purchasing-packets.papers.${paper}.name`),
              })}
              onClick={() => void save(paper)}
            >
              {t('purchasing-packets.page.save')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
