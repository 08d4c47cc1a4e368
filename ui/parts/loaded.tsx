import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ToneIcon } from '../style/tone.tsx';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';
import styles from './loaded.module.css';
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
  const tryAgain = useTryAgain();
  const { data, isError, isFetching, refetch } = query;
  if (isError) {
    const again = (): void => {
      void refetch();
      tryAgain();
    };
    const retry = (
      <Button size="sm" variant="outline" loading={isFetching} onClick={again}>
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

/** What a part of a page was asked for with. */
export type PartQuery<Data> = Pick<
  UseQueryResult<Data>,
  'data' | 'isError' | 'isFetching' | 'errorUpdateCount'
>;

/** Not to be had: it failed, or is being tried again after that. */
export const isMissed = ({ data, isError, errorUpdateCount }: PartQuery<unknown>): boolean =>
  isError || (data === undefined && errorUpdateCount > 0);

type LoadedPartProps<Data> = {
  query: PartQuery<Data>;
  /** A sentence: what could not be had. */
  failed: string;
  /** In its place while it is on its way; nothing, unless it is always there. */
  bones?: ReactNode;
  /** Null where there is nothing to show. */
  children: (data: Data) => ReactNode;
};

/**
 * A part of a page that is not there where there is nothing to say. What could not be had is no nothing: that is said, with
 * a way to try again, above what was known before.
 */
export function LoadedPart<Data>({ query, failed, bones = null, children }: LoadedPartProps<Data>) {
  const { data } = query;
  return (
    <>
      {isMissed(query) && <Missed query={query} failed={failed} />}
      {data === undefined ? !isMissed(query) && bones : children(data)}
    </>
  );
}

/** The sentence of such a part by itself, where what was had stands elsewhere. */
export function Missed({ query, failed }: { query: PartQuery<unknown>; failed: string }) {
  const { t } = useTranslation();
  const tryAgain = useTryAgain();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element belongs to a form
    <div className={styles.missed} role="status">
      <span className={styles.icon}>
        <ToneIcon tone="warning" />
      </span>
      <p>
        {failed} {query.data !== undefined && t('ui.part-older')}
      </p>
      <Button size="sm" variant="outline" loading={query.isFetching} onClick={tryAgain}>
        {t('ui.try-again')}
      </Button>
    </div>
  );
}

/** What one part of a page could not have, its neighbors mostly could not have either: one press asks for all of it. */
export function useTryAgain(): () => void {
  const queries = useQueryClient();
  return () =>
    void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
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
