import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/api.ts';
import { useSay } from '#platform/web/say.ts';
import { problemOf } from '#product/accounts/web/api-problems.ts';
import { Badge } from '#ui/badge.tsx';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Page } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { showSnackbar } from '#ui/snackbars.tsx';
import { classCheckIns, familyCheckIns } from '../../staff-contract.ts';

const CHECK_INS = ['check-ins'];

type Whose = 'class' | 'family';
const CALLS = { class: classCheckIns, family: familyCheckIns };

export function ClassCheckInsScreen() {
  return <CheckInsScreen whose="class" />;
}

export function FamilyCheckInsScreen() {
  return <CheckInsScreen whose="family" />;
}

/** Whether the own class or family is asked how it feels, before it plays. */
function CheckInsScreen({ whose }: { whose: Whose }) {
  const { t } = useTranslation();
  const say = useSay();
  const setting = useQuery({
    queryKey: CHECK_INS,
    queryFn: ({ signal }) => call(CALLS[whose].get, {}, { signal, quiet: true }),
  });
  return (
    <Page
      title={t(`progress.own-check-ins.${whose}-title`)}
      lead={t(`progress.own-check-ins.${whose}-lead`)}
      width="narrow"
    >
      {setting.isPending && <Skeleton shape="block" />}
      {setting.isError && (
        <Banner
          tone="error"
          actions={<Button onClick={() => void setting.refetch()}>{t('accounts.try-again')}</Button>}
        >
          {say(problemOf(setting.error))}
        </Banner>
      )}
      {setting.data && <Setting whose={whose} on={setting.data.data.on} />}
    </Page>
  );
}

function Setting({ whose, on }: { whose: Whose; on: boolean }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [sending, setSending] = useState(false);
  const turn = async () => {
    setSending(true);
    try {
      const { notification } = await call(CALLS[whose].set, { on: !on });
      showSnackbar(notification);
      await queries.invalidateQueries({ queryKey: CHECK_INS });
    } catch {
      // The call itself has said what went wrong.
    } finally {
      setSending(false);
    }
  };
  const word = on ? 'on' : 'off';
  return (
    <Card
      title={t(`progress.own-check-ins.is-${word}`)}
      aside={<Badge tone={on ? 'success' : 'neutral'}>{t(`progress.own-check-ins.${word}`)}</Badge>}
      actions={
        <Button variant={on ? 'outline' : 'filled'} loading={sending} onClick={() => void turn()}>
          {t(on ? 'progress.own-check-ins.turn-off' : 'progress.own-check-ins.turn-on')}
        </Button>
      }
    >
      <p>{t(`progress.own-check-ins.${word}-${whose}-text`)}</p>
    </Card>
  );
}
