import { useId, useState } from 'react';
import type { SuggestionsEndpoint } from '#platform/contract/suggestions.ts';
import { SuggestBox } from '#ui/fields/suggest-box.tsx';
import { useFinder, useNameOf } from '#ui/fields/use-found.ts';
import { VisuallyHidden } from '#ui/parts/visually-hidden.tsx';
import styles from './metrics.module.css';

type PlaceBoxProps = {
  label: string;
  /** What it means when nothing is chosen. */
  all: string;
  /** An id, or blank. */
  value: string;
  find: SuggestionsEndpoint;
  onChange: (value: string) => void;
};

/** A district or a school found by its name; emptied, it is all of them again. */
export function PlaceBox({ label, all, value, find, onChange }: PlaceBoxProps) {
  const id = useId();
  const load = useFinder(find);
  const [typed, setTyped] = useState<{ text: string; at: string } | null>(null);
  const own = typed !== null && typed.at === value ? typed.text : null;
  const name = useNameOf(find, own === null && value !== '' ? value : null);
  const set = (text: string, next: string): void => {
    setTyped({ text, at: next });
    if (next !== value) onChange(next);
  };
  return (
    <span className={styles.place}>
      <VisuallyHidden>
        <label htmlFor={id}>{label}</label>
      </VisuallyHidden>
      <SuggestBox
        label={label}
        text={own ?? name ?? ''}
        load={load}
        placeholder={all}
        control={{ id }}
        onType={(text) => set(text, '')}
        onChoose={(found) => set(found.label, found.value)}
      />
    </span>
  );
}
