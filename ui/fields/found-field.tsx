import { useState } from 'react';
import type { SuggestionsEndpoint } from '#platform/contract/suggestions.ts';
import { useFormValue } from '../forms/form-values.ts';
import { FieldFrame } from './field-frame.tsx';
import { SuggestBox } from './suggest-box.tsx';
import { type FieldProps, useField } from './use-field.ts';
import { useFinder, useNameOf } from './use-found.ts';

type FoundFieldProps = FieldProps & {
  find: SuggestionsEndpoint;
  placeholder?: string;
  /** What the form holds when the box is empty. */
  blank?: null | undefined;
  /** The form's value with the id of whom the found one stands in for. */
  beside?: string | undefined;
  /** The school at which to look. */
  school?: number | undefined;
};

/** One of the server's things, found by name: the form holds its id, and the field shows what it is called. */
export function FoundField(props: FoundFieldProps) {
  const { find, placeholder, blank, beside, school } = props;
  const standsInFor = useFormValue(beside ?? '');
  const load = useFinder(find, beside === undefined ? undefined : Number(standsInFor), school);
  const { field, frame, control } = useField(props);
  // What was typed or chosen here; until then the name of what the form started with.
  const [text, setText] = useState<string | null>(null);
  const given =
    typeof field.value === 'number' || typeof field.value === 'string' ? String(field.value) : null;
  const name = useNameOf(find, text === null ? given : null);
  return (
    <FieldFrame {...frame}>
      <SuggestBox
        label={props.label}
        text={text ?? name ?? ''}
        load={load}
        placeholder={placeholder}
        control={control}
        onType={(typed) => {
          setText(typed);
          field.onChange(blank);
        }}
        onChoose={({ value, label }) => {
          setText(label);
          field.onChange(Number(value));
        }}
      />
    </FieldFrame>
  );
}
