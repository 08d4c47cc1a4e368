import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NotificationReply } from '#platform/contract/message.ts';
import { call } from '#platform/web/api.ts';
import { useSay } from '#platform/web/say.ts';
import { problemOf } from '#product/accounts/web/session/api-problems.ts';
import { useSession, useUser } from '#product/accounts/web/session/session.ts';
import { Page } from '#ui/navigation/page.tsx';
import { Badge } from '#ui/parts/badge.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { Skeleton } from '#ui/parts/skeleton.tsx';
import { showSnackbar } from '#ui/snackbars/snackbars.tsx';
import { classCheckIns, familyCheckIns, schoolCheckIns } from '../../staff-contract.ts';

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
  const runsAGroup = useUser().is_group_admin;
  const setting = useQuery({
    queryKey: CHECK_INS,
    queryFn: ({ signal }) => call(CALLS[whose].get, {}, { signal, quiet: true }),
  });
  return (
    <Page
      title={t(`play-progress.own-check-ins.${whose}-title`)}
      lead={t(`play-progress.own-check-ins.${whose}-lead`)}
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
      {setting.data && <OwnSetting whose={whose} on={setting.data.data.on} />}
      {whose === 'class' && runsAGroup && <Schools />}
    </Page>
  );
}

function OwnSetting({ whose, on }: { whose: Whose; on: boolean }) {
  const { t } = useTranslation();
  const word = on ? 'on' : 'off';
  return (
    <Setting
      title={t(`play-progress.own-check-ins.is-${word}`)}
      text={t(`play-progress.own-check-ins.${word}-${whose}-text`)}
      on={on}
      onTurn={() => call(CALLS[whose].set, { on: !on })}
    />
  );
}

/** Whoever runs a school, or the schools of a district, decides for all of their children. */
function Schools() {
  const { t } = useTranslation();
  const schools = useQuery({
    queryKey: [...CHECK_INS, 'schools'],
    queryFn: ({ signal }) => call(schoolCheckIns.list, {}, { signal }),
  });
  const isActedAs = useSession((session) => session.actingAs !== null);
  return schools.data?.data.map(({ id, name, on, family }) => (
    <Fragment key={id}>
      <Setting
        title={name}
        text={t(`play-progress.own-check-ins.${on ? 'on' : 'off'}-school-text`)}
        on={on}
        onTurn={() => call(schoolCheckIns.set, { id, on: !on })}
      />
      {on && !isActedAs && (
        <Setting
          title={t('play-progress.own-check-ins.share-title')}
          text={t(`play-progress.own-check-ins.share-${family ? 'on' : 'off'}-text`, { school: name })}
          turn={t(`play-progress.own-check-ins.share-turn-${family ? 'off' : 'on'}`)}
          on={family}
          onTurn={() => call(schoolCheckIns.share, { id, on: !family })}
        />
      )}
    </Fragment>
  ));
}

type SettingProps = {
  title: string;
  text: string;
  on: boolean;
  /** What the button says, where it is not about check-ins as such. */
  turn?: string;
  onTurn: () => Promise<NotificationReply>;
};

function Setting({ title, text, on, turn: says, onTurn }: SettingProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [sending, setSending] = useState(false);
  const turn = async () => {
    setSending(true);
    try {
      const { notification } = await onTurn();
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
      title={title}
      aside={<Badge tone={on ? 'success' : 'neutral'}>{t(`play-progress.own-check-ins.${word}`)}</Badge>}
      actions={
        <Button
          variant={on || says !== undefined ? 'outline' : 'filled'}
          loading={sending}
          onClick={() => void turn()}
        >
          {says ?? t(on ? 'play-progress.own-check-ins.turn-off' : 'play-progress.own-check-ins.turn-on')}
        </Button>
      }
    >
      <p>{text}</p>
    </Card>
  );
}
