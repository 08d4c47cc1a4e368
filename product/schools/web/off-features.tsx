import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { call } from '#platform/web/api.ts';
import { useBrand } from '#platform/web/brand.tsx';
import { localDay, shownDate } from '#ui/formats/dates.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { LoadedPart } from '#ui/parts/loaded.tsx';
import { listOffFeatures } from '../features-contract.ts';

/** For who runs schools: what they do not have there, and since when. Nothing while they have everything. */
export function OffFeatures() {
  const { t } = useTranslation();
  const query = useQuery({
    queryKey: ['off-features'],
    queryFn: ({ signal }) => call(listOffFeatures, {}, { signal, quiet: true }),
  });
  return (
    <LoadedPart query={query} failed={t('schools.features.failed')}>
      {({ data }) => <Schools off={data} />}
    </LoadedPart>
  );
}

function Schools({ off: all }: { off: OutputOf<typeof listOffFeatures>['data'] }) {
  const { t } = useTranslation();
  const { links } = useBrand();
  const schools = Map.groupBy(all, ({ school_id: id }) => id);
  return [...schools].map(([id, off]) => (
    <Banner key={id} title={t('schools.features.off-title', { school: off[0]?.school ?? '' })}>
      <ul>
        {off.map(({ feature, changed_at: at }) => (
          <li key={feature}>
            {t('schools.features.off-since', {
              feature: t(`schools.features.names.${feature}`),
              day: shownDate(localDay(at)),
            })}{' '}
            {t(`schools.features.off-texts.${feature}`)}
          </li>
        ))}
      </ul>
      <p>{t('schools.features.off-ask', { support: links.supportEmail })}</p>
    </Banner>
  ));
}
