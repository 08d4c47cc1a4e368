import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dayIn } from '#platform/contract/days.ts';
import { shownDate } from '#ui/formats/dates.ts';
import { isOwnZone, zoneName } from '#ui/formats/zones.ts';
import { Banner } from '#ui/parts/banner.tsx';
import type { DeletionStanding } from '../deletion-contract.ts';

type Open = NonNullable<DeletionStanding['open']>;

type BannerProps = { open: Open; name: string; actions?: ReactNode };

/** On the child's page and where it is decided: the day, and who asked. */
export function DeletionBanner({ open, name, actions }: BannerProps) {
  const { t, i18n } = useTranslation();
  const { state, asked_as: askedAs, own, asked_at, runs_at, decide_by, reference, zone } = open;
  const dayOf = (moment: string): string => shownDate(dayIn(zone, new Date(moment)));
  const title =
    state === 'asked'
      ? t('child-data.deletion.open-asked', { name, day: dayOf(decide_by ?? asked_at) })
      : t('child-data.deletion.open-waiting', { name, day: dayOf(runs_at ?? asked_at) });
  const asker = own ? 'you' : askedAs;
  const who = t(`child-data.deletion.by.${asker}`);
  return (
    <Banner tone="warning" title={title} actions={actions}>
      {t('child-data.deletion.banner', { day: dayOf(asked_at), who, reference })}
      {!isOwnZone(zone) && (
        <> {t('child-data.deletion.banner-zone', { zone: zoneName(zone, i18n.language) })}</>
      )}
    </Banner>
  );
}
