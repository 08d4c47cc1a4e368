import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/api.ts';
import { useSay } from '#platform/web/say.ts';
import { problemOf } from '#product/accounts/web/session/api-problems.ts';
import { Confirm } from '#ui/layers/confirm.tsx';
import { openModal } from '#ui/layers/modals.ts';
import { Page } from '#ui/navigation/page.tsx';
import { Badge } from '#ui/parts/badge.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { Skeleton } from '#ui/parts/skeleton.tsx';
import { type ClassDesk, getClassTiles, reopenTiles, setClassTiles } from '../../contract.ts';
import { CardsCard } from './cards-card.tsx';
import { ChildrenCard } from './children-card.tsx';
import { DevicesCard } from './devices-card.tsx';
import { DESK, quietly, useDeed } from './use-desk.ts';

/** All of class tiles for a teacher: on or off, devices, class cards, and the pictures of each child. */
export function DeskScreen() {
  const { t } = useTranslation();
  const say = useSay();
  const desk = useQuery({
    queryKey: DESK,
    queryFn: ({ signal }) => call(getClassTiles, {}, { signal, quiet: true }),
  });
  return (
    <Page title={t('class-tiles-desk.title')} lead={t('class-tiles-desk.intro')} width="narrow">
      {desk.isPending && <Skeleton shape="block" />}
      {desk.isError && (
        <Banner
          tone="error"
          actions={<Button onClick={() => void desk.refetch()}>{t('ui.try-again')}</Button>}
        >
          {say(problemOf(desk.error))}
        </Banner>
      )}
      {desk.data && <Desk desk={desk.data.data} />}
    </Page>
  );
}

function Desk({ desk }: { desk: ClassDesk }) {
  const { t } = useTranslation();
  if (!desk.offered && !desk.on) return <Banner tone="info">{t('class-tiles-desk.no-school')}</Banner>;
  return (
    <>
      {desk.closed_at !== null && <Closed />}
      <Switch desk={desk} />
      {desk.on && (
        <>
          <DevicesCard devices={desk.devices} />
          <CardsCard open={desk.cards} />
          <ChildrenCard list={desk.children} />
        </>
      )}
    </>
  );
}

function Closed() {
  const { t } = useTranslation();
  const deed = useDeed();
  return (
    <Banner
      tone="warning"
      title={t('class-tiles-desk.closed-title')}
      actions={
        <Button onClick={() => quietly(deed(() => call(reopenTiles, {})))}>
          {t('class-tiles-desk.reopen')}
        </Button>
      }
    >
      {t('class-tiles-desk.closed-text')}
    </Banner>
  );
}

function Switch({ desk: { on, older } }: { desk: ClassDesk }) {
  const { t } = useTranslation();
  const deed = useDeed();
  const turn = (next: boolean) => deed(() => call(setClassTiles, { on: next }));
  return (
    <Card
      title={t(on ? 'class-tiles-desk.is-on' : 'class-tiles-desk.is-off')}
      aside={
        on ? (
          <Badge tone="success">{t('class-tiles-desk.on')}</Badge>
        ) : (
          <Badge>{t('class-tiles-desk.off')}</Badge>
        )
      }
      actions={
        on ? (
          <Button variant="subtle" onClick={() => openModal('class-tiles-off')}>
            {t('class-tiles-desk.turn-off')}
          </Button>
        ) : (
          <Button onClick={() => quietly(turn(true))}>{t('class-tiles-desk.turn-on')}</Button>
        )
      }
    >
      <p>{t('class-tiles-desk.about')}</p>
      {older > 0 && <p>{t('class-tiles-desk.older', { count: older })}</p>}
      <Confirm
        name="class-tiles-off"
        title={t('class-tiles-desk.turn-off-title')}
        confirmLabel={t('class-tiles-desk.turn-off')}
        danger
        onConfirm={() => turn(false)}
      >
        {t('class-tiles-desk.turn-off-text')}
      </Confirm>
    </Card>
  );
}
