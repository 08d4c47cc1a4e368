import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/api.ts';
import { useSay } from '#platform/web/say.ts';
import { problemOf } from '#product/accounts/web/session/api-problems.ts';
import { Page } from '#ui/navigation/page.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Skeleton } from '#ui/parts/skeleton.tsx';
import { classSounds } from '../../staff-contract.ts';
import { SettingCard } from './setting-card.tsx';

const SOUNDS = ['play-sounds'];

/** One mute for the class. */
export function ClassSoundsScreen() {
  const { t } = useTranslation();
  const say = useSay();
  const setting = useQuery({
    queryKey: SOUNDS,
    queryFn: ({ signal }) => call(classSounds.get, {}, { signal, quiet: true }),
  });
  const on = setting.data?.data.on;
  return (
    <Page title={t('play-progress.sounds.title')} lead={t('play-progress.sounds.lead')} width="narrow">
      {setting.isPending && <Skeleton shape="block" />}
      {setting.isError && (
        <Banner
          tone="error"
          actions={<Button onClick={() => void setting.refetch()}>{t('accounts.try-again')}</Button>}
        >
          {say(problemOf(setting.error))}
        </Banner>
      )}
      {on !== undefined && (
        <SettingCard
          of={SOUNDS}
          title={t(on ? 'play-progress.sounds.is-on' : 'play-progress.sounds.is-off')}
          text={t(on ? 'play-progress.sounds.on-text' : 'play-progress.sounds.off-text')}
          turn={t(on ? 'play-progress.sounds.turn-off' : 'play-progress.sounds.turn-on')}
          on={on}
          onTurn={() => call(classSounds.set, { on: !on })}
        />
      )}
    </Page>
  );
}
