import { Trash2, Upload } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '#platform/contract/message.ts';
import { IconButton } from '../icon-button.tsx';
import { FieldFrame } from './field-frame.tsx';
import styles from './fields.module.css';
import { fileProblem, fileSize } from './file-rules.ts';
import { type FieldProps, useField } from './use-field.ts';

/** One file, picked or dropped. `accept` lists endings such as `.csv`. */
export function FileField(props: FieldProps & { accept?: readonly string[] }) {
  const { accept = [] } = props;
  const { t } = useTranslation();
  const [problem, setProblem] = useState<Message | null>(null);
  const { field, frame, control } = useField(props, problem);
  const [over, setOver] = useState(false);
  const file = field.value instanceof File ? field.value : null;

  const pick = (picked: File | undefined) => {
    setOver(false);
    if (picked === undefined) return;
    const found = fileProblem(picked, accept);
    setProblem(found);
    field.onChange(found === null ? picked : undefined);
  };

  return (
    <FieldFrame {...frame}>
      <div className={styles.drop} data-over={over} data-invalid={control['aria-invalid']}>
        <input
          {...control}
          type="file"
          className={styles.file}
          accept={accept.join(',')}
          onChange={(event) => {
            pick(event.target.files?.[0]);
            // So that the same file can be picked again after it was mended.
            event.target.value = '';
          }}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
        />
        <Upload aria-hidden="true" />
        {file === null ? (
          <span>{t('ui.field.choose-file')}</span>
        ) : (
          <>
            <span className={styles['file-name']}>
              {file.name} ({fileSize(file.size)})
            </span>
            <IconButton
              label={t('ui.field.remove-file')}
              icon={<Trash2 />}
              className={styles.remove ?? ''}
              onClick={() => field.onChange(undefined)}
            />
          </>
        )}
      </div>
    </FieldFrame>
  );
}
