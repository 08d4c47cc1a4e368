import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { findDistricts, findSchools } from '#product/schools/contract.ts';
import { STATES } from '#product/schools/rules/states.ts';
import { RadioField, SelectField } from '#ui/fields/choice-fields.tsx';
import { FoundField } from '#ui/fields/found-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { fieldsOf } from '#ui/forms/form.tsx';
import { useFormValue, useSetFormValue } from '#ui/forms/form-values.ts';
import { Badge } from '#ui/parts/badge.tsx';
import { Button } from '#ui/parts/button.tsx';
import { DISTRICT_CHOICES } from '../../rules/people/school-choice.ts';
import { type schoolMatches, verifyAtSchool } from '../../staff-contract.ts';
import styles from './people.module.css';

type Match = OutputOf<typeof schoolMatches>['data']['matches'][number];
const field = fieldsOf(verifyAtSchool);
const OTHER = 'other';
const NEW = 'new';
/** The one that goes, and the one that stays. */
export type MergeTwo = (from: Match, into: Match) => void;
const TONES = { same: 'success', likely: 'info', possible: 'neutral' } as const;

/** The likeliest schools, another one that is known, or a new one: one list to choose from. */
export function SchoolChoice({ matches, onMerge }: { matches: readonly Match[]; onMerge: MergeTwo }) {
  const { t } = useTranslation();
  const set = useSetFormValue();
  const isNew = useFormValue('school') === NEW;
  const schoolId = useFormValue('school_id');
  const [isOther, setOther] = useState(false);
  const chosen = isNew ? NEW : isOther ? OTHER : typeof schoolId === 'number' ? String(schoolId) : null;
  const choose = (value: string) => {
    setOther(value === OTHER);
    set('school', value === NEW ? NEW : 'known');
    // Not undefined: a form takes that for the value it started with.
    set('school_id', value === NEW || value === OTHER ? null : Number(value));
  };
  const options = [
    ...matches.map((match) => ({
      value: String(match.id),
      label: match.name,
      hint: placeOf(match, t('accounts-people.verify-at-school.people', match)),
      aside: <Badge tone={TONES[match.likeness]}>{t(`accounts-people.likeness.${match.likeness}`)}</Badge>,
    })),
    { value: OTHER, label: t('accounts-people.verify-at-school.other') },
    {
      value: NEW,
      label: t('accounts-people.verify-at-school.new'),
      hint: t('accounts-people.verify-at-school.new-hint'),
    },
  ];
  return (
    <>
      <RadioField
        // Where nothing is chosen, the message about the missing school stands with the choices.
        name={isOther ? field('school') : field('school_id')}
        label={t('accounts-people.verify-at-school.school')}
        options={options}
        chosen={chosen}
        onChoose={(value) => choose(String(value))}
        required
      />
      {matches.length > 1 && <Duplicates matches={matches} onMerge={onMerge} />}
      {isOther && !isNew && (
        <FoundField
          name={field('school_id')}
          label={t('accounts-people.fields.school')}
          find={findSchools}
          blank={null}
          required
        />
      )}
      {isNew && <NewSchool />}
    </>
  );
}

function placeOf({ district, state }: Match, people: string): string {
  return [district, state, people].filter(Boolean).join(' · ');
}

/** Two rows of one school become one, before anybody is linked to the wrong one of them. */
function Duplicates({ matches: [into, from], onMerge }: { matches: readonly Match[]; onMerge: MergeTwo }) {
  const { t } = useTranslation();
  if (into === undefined || from === undefined) return null;
  return (
    <p className={styles.duplicates}>
      {t('accounts-people.verify-at-school.duplicates')}{' '}
      <Button size="sm" variant="light" onClick={() => onMerge(from, into)}>
        {t('accounts-people.verify-at-school.merge')}
      </Button>
    </p>
  );
}

function NewSchool() {
  const { t } = useTranslation();
  const district = useFormValue('district');
  const states = STATES.map((value) => ({ value, label: t(`schools.states.${value}`) }));
  const districts = DISTRICT_CHOICES.map((value) => ({
    value,
    label: t(`accounts-people.district-choices.${value}`),
  }));
  return (
    <>
      <TextField
        name={field('name')}
        label={t('accounts-people.verify-at-school.name')}
        autoComplete="off"
        required
      />
      <SelectField name={field('state')} label={t('schools.fields.state')} options={states} required />
      <RadioField
        name={field('district')}
        label={t('schools.fields.district')}
        options={districts}
        required
      />
      {district === 'known' && (
        <FoundField
          name={field('district_id')}
          label={t('accounts-people.verify-at-school.district')}
          find={findDistricts}
          blank={null}
          required
        />
      )}
      {district === 'new' && (
        <TextField
          name={field('district_name')}
          label={t('accounts-people.verify-at-school.district-name')}
          autoComplete="off"
          required
        />
      )}
    </>
  );
}
