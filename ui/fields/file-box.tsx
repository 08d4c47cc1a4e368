import { Trash2, Upload } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '#platform/contract/message.ts';
import { IconButton } from '../parts/icon-button.tsx';
import styles from './fields.module.css';
import { fileProblem, fileSize } from './file-rules.ts';
import type { useField } from './use-field.ts';

type FileBoxProps = {
  control: ReturnType<typeof useField>['control'];
  accept: readonly string[];
  file: File | null;
  onPick: (file: File | null) => void;
  /** What is wrong with the file picked last; null once one is right. */
  onProblem: (problem: Message | null) => void;
};

/** Where a file is picked or dropped. */
export function FileBox({ control, accept, file, onPick, onProblem }: FileBoxProps) {
  const { t } = useTranslation();
  const [over, setOver] = useState(false);
  const pick = (picked: File | undefined) => {
    setOver(false);
    if (picked === undefined) return;
    const found = fileProblem(picked, accept);
    onProblem(found);
    onPick(found === null ? picked : null);
  };
  return (
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
            onClick={() => onPick(null)}
          />
        </>
      )}
    </div>
  );
}
