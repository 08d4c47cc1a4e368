import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, call } from '#platform/web/api.ts';
import { useSay } from '#platform/web/say.ts';
import { Fold } from '#ui/navigation/fold.tsx';
import { Card } from '#ui/parts/card.tsx';
import type { UploadState } from '../contract.ts';
import { ENCODINGS } from '../rules/encodings.ts';
import type { UploadScope } from './scope.ts';
import styles from './uploads.module.css';

type Props = {
  upload: UploadState;
  scope: UploadScope;
  /** Something speaks for having read it wrongly. */
  isDoubtful: boolean;
  /** By the columns as they are chosen. */
  names: readonly string[];
  onDone: (reply: { data: UploadState }) => void;
};
type Choice = { encoding: (typeof ENCODINGS)[number] } | { sheet: number } | { header: number };

/**
 * How the file was read, with names to see by whether that is right; another choice reads it once more. Mostly it was
 * read rightly: then it is for who looks for it.
 */
export function ReadingFacts({ upload, scope, isDoubtful, names, onDone }: Props) {
  const { t } = useTranslation();
  const say = useSay();
  const [sending, setSending] = useState(false);
  const { encoding, broken, sheets, sheet, header, head } = upload.reading;
  const above = head.filter(({ line }) => header !== null && line < header).length;
  const reread = async (choice: Choice) => {
    if (sending) return;
    setSending(true);
    try {
      onDone(await call(scope.calls.reread, { id: upload.id, ...choice }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setSending(false);
    }
  };
  if (encoding === null && sheets.length < 2 && head.length < 2) return null;
  const read = encoding === null ? '' : say({ i18n: `rosters-uploads.reading.encodings.${encoding}` });
  return (
    <Fold
      one
      open={broken > 0 || isDoubtful}
      title={t('rosters-uploads.reading.title')}
      sum={[read, ...names].filter((word) => word !== '').join(' · ')}
    >
      <Card title={t('rosters-uploads.reading.title')}>
        {encoding !== null && (
          <Chosen
            label={t('rosters-uploads.reading.encoding')}
            hint={
              names.length === 0
                ? null
                : t('rosters-uploads.reading.encoding-hint', { names: names.join(' · ') })
            }
            value={encoding}
            options={ENCODINGS.map((value) => ({
              value,
              label: say({ i18n: `rosters-uploads.reading.encodings.${value}` }),
            }))}
            onChange={(value) => {
              const chosen = ENCODINGS.find((one) => one === value);
              if (chosen !== undefined) void reread({ encoding: chosen });
            }}
          />
        )}
        {sheets.length > 1 && (
          <Chosen
            label={t('rosters-uploads.reading.sheet')}
            hint={null}
            value={String(sheet ?? 0)}
            options={sheets.map((name, index) => ({ value: String(index), label: name }))}
            onChange={(value) => void reread({ sheet: Number(value) })}
          />
        )}
        {header !== null && head.length > 1 && (
          <Chosen
            label={t('rosters-uploads.reading.header')}
            hint={above === 0 ? null : t('rosters-uploads.reading.title-left-out', { count: above })}
            value={String(header)}
            options={head.map(({ line, text }) => ({
              value: String(line),
              label: t('rosters-uploads.reading.row', { line, text }),
            }))}
            onChange={(value) => void reread({ header: Number(value) })}
          />
        )}
      </Card>
    </Fold>
  );
}

type ChosenProps = {
  label: string;
  hint: string | null;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
};

/** One choice among a few, with what it means beside it. */
export function Chosen({ label, hint, value, options, onChange }: ChosenProps) {
  const id = useId();
  return (
    <div className={styles.column}>
      <div>
        <label htmlFor={id} className={styles.header}>
          {label}
        </label>
        {hint !== null && (
          <div id={`${id}-hint`} className={styles.sample}>
            {hint}
          </div>
        )}
      </div>
      <select
        id={id}
        className={styles.select}
        value={value}
        aria-describedby={hint === null ? undefined : `${id}-hint`}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
