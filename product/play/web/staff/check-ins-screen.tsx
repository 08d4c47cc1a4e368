import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/api.ts';
import { useSay } from '#platform/web/say.ts';
import { problemOf } from '#product/accounts/web/session/api-problems.ts';
import { useSession, useUser } from '#product/accounts/web/session/session.ts';
import { ActivityText } from '#product/consents/web/activity-text.tsx';
import { Page } from '#ui/navigation/page.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Skeleton } from '#ui/parts/skeleton.tsx';
import { classCheckIns, familyCheckIns, schoolCheckIns } from '../../staff-contract.ts';
import { SettingCard } from './setting-card.tsx';

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
      {whose === 'family' && <ActivityText activity="check-ins" />}
      {whose === 'class' && runsAGroup && <Schools />}
    </Page>
  );
}

function OwnSetting({ whose, on }: { whose: Whose; on: boolean }) {
  const { t } = useTranslation();
  const word = on ? 'on' : 'off';
  return (
    <SettingCard
      of={CHECK_INS}
      title={t(`play-progress.own-check-ins.is-${word}`)}
      text={t(`play-progress.own-check-ins.${word}-${whose}-text`)}
      turn={t(on ? 'play-progress.own-check-ins.turn-off' : 'play-progress.own-check-ins.turn-on')}
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
      <SettingCard
        of={CHECK_INS}
        title={name}
        text={t(`play-progress.own-check-ins.${on ? 'on' : 'off'}-school-text`)}
        turn={t(on ? 'play-progress.own-check-ins.turn-off' : 'play-progress.own-check-ins.turn-on')}
        on={on}
        onTurn={() => call(schoolCheckIns.set, { id, on: !on })}
      />
      {on && !isActedAs && (
        <SettingCard
          of={CHECK_INS}
          isAside
          title={t('play-progress.own-check-ins.share-title')}
          text={t(`play-progress.own-check-ins.share-${family ? 'on' : 'off'}-text`, { school: name })}
          turn={t(
            family
              ? 'play-progress.own-check-ins.share-turn-off'
              : 'play-progress.own-check-ins.share-turn-on',
          )}
          on={family}
          onTurn={() => call(schoolCheckIns.share, { id, on: !family })}
        />
      )}
    </Fragment>
  ));
}
