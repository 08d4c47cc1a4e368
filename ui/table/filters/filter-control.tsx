import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TEXT_MAX } from '#platform/contract/fields.ts';
import type { SuggestionsEndpoint } from '#platform/contract/suggestions.ts';
import { choicesOf, choicesText } from '#platform/contract/table-filters.ts';
import { useSay } from '#platform/web/say.ts';
import fields from '../../fields/fields.module.css';
import { SuggestBox } from '../../fields/suggest-box.tsx';
import { useFinder, useNameOf } from '../../fields/use-found.ts';
import { classNames } from '../../style/class-names.ts';
import type { FilterProps } from './filter-props.ts';
import styles from './filters.module.css';
import { RangeFilter } from './range-filter.tsx';
import { useDraft } from './use-draft.ts';

/** The control for a filter's kind. */
export function FilterControl(props: FilterProps) {
  const { filter, ...rest } = props;
  switch (filter.kind) {
    case 'text':
      return filter.suggest === undefined ? (
        <TextFilter {...rest} filter={filter} />
      ) : (
        <SuggestedFilter {...rest} filter={filter} find={filter.suggest} />
      );
    case 'number-range':
    case 'day-range':
      return <RangeFilter {...rest} filter={filter} kind={filter.kind} />;
    case 'yes-no':
      return (
        <SelectFilter
          {...rest}
          options={[
            ['yes', 'ui.yes'],
            ['no', 'ui.no'],
          ]}
        />
      );
    case 'choice':
      return (
        <SelectFilter
          {...rest}
          options={filter.choices.map((choice) => [String(choice), `${filter.labels}.${choice}`])}
        />
      );
    case 'choices':
      return <ChoicesFilter {...rest} choices={filter.choices} labels={filter.labels} />;
    // A screen sets it, nobody types it.
    case 'day':
      return null;
    case 'id':
      return filter.find === null ? null : <FoundFilter {...rest} find={filter.find} />;
  }
}

type Rest = Omit<FilterProps, 'filter'>;

function TextFilter({ filter, label, value, onChange }: FilterProps) {
  const id = useId();
  const { text, type } = useDraft(filter, value, onChange);
  return (
    <div className={styles.filter}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        type="text"
        className={fields.input}
        autoComplete="off"
        maxLength={TEXT_MAX}
        value={text}
        onChange={(event) => type(event.target.value)}
      />
    </div>
  );
}

/** As typed, or one of those there are. */
function SuggestedFilter({
  filter,
  label,
  value,
  onChange,
  find,
}: FilterProps & { find: SuggestionsEndpoint }) {
  const id = useId();
  const load = useFinder(find);
  const { text, type } = useDraft(filter, value, onChange);
  return (
    <div className={styles.filter}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <SuggestBox
        label={label}
        text={text}
        load={load}
        free
        control={{ id, maxLength: TEXT_MAX }}
        onType={type}
        onChoose={(found) => type(found.label)}
      />
    </div>
  );
}

function SelectFilter({ label, value, onChange, options }: Rest & { options: readonly [string, string][] }) {
  const { t } = useTranslation();
  const say = useSay();
  const id = useId();
  return (
    <div className={styles.filter}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={fields['with-mark']}>
        <select
          id={id}
          className={classNames(fields.input, fields.select)}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{t('ui.table.any')}</option>
          {options.map(([choice, words]) => (
            <option key={choice} value={choice}>
              {say({ i18n: words })}
            </option>
          ))}
        </select>
        <span className={fields.mark}>
          <ChevronDown aria-hidden="true" />
        </span>
      </div>
    </div>
  );
}

type ChoicesProps = Rest & { choices: readonly (string | number)[]; labels: string };

function ChoicesFilter({ label, value, onChange, choices, labels }: ChoicesProps) {
  const say = useSay();
  const chosen = choicesOf(value);
  const toggle = (choice: string, on: boolean) => {
    const next = choices.map(String).filter((one) => (one === choice ? on : chosen.includes(one)));
    onChange(choicesText(next));
  };
  return (
    <fieldset className={styles.filter}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice} className={styles.choice}>
            <input
              type="checkbox"
              className={fields.box}
              checked={chosen.includes(String(choice))}
              onChange={(event) => toggle(String(choice), event.target.checked)}
            />
            <span>{say({ i18n: `${labels}.${choice}` })}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Only what was found counts: until then the filter is not set. */
function FoundFilter({ label, value, onChange, find }: Rest & { find: SuggestionsEndpoint }) {
  const id = useId();
  const load = useFinder(find);
  const [typed, setTyped] = useState<{ text: string; at: string } | null>(null);
  // What was typed or chosen here stands until the filter is changed elsewhere.
  const own = typed !== null && typed.at === value ? typed.text : null;
  const name = useNameOf(find, own === null && value !== '' ? value : null);
  const set = (text: string, next: string) => {
    setTyped({ text, at: next });
    if (next !== value) onChange(next);
  };
  return (
    <div className={styles.filter}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <SuggestBox
        label={label}
        text={own ?? name ?? ''}
        load={load}
        control={{ id }}
        onType={(text) => set(text, '')}
        onChoose={(found) => set(found.label, found.value)}
      />
    </div>
  );
}
