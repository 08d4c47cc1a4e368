import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';
import { Skeleton } from './skeleton.tsx';

type LoadedProps<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'isError' | 'isFetching' | 'refetch'>;
  /** In its place while it is on its way. */
  bones?: ReactNode;
  /** Says what could not be had, where the dialog is about more than that. */
  failed?: string;
  children: (data: Data) => ReactNode;
};

/** What a dialog has to ask for before it can show it: on its way, not to be had, or there. */
export function Loaded<Data>({ query, bones, failed, children }: LoadedProps<Data>) {
  const { t } = useTranslation();
  const { data, isError, isFetching, refetch } = query;
  if (isError) {
    const retry = (
      <Button size="sm" variant="outline" loading={isFetching} onClick={() => void refetch()}>
        {t('ui.try-again')}
      </Button>
    );
    return (
      <Banner tone="error" title={failed ?? t('ui.action.load-failed')} actions={retry} live>
        {failed === undefined && t('ui.action.load-failed-text')}
      </Banner>
    );
  }
  if (data === undefined) {
    return (
      <div aria-busy="true">
        <span className="visually-hidden" role="status">
          {t('ui.loading')}
        </span>
        {bones ?? <Skeleton lines={4} />}
      </div>
    );
  }
  return children(data);
}

const FIELDS = 'input:enabled, select:enabled, textarea:enabled';

/** The dialog took the focus itself, because there was no field yet: now the first one takes it, of choices the chosen one. */
export function FocusFirst({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = place.current?.querySelector<HTMLElement>(FIELDS);
    const chosen = first?.matches('[type="radio"]') && place.current?.querySelector<HTMLElement>(':checked');
    (chosen || first)?.focus();
  }, []);
  return <div ref={place}>{children}</div>;
}
