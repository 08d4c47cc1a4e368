import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '#platform/contract/message.ts';
import { FieldFrame } from '#ui/fields/field-frame.tsx';
import { FileBox } from '#ui/fields/file-box.tsx';
import { useField } from '#ui/fields/use-field.ts';

type Props = {
  hint: string;
  accept: readonly string[];
  file: File | null;
  onPick: (file: File | null) => void;
};

/** The form holds the name; the file itself goes along as the body. */
export function ChosenFile({ hint, accept, file, onPick }: Props) {
  const { t } = useTranslation();
  const [problem, setProblem] = useState<Message | null>(null);
  const { field, frame, control } = useField(
    { name: 'file_name', label: t('rosters-uploads.new.file'), hint },
    problem,
  );
  return (
    <FieldFrame {...frame}>
      <FileBox
        control={control}
        accept={accept}
        file={file}
        onPick={(picked) => {
          onPick(picked);
          field.onChange(picked?.name.slice(-200));
        }}
        onProblem={setProblem}
      />
    </FieldFrame>
  );
}
