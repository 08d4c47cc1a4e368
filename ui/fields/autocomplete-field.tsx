import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Combobox, useCombobox } from '@mantine/core';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import overlay from '../overlay.module.css';
import { useOverlayPlace } from '../overlay.ts';
import { Spinner } from '../spinner.tsx';
import { FieldFrame } from './field-frame.tsx';
import styles from './fields.module.css';
import { type FieldProps, useField } from './use-field.ts';
import { AUTOCOMPLETE_DELAY, type LoadSuggestions, useSuggestions } from './use-suggestions.ts';

type AutocompleteFieldProps = FieldProps & {
  load: LoadSuggestions;
  delay?: number;
  /** What is typed counts, suggested or not. Without it only a suggestion does, and the form holds its value. */
  free?: boolean;
  /** What the field shows for the value it starts with. */
  initialText?: string;
  placeholder?: string;
};

/** Finds while typing. */
export function AutocompleteField(props: AutocompleteFieldProps) {
  const { load, delay = AUTOCOMPLETE_DELAY, free = false, initialText, placeholder } = props;
  const { t } = useTranslation();
  const place = useOverlayPlace();
  const { field, value, frame, control } = useField(props);
  const [text, setText] = useState(initialText ?? value);
  const { status, found, ask } = useSuggestions(load, delay);
  const box = useCombobox({ onDropdownClose: () => box.resetSelectedOption() });

  const type = (typed: string) => {
    setText(typed);
    field.onChange(free ? typed : undefined);
    box.openDropdown();
    box.resetSelectedOption();
    ask(typed);
  };
  const choose = (chosen: string) => {
    const suggestion = found.find((one) => one.value === chosen);
    if (suggestion === undefined) return;
    setText(suggestion.label);
    field.onChange(free ? suggestion.label : suggestion.value);
    box.closeDropdown();
  };
  const open = () => {
    box.openDropdown();
    if (status === 'idle') ask(text);
  };

  let notice: ReactNode = null;
  if (status === 'failed') notice = t('ui.field.suggestions-failed');
  else if (status === 'ready' && found.length === 0) notice = free ? null : t('ui.field.nothing-found');
  const hasList = found.length > 0 || notice !== null;

  return (
    <FieldFrame {...frame}>
      <Combobox
        store={box}
        onOptionSubmit={choose}
        classNames={{ dropdown: overlay.dropdown ?? '' }}
        {...place}
      >
        <Combobox.Target>
          <div className={styles['with-mark']}>
            <Combobox.EventsTarget withAriaAttributes={false}>
              <input
                {...control}
                type="text"
                className={styles.input}
                role="combobox"
                autoComplete="off"
                aria-autocomplete="list"
                aria-expanded={box.dropdownOpened && hasList}
                aria-controls={box.dropdownOpened && hasList && box.listId ? box.listId : undefined}
                placeholder={placeholder}
                value={text}
                onChange={(event) => type(event.target.value)}
                onClick={open}
                onFocus={open}
                onBlur={() => {
                  box.closeDropdown();
                  control.onBlur();
                }}
              />
            </Combobox.EventsTarget>
            <span className={styles.mark}>
              {status === 'loading' ? <Spinner size={20} /> : <ChevronDown aria-hidden="true" />}
            </span>
          </div>
        </Combobox.Target>
        <Combobox.Dropdown hidden={!hasList}>
          <Combobox.Options className={overlay.list ?? ''} aria-label={props.label}>
            {found.map((one) => (
              <Combobox.Option key={one.value} value={one.value} className={overlay.option ?? ''}>
                <span>
                  {one.label}
                  {one.hint && <span className={styles['choice-hint']}>{one.hint}</span>}
                </span>
              </Combobox.Option>
            ))}
            {notice && <Combobox.Empty className={overlay.empty ?? ''}>{notice}</Combobox.Empty>}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
    </FieldFrame>
  );
}
