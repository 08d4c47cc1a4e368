import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#platform/web/api.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { spokenName } from '../../rules/names.ts';
import type { UploadState } from '../contract.ts';
import {
  headerFaults,
  type Mapping,
  mappingFaults,
  ONEROSTER_COLUMNS,
  REQUIRED_COLUMNS,
  UPLOAD_COLUMNS,
  type UploadColumn,
  wholeNamePlace,
} from '../rules/columns.ts';
import { FLAGS, type Flags, mapColumns } from './map-columns.ts';
import { ReadingFacts } from './reading-facts.tsx';
import { RosterFacts } from './roster-facts.tsx';
import type { UploadScope } from './scope.ts';
import styles from './uploads.module.css';

type Props = {
  upload: UploadState;
  scope: UploadScope;
  onDone: (reply: { data: UploadState }) => void;
  cancel: ReactNode;
};

/** The second step: what the columns mean, guessed already, and what to do beyond them. */
export function ColumnsStep({ upload, scope, onDone, cancel }: Props) {
  const { t } = useTranslation();
  const [mapping, setMapping] = useState<Mapping>(upload.mapping);
  const [flags, setFlags] = useState<Flags>(upload);
  const [sending, setSending] = useState(false);
  const [org, setOrg] = useState(upload.org);
  const isRoster = upload.source === 'oneroster';
  const { missing, doubled } = mappingFaults(mapping);
  const { unknown, doubled: meantTwice } = isRoster
    ? { unknown: [], doubled: [] }
    : headerFaults(upload.headers);
  const isWrong = missing.length > 0 || doubled.length > 0 || (isRoster && org === null);
  const names = (columns: readonly UploadColumn[]): string =>
    columns.map((column) => t(`rosters-uploads.fields.${column}`)).join(t('rosters-uploads.mapping.and'));
  const whole = isRoster ? -1 : wholeNamePlace(upload.headers, mapping);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending || isWrong) return;
    setSending(true);
    try {
      onDone(await mapColumns(scope, upload.id, mapping, { ...flags, org }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setSending(false);
    }
  };

  return (
    <form className={styles.stack} onSubmit={(event) => void submit(event)} noValidate>
      {upload.reading.broken > 0 && (
        <Banner tone="warning" live>
          {t('rosters-uploads.reading.broken', { count: upload.reading.broken })}
        </Banner>
      )}
      {missing.length > 0 && (
        <Banner tone="warning" live>
          {t('rosters-uploads.mapping.missing', { columns: names(missing) })}
        </Banner>
      )}
      {whole !== -1 && (
        <Banner>{t('rosters-uploads.mapping.whole-name', { column: upload.headers[whole] ?? '' })}</Banner>
      )}
      {doubled.length > 0 && (
        <Banner tone="warning" live>
          {t('rosters-uploads.mapping.doubled', { columns: names(doubled) })}
        </Banner>
      )}
      {meantTwice.length > 0 && doubled.length === 0 && (
        <Banner>{t('rosters-uploads.mapping.meant-twice', { columns: names(meantTwice) })}</Banner>
      )}
      {unknown.length > 0 && (
        <Banner>{t('rosters-uploads.mapping.unknown', { columns: unknown.join(', ') })}</Banner>
      )}
      {isRoster && <RosterFacts upload={upload} scope={scope} org={org} onOrg={setOrg} />}
      <Card title={isRoster ? t('rosters-uploads.oneroster.title') : t('rosters-uploads.mapping.title')}>
        <p>
          {isRoster
            ? t('rosters-uploads.oneroster.text')
            : t('rosters-uploads.mapping.text', { count: upload.rows_total })}
        </p>
        <ul className={styles.columns}>
          {upload.headers.map((header, index) => (
            <ColumnChoice
              // The columns of a file stay where they are.
              key={`${index}-${header}`}
              header={header === '' ? t('rosters-uploads.mapping.no-name', { number: index + 1 }) : header}
              sample={upload.sample.map((line) => line[index] ?? '').filter((cell) => cell !== '')}
              value={mapping[index] ?? null}
              offered={isRoster ? ONEROSTER_COLUMNS.slice(index, index + 1) : UPLOAD_COLUMNS}
              isFixed={isRoster && isNeeded(upload, index)}
              onChange={(column) => setMapping(mapping.with(index, column))}
            />
          ))}
        </ul>
      </Card>
      <Card>
        <fieldset className={styles.flags}>
          <legend>{t('rosters-uploads.flags.title')}</legend>
          {FLAGS.filter(
            (flag) =>
              (flag !== 'exclude_others' || flags.archive_missing) &&
              (flag !== 'archive_missing' || !upload.delta),
          ).map((flag) => (
            <Flag
              key={flag}
              label={t(`rosters-uploads.flags.${flag}.label`)}
              hint={t(`rosters-uploads.flags.${flag}.hint`)}
              checked={flags[flag]}
              onChange={(checked) => setFlags({ ...flags, [flag]: checked })}
            />
          ))}
        </fieldset>
      </Card>
      <ReadingFacts
        upload={upload}
        scope={scope}
        isDoubtful={missing.length > 0}
        names={namesBy(upload, mapping)}
        onDone={onDone}
      />
      <div className={styles.actions}>
        <Button type="submit" loading={sending} aria-disabled={isWrong}>
          {t('rosters-uploads.mapping.submit')}
        </Button>
        {cancel}
      </div>
    </form>
  );
}

