import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { call } from '#platform/web/api.ts';
import { STATES } from '#product/schools/rules/states.ts';
import { CheckboxField, SelectField } from '#ui/fields/choice-fields.tsx';
import { FieldFrame } from '#ui/fields/field-frame.tsx';
import { SuggestBox } from '#ui/fields/suggest-box.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useField } from '#ui/fields/use-field.ts';
import type { LoadSuggestions } from '#ui/fields/use-suggestions.ts';
import { useFormValue, useSetFormValue } from '#ui/forms/form-values.ts';
import { findRequestSchools } from '../../contract.ts';
import styles from '../account-page.module.css';

type Suggested = OutputOf<typeof findRequestSchools>['data'][number];

/** Where somebody works: a school that is known already is found while typing, and brings its district and state. */
export function SchoolFields({ label }: { label: string }) {
  const { t } = useTranslation();
  const withoutDistrict = useFormValue('no_district') === true;
  const states = STATES.map((value) => ({ value, label: t(`schools.states.${value}`) }));
  return (
    <>
      <SchoolName label={label} />
      <div className={styles.pair}>
        {!withoutDistrict && (
          <TextField name="district" label={t('accounts.request.district')} autoComplete="off" required />
        )}
        <SelectField name="state" label={t('accounts.request.state')} options={states} required={false} />
      </div>
      <CheckboxField name="no_district" label={t('accounts.request.no_district')} required />
    </>
  );
}

function SchoolName({ label }: { label: string }) {
  const { t } = useTranslation();
  const set = useSetFormValue();
  const { field, value, frame, control } = useField({
    name: 'school',
    label,
    hint: t('accounts.request.school-hint'),
    required: true,
  });
  const found = useRef<readonly Suggested[]>([]);
  const load = useMemo<LoadSuggestions>(
    () => async (typed, signal) => {
      const { data } = await call(findRequestSchools, { q: typed.trim() }, { signal, quiet: true });
      found.current = data;
      return data.map(({ name, district, state }, index) => ({
        value: String(index),
        label: name,
        hint: [district, state].filter(Boolean).join(' · '),
      }));
    },
    [],
  );
  return (
    <FieldFrame {...frame}>
      <SuggestBox
        label={label}
        text={value}
        load={load}
        free
        control={control}
        onType={(typed) => field.onChange(typed)}
        onChoose={(suggestion) => {
          const school = found.current[Number(suggestion.value)];
          if (school === undefined) return;
          field.onChange(school.name);
          set('district', school.district ?? '');
          set('no_district', school.district === null);
          set('state', school.state);
        }}
      />
    </FieldFrame>
  );
}
