import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { conjoined } from '#platform/contract/texts/lists.ts';
import { call } from '#platform/web/api.ts';
import type { Said } from '#product/play/rules/measurement/levels.ts';
import { SKILLS } from '#product/play/rules/story/skills.ts';
import { ErrorText, Hint } from '#ui/fields/field-frame.tsx';
import fields from '#ui/fields/fields.module.css';
import { useField } from '#ui/fields/use-field.ts';
import { useFormValue, useSetFormValue } from '#ui/forms/form-values.ts';
import { Loaded } from '#ui/parts/loaded.tsx';
import { classNames } from '#ui/style/class-names.ts';
import { LEVEL_PROGRAMS } from '../../rules/programs.ts';
import { type CandidateChild, findCandidates } from '../../small-groups-contract.ts';
import { SaidMark } from '../marks/said-mark.tsx';
import styles from './small-groups.module.css';

export const idsIn = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'number') : [];

/** Who is in the group, and who comes along to help. The form knows program and skill. */
function ChildrenField() {
  const [chosenProgram, chosenSkill] = [useFormValue('program'), useFormValue('skill')];
  const program = LEVEL_PROGRAMS.find((one) => one === chosenProgram);
  const skill = SKILLS.find((one) => one === chosenSkill);
  return program === undefined || skill === undefined ? null : <Choices program={program} skill={skill} />;
}

type ChoicesProps = Parameters<typeof call<typeof findCandidates>>[1];

function Choices({ program, skill }: ChoicesProps) {
  const { t } = useTranslation();
  const query = useQuery({
    queryKey: ['small-group-candidates', program, skill],
    queryFn: ({ signal }) => call(findCandidates, { program, skill }, { signal, quiet: true }),
  });
  return (
    <Loaded query={query}>
      {({ data }) =>
        data.length === 0 ? (
          <p>{t('group-data.small.form.no-children')}</p>
        ) : (
          <>
            <Members candidates={data} />
            <Partner candidates={data} />
          </>
        )
      }
    </Loaded>
  );
}

/** Who needs it most comes first: as they are said, then by name. */
const ORDER: readonly (Said | null)[] = [
  'emerging',
  'emerging-or-improving',
  'emerging-as-mixed-as-guessing',
];
const rank = ({ said }: CandidateChild): number => {
  const at = ORDER.indexOf(said);
  return at === -1 ? ORDER.length : at;
};

function Members({ candidates }: { candidates: readonly CandidateChild[] }) {
  const { t, i18n } = useTranslation();
  const { field, frame, control } = useField({
    name: 'student_ids',
    label: t('group-data.small.form.children'),
    hint: t('group-data.small.form.children-hint'),
    subject: t('group-data.small.form.children-subject'),
  });
  const chosen = idsIn(field.value);
  const names = candidates.filter(({ id }) => chosen.includes(id)).map(({ name }) => name);
  const toggle = (id: number) =>
    field.onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <fieldset className={styles.field} aria-describedby={control['aria-describedby']}>
      <legend className={fields.label}>{frame.label}</legend>
      {/* The list scrolls: who is chosen may be out of sight. */}
      <p className={styles.chosen} aria-live="polite">
        {names.length === 0
          ? t('group-data.small.form.nobody-chosen')
          : t('group-data.small.form.chosen', {
              count: names.length,
              names: conjoined(names, i18n.language),
            })}
      </p>
      <ul className={styles.choices}>
        {[...candidates]
          .sort((a, b) => rank(a) - rank(b))
          .map(({ id, name, said }) => (
            <li key={id}>
              <label className={fields.choice}>
                <input
                  type="checkbox"
                  className={fields.box}
                  aria-invalid={control['aria-invalid']}
                  checked={chosen.includes(id)}
                  onChange={() => toggle(id)}
                />
                <span className={styles.choice}>
                  {name} <SaidMark said={said} />
                </span>
              </label>
            </li>
          ))}
      </ul>
      <ErrorText {...frame} />
      <Hint {...frame} />
    </fieldset>
  );
}

/** Who is proficient can help; anybody may. */
function Partner({ candidates }: { candidates: readonly CandidateChild[] }) {
  const { t } = useTranslation();
  const set = useSetFormValue();
  const [partner] = idsIn(useFormValue('partner_ids'));
  const members = idsIn(useFormValue('student_ids'));
  const free = candidates.filter(({ id }) => !members.includes(id) || id === partner);
  const sorted = [...free].sort((a, b) => Number(b.said === 'proficient') - Number(a.said === 'proficient'));
  return (
    <label className={styles.field}>
      <span className={fields.label}>{t('group-data.small.form.partner')}</span>
      <span className={fields['with-mark']}>
        <select
          className={classNames(fields.input, fields.select)}
          value={partner ?? ''}
          onChange={({ target }) => set('partner_ids', target.value === '' ? [] : [Number(target.value)])}
        >
          <option value="">{t('group-data.small.form.no-partner')}</option>
          {sorted.map(({ id, name, said }) => (
            <option key={id} value={id}>
              {said === 'proficient' ? `${name} (${t('reports.said.proficient')})` : name}
            </option>
          ))}
        </select>
        <span className={fields.mark}>
          <ChevronDown aria-hidden="true" />
        </span>
      </span>
    </label>
  );
}

export const childrenField = { kind: 'custom', render: () => <ChildrenField /> } as const;

/** For a group that is there: its program and skill are no part of the form. */
export const childrenFieldFor = (asked: ChoicesProps) =>
  ({ kind: 'custom', render: () => <Choices {...asked} /> }) as const;
