import { CloudOff, Inbox, SearchX, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '#platform/web/live/use-online.ts';
import type { AnyRow } from '#platform/web/tables/table-state.ts';
import { Button } from '../../parts/button.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import type { EmptyWords, TableFacts, TableHandlers } from '../model/table-types.ts';
import styles from '../table-view.module.css';

type WithoutRowsProps = {
  facts: Pick<TableFacts<AnyRow>, 'status' | 'counts' | 'page' | 'filters' | 'isSubset' | 'isRefreshing'>;
  on: Pick<TableHandlers<AnyRow>, 'retry' | 'clearFilters' | 'showSubset' | 'goToPage'>;
  empty: EmptyWords | undefined;
};

/** In place of rows: why there are none, and what can be done about it. */
export function WithoutRows({ facts, on, empty }: WithoutRowsProps) {
  const { t } = useTranslation();
  const isOnline = useOnline();
  const { status, counts, filters, isSubset, isRefreshing } = facts;
  if (status === 'failed') {
    const why = isOnline
      ? { icon: <CloudOff />, title: t('ui.table.failed'), text: t('ui.table.failed-text') }
      : { icon: <WifiOff />, title: t('ui.table.offline'), text: t('ui.table.offline-text') };
    return (
      <Frame {...why} alert>
        <Button variant="outline" loading={isRefreshing} onClick={on.retry}>
          {t('ui.try-again')}
        </Button>
      </Frame>
    );
  }
  if ((counts?.filtered ?? 0) > 0) {
    return (
      <Frame icon={<SearchX />} title={t('ui.table.page-empty')}>
        <Button variant="outline" onClick={() => on.goToPage(1)}>
          {t('ui.table.first-page')}
        </Button>
      </Frame>
    );
  }
  if (Object.keys(filters).length > 0 || isSubset) {
    const clear = () => {
      on.clearFilters();
      if (isSubset) on.showSubset(false);
    };
    return (
      <Frame icon={<SearchX />} title={t('ui.table.nothing-found')} text={t('ui.table.nothing-found-text')}>
        <Button variant="outline" onClick={clear}>
          {t('ui.table.clear-filters')}
        </Button>
      </Frame>
    );
  }
  return (
    <Frame
      icon={empty?.picture ?? <Inbox />}
      title={empty?.title ?? t('ui.table.empty')}
      text={empty?.text}
      isPicture={empty?.picture !== undefined}
    >
      {empty?.actions}
    </Frame>
  );
}

/** Above the rows of before: the next ones could not be had. */
export function StillFailed({ isTrying, onRetry }: { isTrying: boolean; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles['still-failed']} role="alert">
      <CloudOff aria-hidden="true" />
      <p>{t('ui.table.still-failed')}</p>
      <Button size="sm" variant="outline" loading={isTrying} onClick={onRetry}>
        {t('ui.try-again')}
      </Button>
    </div>
  );
}

type FrameProps = {
  icon: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  isPicture?: boolean;
  alert?: boolean;
  children?: ReactNode;
};

function Frame({ icon, title, text, isPicture = false, alert = false, children }: FrameProps) {
  const picture = isPicture ? icon : <span className={styles.sign}>{icon}</span>;
  return (
    <div className={styles.without} role={alert ? 'alert' : undefined}>
      <EmptyState picture={picture} title={title} text={text} actions={children} />
    </div>
  );
}
