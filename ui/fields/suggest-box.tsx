import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Combobox, useCombobox } from '@mantine/core';
import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import overlay from '../layers/overlay.module.css';
import { useOverlayPlace } from '../layers/overlay.ts';
import { Spinner } from '../parts/spinner.tsx';
import styles from './fields.module.css';
import {
  AUTOCOMPLETE_DELAY,
  type LoadSuggestions,
  type Suggestion,
  useSuggestions,
} from './use-suggestions.ts';

type SuggestBoxProps = {
  label: string;
  /** What stands in the box. */
  text: string;
  load: LoadSuggestions;
  delay?: number;
  /** What is typed counts too: finding nothing is no news. */
  free?: boolean;
  /** Enter takes the first that was found. */
  eager?: boolean;
  placeholder?: string | undefined;
  /** For the input: its id, and what ties it to its label and messages. */
  control: Omit<ComponentProps<'input'>, 'value' | 'onChange'>;
  onType: (text: string) => void;
  onChoose: (suggestion: Suggestion) => void;
};

/** A box that finds while something is typed into it; fields and filters are made of it. */
export function SuggestBox(props: SuggestBoxProps) {
  const { label, text, load, delay = AUTOCOMPLETE_DELAY, free = false, eager = false } = props;
  const { placeholder, control } = props;
  const { t } = useTranslation();
  const place = useOverlayPlace();
  const { status, found, ask } = useSuggestions(load, delay);
  const box = useCombobox({
    onDropdownOpen: () => {
      if (status === 'idle') ask(text);
    },
    onDropdownClose: () => box.resetSelectedOption(),
  });

  const { selectFirstOption } = box;
  useEffect(() => {
    if (eager && found.length > 0) selectFirstOption();
  }, [eager, found, selectFirstOption]);

  const type = (typed: string) => {
    props.onType(typed);
    box.openDropdown();
    box.resetSelectedOption();
    ask(typed);
  };
  const choose = (chosen: string) => {
    const suggestion = found.find((one) => one.value === chosen);
    if (suggestion === undefined) return;
    props.onChoose(suggestion);
    box.closeDropdown();
  };

  let notice: ReactNode = null;
  if (status === 'failed') notice = t('ui.field.suggestions-failed');
  else if (status === 'ready' && found.length === 0) notice = free ? null : t('ui.field.nothing-found');
  const hasList = found.length > 0 || notice !== null;

  return (
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
              // Not on focus: an open list would cover the buttons below it before anybody asked for it.
              onClick={() => box.openDropdown()}
              onBlur={() => box.closeDropdown()}
            />
          </Combobox.EventsTarget>
          <span className={styles.mark}>
            {status === 'loading' ? <Spinner size={20} /> : <ChevronDown aria-hidden="true" />}
          </span>
        </div>
      </Combobox.Target>
      <Combobox.Dropdown hidden={!hasList}>
        <Combobox.Options className={overlay.list ?? ''} aria-label={label}>
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
  );
}
