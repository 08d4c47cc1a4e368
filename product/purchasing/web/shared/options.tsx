import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/api.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Skeleton } from '#ui/parts/skeleton.tsx';
import { type QuoteOptions, quoteOptions } from '../../quotes-contract.ts';

/** What a dialog starts with, asked when it opens and never behind the back of somebody typing. */
export function WithOptions({ children }: { children: (options: QuoteOptions) => ReactNode }) {
  const { t } = useTranslation();
  const options = useQuery({
    queryKey: ['quote-options'],
    queryFn: ({ signal }) => call(quoteOptions, {}, { signal, quiet: true }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (options.isError) {
    return (
      <Banner tone="error" live>
        {t('purchasing-quotes.request.loading-failed')}
      </Banner>
    );
  }
  if (options.data === undefined) {
    return (
      <div aria-busy="true">
        <span className="visually-hidden" role="status">
          {t('ui.loading')}
        </span>
        <Skeleton shape="block" />
      </div>
    );
  }
  return children(options.data.data);
}

/** The billing data of last time. */
export function billingOf(options: QuoteOptions) {
  const { organisation, billing_name, billing_email, billing_address } = options;
  return { organisation, billing_name, billing_email, billing_address };
}
