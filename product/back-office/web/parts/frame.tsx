import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ERROR_STATUS } from '#platform/contract/refusal.ts';
import { ApiError } from '#platform/web/api.ts';
import { Page } from '#ui/navigation/page.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button, ButtonLink } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { EmptyState } from '#ui/parts/empty-state.tsx';
import { Skeleton } from '#ui/parts/skeleton.tsx';
import styles from './pages.module.css';

type Back = { to: string; search?: Record<string, string>; label: string };

/** Where one is, and the way back to the list. */
export function Crumbs({ back: { to, search = {}, label }, name }: { back: Back; name: string }) {
  return (
    <p className={styles.crumbs}>
      <Link to={to} search={search}>
        {label}
      </Link>
      <ChevronRight aria-hidden="true" />
      <span>{name}</span>
    </p>
  );
}

const NOT_THERE: readonly number[] = [ERROR_STATUS['not-found'], ERROR_STATUS['validation-failed']];

type WaitingProps = { title: string; error: Error | null; isRetrying: boolean; retry: () => void };

/** In place of a page that is on its way, is nobody's, or cannot be had at the moment. */
export function WaitingPage({ title, error, isRetrying, retry }: WaitingProps) {
  const { t } = useTranslation();
  const again = (
    <Button variant="outline" size="sm" loading={isRetrying} onClick={retry}>
      {t('ui.try-again')}
    </Button>
  );
  let content: ReactNode = <Bones />;
  if (error instanceof ApiError && NOT_THERE.includes(error.status)) {
    content = (
      <EmptyState
        title={t('back-office-pages.not-found.title')}
        text={t('back-office-pages.not-found.text')}
        actions={<ButtonLink to="/uber">{t('back-office-pages.not-found.back')}</ButtonLink>}
      />
    );
  } else if (error !== null) {
    content = <Banner tone="error" live title={t('back-office-pages.failed')} actions={again} />;
  }
  return (
    <Page title={title} width="wide">
      {content}
    </Page>
  );
}

function Bones() {
  const { t } = useTranslation();
  return (
    <div className={styles.columns} aria-busy="true">
      <span className="visually-hidden" role="status">
        {t('ui.loading')}
      </span>
      <div>
        <Skeleton lines={2} />
        <Card>
          <Skeleton shape="title" />
          <Skeleton lines={6} />
        </Card>
      </div>
      <aside>
        <Card>
          <Skeleton lines={4} />
        </Card>
      </aside>
    </div>
  );
}

export type Fact = { id: string; value: string; label: string };

/** The figures one looks for first. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ id, value, label }) => (
        <div key={id} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export type Pair = { id: string; label: string; value: ReactNode };

/** What belongs to what, a line each. */
export function Pairs({ pairs }: { pairs: readonly Pair[] }) {
  return (
    <dl className={styles.pairs}>
      {pairs.map(({ id, label, value }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