/** Names to see by whether the letters were read rightly: by the columns as they are chosen now, else as they were guessed. */
function namesBy({ mapping: guessed, sample, reading }: UploadState, mapping: Mapping): readonly string[] {
  const [first, last] = [mapping.indexOf('first_name'), mapping.indexOf('last_name')];
  const isAsGuessed = first === guessed.indexOf('first_name') && last === guessed.indexOf('last_name');
  if (isAsGuessed || (first === -1 && last === -1)) return reading.names;
  const named = sample.map((line) =>
    spokenName({ first_name: line[first] ?? '', last_name: line[last] ?? '' }).trim(),
  );
  return named.filter((name) => name !== '').slice(0, 3);
}

type ColumnChoiceProps = {
  header: string;
  sample: readonly string[];
  value: UploadColumn | null;
  offered: readonly UploadColumn[];
  /** There is nothing to choose. */
  isFixed: boolean;
  onChange: (column: UploadColumn | null) => void;
};

/** What a row of a roster cannot do without; who has left is known by the number. */
function isNeeded({ delta }: UploadState, index: number): boolean {
  const column = ONEROSTER_COLUMNS[index];
  return REQUIRED_COLUMNS.some((one) => one === column) || (delta && column === 'student_id');
}

function ColumnChoice({ header, sample, value, offered, isFixed, onChange }: ColumnChoiceProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <li className={styles.column}>
      <div>
        <label htmlFor={id} className={styles.header}>
          {header}
        </label>
        <div className={styles.sample}>{sample.join(' · ')}</div>
      </div>
      <select
        id={id}
        className={styles.select}
        value={value ?? ''}
        onChange={({ target }) => onChange(UPLOAD_COLUMNS.find((column) => column === target.value) ?? null)}
      >
        {!isFixed && <option value="">{t('rosters-uploads.mapping.ignore')}</option>}
        {offered.map((column) => (
          <option key={column} value={column}>
            {t(`rosters-uploads.fields.${column}`)}
          </option>
        ))}
      </select>
    </li>
  );
}

type FlagProps = { label: string; hint?: string; checked: boolean; onChange: (checked: boolean) => void };

export function Flag({ label, hint, checked, onChange }: FlagProps) {
  const id = useId();
  return (
    <div className={styles.flag}>
      <input
        id={id}
        type="checkbox"
        checked={checked}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={({ target }) => onChange(target.checked)}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        {hint !== undefined && (
          <div id={`${id}-hint`} className={styles.sample}>
            {hint}
          </div>
        )}
      </div>
    </div>
  );
}
