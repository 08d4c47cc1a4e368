import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '#platform/contract/message.ts';
import { ApiError } from '#platform/web/api.ts';
import { useSay } from '#platform/web/say.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Spinner } from '#ui/parts/spinner.tsx';
import { reactionTo } from '../../rules/api-problems.ts';
import { isLinkRefused } from '../../rules/sign-in/mailed-links.ts';
import styles from '../account-page.module.css';

type MailedLinkProps<Data> = {
  query: UseQueryResult<Data>;
  loading: string;
  /** Said of a link that is wrong, too old or used. */
  invalid: { title: string; message: Message; actions: ReactNode };
  children: (data: Data) => ReactNode;
};

/** A page that a mailed link opens: looks the link up, then shows what it is for or the next step without it. */
export function MailedLink<Data>({ query, loading, invalid, children }: MailedLinkProps<Data>) {
  const { t } = useTranslation();
  const say = useSay();
  if (query.isPending) {
    return (
      <output className={styles.loading}>
        <Spinner size={48} />
        <span>{loading}</span>
      </output>
    );
  }
  if (!query.isError) return children(query.data);
  const status = query.error instanceof ApiError ? query.error.status : 0;
  if (isLinkRefused(status)) {
    return (
      <Banner tone="error" live title={invalid.title} actions={invalid.actions}>
        {say(invalid.message)}
      </Banner>
    );
  }
  const retry = (
    <Button variant="outline" size="sm" loading={query.isFetching} onClick={() => void query.refetch()}>
      {t('accounts.try-again')}
    </Button>
  );
  return (
    <Banner tone="error" live actions={retry}>
      {say(reactionTo({ status, client: 'dashboard', reply: null }))}
    </Banner>
  );
}
