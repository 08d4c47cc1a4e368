import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { Power, PowerOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RowOf } from '#platform/contract/table.ts';
import { action, openAction } from '#ui/actions/action.ts';
import type { MenuEntry } from '#ui/layers/menu.tsx';
import { Badge } from '#ui/parts/badge.tsx';
import { TablePage } from '#ui/table/table-page.tsx';
import { schoolFeaturesTable, switchFeature } from '../features-contract.ts';
import { FEATURES, type Feature } from '../rules/features.ts';

const { name } = schoolFeaturesTable;
type SchoolRow = RowOf<typeof schoolFeaturesTable>;

const isOn: Record<Feature, (row: SchoolRow) => boolean> = {
  'follow-ups': ({ follow_ups: on }) => on,
  'sel-check-ins': ({ sel_check_ins: on }) => on,
  'family-links': ({ family_links: on }) => on,
  'letter-links': ({ letter_links: on }) => on,
};

const reason = {
  name: 'reason',
  kind: 'text',
  label: 'schools.features.reason',
  hint: 'schools.features.reason-hint',
} as const;

const turnOff = action({
  name: 'feature-off',
  endpoint: switchFeature,
  title: 'schools.features.turn-off.title',
  text: 'schools.features.turn-off.text',
  submit: 'schools.features.turn-off.submit',
  danger: true,
  fields: [reason],
  refreshes: [name],
});

const turnOn = action({
  name: 'feature-on',
  endpoint: switchFeature,
  title: 'schools.features.turn-on.title',
  text: 'schools.features.turn-on.text',
  submit: 'schools.features.turn-on.submit',
  fields: [reason],
  refreshes: [name],
});

export const hasFeature = (row: SchoolRow, feature: Feature): boolean => isOn[feature](row);

/** A switch for each: what it does is said before it is done. */
export const featureEntries = (t: TFunction, row: SchoolRow): MenuEntry[] =>
  FEATURES.map((feature) => entry(t, row, feature));

function entry(t: TFunction, row: SchoolRow, feature: Feature): MenuEntry {
  const on = isOn[feature](row);
  const word = t(`schools.features.names.${feature}`);
  return {
    id: feature,
    label: t(on ? 'schools.features.switch-off' : 'schools.features.switch-on', { feature: word }),
    icon: on ? <PowerOff /> : <Power />,
    onSelect: () =>
      openAction(on ? turnOff : turnOn, {
        values: { id: row.id, feature, on: !on },
        facts: {
          feature: word,
          school: row.name ?? '',
          effect: on ? t(`schools.features.off-texts.${feature}`) : t(`schools.features.on-texts.${feature}`),
        },
      }),
  };
}

/** For `TableTabs`: which school has what. */
export function featuresTab(t: TFunction) {
  return {
    id: name,
    label: t('schools.features.tab'),
    content: <Features />,
    stateKey: name,
    list: { table: schoolFeaturesTable },
  };
}

const CELLS = {
  name: (row: SchoolRow) => <Link to={`/uber/schools/${row.id}`}>{row.name}</Link>,
  follow_ups: (row: SchoolRow) => <OnOff on={row.follow_ups} />,
  sel_check_ins: (row: SchoolRow) => <OnOff on={row.sel_check_ins} />,
  family_links: (row: SchoolRow) => <OnOff on={row.family_links} />,
  letter_links: (row: SchoolRow) => <OnOff on={row.letter_links} />,
};

function Features() {
  const { t } = useTranslation();
  return (
    <TablePage
      table={schoolFeaturesTable}
      lead={t('schools.features.lead')}
      cells={CELLS}
      rowActions={(row) => featureEntries(t, row)}
      describeRow={(row) => row.name ?? ''}
      empty={{ title: t('schools.features.empty-title'), text: t('schools.features.empty-text') }}
    />
  );
}

export function OnOff({ on }: { on: boolean }) {
  const { t } = useTranslation();
  return (
    <Badge tone={on ? 'success' : 'warning'}>{t(on ? 'schools.features.on' : 'schools.features.off')}</Badge>
  );
}
