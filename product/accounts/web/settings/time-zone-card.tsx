import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { browserZone } from '#platform/web/zone.ts';
import { SelectField } from '#ui/fields/choice-fields.tsx';
import { zoneName } from '#ui/formats/zones.ts';
import { ContractForm } from '#ui/forms/form.tsx';
import { Card } from '#ui/parts/card.tsx';
import { showSnackbar } from '#ui/snackbars/snackbars.tsx';
import { chooseTimeZone } from '../../sign-in-contract.ts';
import { refreshProfile, useUser } from '../session/session.ts';

/** For who has no school, where a school's clock would count the days. */
export function TimeZoneCard() {
  const { t, i18n } = useTranslation();
  const { time_zone: zone } = useUser();
  const options = useMemo(() => zoneOptions(zone, i18n.language), [zone, i18n.language]);
  return (
    <Card title={t('accounts.settings.time-zone.title')}>
      <ContractForm
        endpoint={chooseTimeZone}
        initial={{ time_zone: zone }}
        onDone={async ({ notification }) => {
          showSnackbar(notification);
          await refreshProfile().catch(() => undefined);
        }}
        submitLabel={t('accounts.settings.save')}
      >
        <SelectField
          name="time_zone"
          label={t('accounts.settings.time-zone.label')}
          hint={t('accounts.settings.time-zone.hint')}
          options={options}
          placeholder={null}
        />
      </ContractForm>
    </Card>
  );
}

/** All that the browser knows, by the name of the place: `New York (Eastern Time)`. */
function zoneOptions(own: string, language: string): { value: string; label: string }[] {
  const zones = new Set([own, browserZone(), ...Intl.supportedValuesOf('timeZone')]);
  const options = [...zones].map((value) => ({
    value,
    label: `${cityOf(value)} (${zoneName(value, language)})`,
  }));
  return options.sort((one, other) => one.label.localeCompare(other.label, language));
}

const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
