import { useTranslation } from 'react-i18next';
import { localDay, shownDate } from '#ui/formats/dates.ts';
import { Banner } from '#ui/parts/banner.tsx';
import type { DeletionStanding } from '../deletion-contract.ts';

type Open = NonNullable<DeletionStanding['open']>;

/** On the child's page and where it is decided: the day, and who asked. */
export function DeletionBanner({ open, name }: { open: Open; name: string }) {
  const { t } = useTranslation();
  const { state, asked_as: askedAs, asked_at, runs_at, decide_by, reference } = open;
  const dayOf = (moment: string): string => shownDate(localDay(moment));
  const title =
    state === 'asked'
      ? t('child-data.deletion.open-asked', { name, day: dayOf(decide_by ?? asked_at) })
      : t('child-data.deletion.open-waiting', { name, day: dayOf(runs_at ?? asked_at) });
  const who = t(`child-data.deletion.by.${askedAs}`);
  return (
    <Banner tone="warning" title={title}>
      {t('child-data.deletion.banner', { day: dayOf(asked_at), who, reference })}
    </Banner>
  );
}
