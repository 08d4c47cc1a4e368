import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fetchRow } from '#platform/web/tables/neighbors.ts';
import { useTableChanges } from '#platform/web/tables/tables.ts';
import { schoolFeaturesTable } from '#product/schools/features-contract.ts';
import { FEATURES } from '#product/schools/rules/features.ts';
import { featureEntries, hasFeature, OnOff } from '#product/schools/web/features-tab.tsx';
import { ActionMenu } from '#ui/layers/menu.tsx';
import { Card } from '#ui/parts/card.tsx';
import { Pairs } from '../parts/frame.tsx';

/** What the school has, and the switches: the same as on its row among the features. */
export function FeaturesCard({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation();
  const changes = useTableChanges();
  const { data: row } = useQuery({
    queryKey: ['staff-row', schoolFeaturesTable.name, id, changes],
    queryFn: ({ signal }) => fetchRow(schoolFeaturesTable, id, signal),
    retry: false,
    placeholderData: (before) => before,
  });
  if (row === undefined || row === null) return null;
  return (
    <Card
      title={t('schools.features.card')}
      aside={
        <ActionMenu label={t('schools.features.card-menu', { name })} entries={featureEntries(t, row)} />
      }
    >
      <Pairs
        pairs={FEATURES.map((feature) => ({
          id: feature,
          label: t(`schools.features.names.${feature}`),
          value: <OnOff on={hasFeature(row, feature)} />,
        }))}
      />
    </Card>
  );
}
