import { useMutation, useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/api.ts';
import { useSay } from '#platform/web/say.ts';
import { Page } from '#ui/navigation/page.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { Skeleton } from '#ui/parts/skeleton.tsx';
import { findUnsubscribe, unsubscribe } from '../contract.ts';

/** Opened from a letter, without signing in. Looking changes nothing: mail scanners open links, too. */
export function UnsubscribePage() {
  const { t } = useTranslation();
  const say = useSay();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [, , id = '', code = ''] = path.split('/');
  const link = useQuery({
    queryKey: ['unsubscribe', id, code],
    queryFn: ({ signal }) => call(findUnsubscribe, { id, code }, { signal, quiet: true }),
    retry: false,
    gcTime: 0,
  });
  const leave = useMutation({ mutationFn: () => call(unsubscribe, { id, code }) });
  return (
    <Page title={t('notifications.unsubscribe.title')} width="narrow">
      {link.isPending && <Skeleton lines={3} />}
      {link.isError && <Banner tone="error">{t('notifications.unsubscribe.invalid')}</Banner>}
      {leave.isSuccess && (
        <Banner tone="success" live>
          {say(leave.data.notification)}
        </Banner>
      )}
      {link.isSuccess && !leave.isSuccess && link.data.data.digest === 'off' && (
        <Banner tone="info">{t('notifications.unsubscribe.already')}</Banner>
      )}
      {link.isSuccess && !leave.isSuccess && link.data.data.digest !== 'off' && (
        <Card
          actions={
            <Button loading={leave.isPending} onClick={() => leave.mutate()}>
              {t('notifications.unsubscribe.submit')}
            </Button>
          }
        >
          <p>{t('notifications.unsubscribe.question')}</p>
        </Card>
      )}
    </Page>
  );
}
