import { useState } from 'react';
import { FieldFrame } from './field-frame.tsx';
import { SuggestBox } from './suggest-box.tsx';
import { type FieldProps, useField } from './use-field.ts';
import type { LoadSuggestions } from './use-suggestions.ts';

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
  const { load, delay, free = false, initialText, placeholder } = props;
  const { field, value, frame, control } = useField(props);
  const [text, setText] = useState(initialText ?? value);
  return (
    <FieldFrame {...frame}>
      <SuggestBox
        label={props.label}
        text={text}
        load={load}
        {...(delay === undefined ? {} : { delay })}
        free={free}
        placeholder={placeholder}
        control={control}
        onType={(typed) => {
          setText(typed);
          field.onChange(free ? typed : undefined);
        }}
        onChoose={(suggestion) => {
          setText(suggestion.label);
          field.onChange(free ? suggestion.label : suggestion.value);
        }}
      />
    </FieldFrame>
  );
}
