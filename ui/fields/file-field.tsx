import { useState } from 'react';
import type { Message } from '#platform/contract/message.ts';
import { FieldFrame } from './field-frame.tsx';
import { FileBox } from './file-box.tsx';
import { type FieldProps, useField } from './use-field.ts';

/** One file, picked or dropped. `accept` lists endings such as `.csv`. */
export function FileField(props: FieldProps & { accept?: readonly string[] }) {
  const { accept = [] } = props;
  const [problem, setProblem] = useState<Message | null>(null);
  const { field, frame, control } = useField(props, problem);
  return (
    <FieldFrame {...frame}>
      <FileBox
        control={control}
        accept={accept}
        file={field.value instanceof File ? field.value : null}
        onPick={(file) => field.onChange(file ?? undefined)}
        onProblem={setProblem}
      />
    </FieldFrame>
  );
}
