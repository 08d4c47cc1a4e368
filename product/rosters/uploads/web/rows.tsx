import { Link } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { RowOf } from '#platform/contract/table.ts';
import { useSay } from '#platform/web/say.ts';
import { type Action, type ActionField, action, openAction } from '#ui/actions/action.ts';
import { fieldWords } from '#ui/forms/form-errors.ts';
import { Segments } from '#ui/navigation/segments.tsx';
import { TablePage } from '#ui/table/table-page.tsx';
import { GRADES, gradeLabel } from '../../rules/grades.ts';
import { ROW_ACTIONS, type UploadCalls, type UploadState, type uploadRowsTable } from '../contract.ts';
import { UPLOAD_COLUMNS } from '../rules/columns.ts';
import type { UploadScope } from './scope.ts';
import styles from './uploads.module.css';

type UploadRow = RowOf<typeof uploadRowsTable>;
type Shown = 'all' | (typeof ROW_ACTIONS)[number];
type Props = { upload: UploadState; scope: UploadScope; onRepaired: () => void };

/** The rows of an upload, with the counts as what to look at. */
export function UploadRows({ upload, scope, onRepaired }: Props) {
  const { t } = useTranslation();
  const { created, updated, unchanged, archived, failed } = upload.counts;
  const counts: Record<Shown, number> = {
    // Those to archive may be rows of the file, or none of it.
    all: created + updated + unchanged + archived + failed,
    create: created,
    update: updated,
    keep: unchanged,
    archive: archived,
    fail: failed,
  };
  const [shown, setShown] = useState<Shown>(failed > 0 ? 'fail' : 'all');
  const offered = (['all', ...ROW_ACTIONS] as const).filter((name) => name === 'all' || counts[name] > 0);
  // What was looked at may have been mended to the last.
  const chosen = counts[shown] === 0 ? 'all' : shown;
  const segment = { upload_id: String(upload.id), ...(chosen === 'all' ? {} : { action: chosen }) };
  const mayRepair = upload.status === 'ready' && upload.mine;
  return (
    <div className={styles.stack}>
      <Segments
        label={t('rosters-uploads.rows.show')}
        options={offered.map((value) => ({
          value,
          label: t(`rosters-uploads.rows.${value}`, { count: counts[value] }),
        }))}
        value={chosen}
        onChange={setShown}
      />
      <TablePage
        table={scope.rows}
        label={t('rosters-uploads.rows.label')}
        segment={segment}
        stateKey={`${scope.rows.name}:${upload.id}:${chosen}`}
        temporary
        rowActions={(row) =>
          mayRepair && row.line !== null
            ? [
                {
                  id: 'repair',
                  label: t('rosters-uploads.repair.title'),
                  icon: <Pencil />,
                  onSelect: () => openRepair(scope, upload, row, onRepaired),
                },
              ]
            : []
        }
        cells={{
          name: ({ name, child_id: id }) =>
            scope.opensChild && id !== null ? <Link to={`/educator/students/${id}`}>{name}</Link> : name,
          changed: (row) => <WhatHappens row={row} />,
        }}
        describeRow={(row) => row.name ?? ''}
        empty={{ title: t('rosters-uploads.rows.empty'), text: '' }}
      />
    </div>
  );
}

const messages = z.record(
  z.string(),
  z.object({ i18n: z.string(), values: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))) }),
);
const values = z.record(z.string(), z.unknown());

/** The names of columns in the upload, where the student's own differ. */
const STUDENTS: Readonly<Record<string, string>> = {
  student_username: 'username',
  assign_program: 'active_program',
};

/** What the row does, and where a license is spent. */
function WhatHappens({ row }: { row: UploadRow }) {
  const say = useSay();
  return (
    <>
      <Deeds row={row} />
      {row.license !== null && (
        <div className={row.license === 'short' ? styles.problem : styles.change}>
          {say({ i18n: `rosters-uploads.licenses.${row.license}` })}
        </div>
      )}
    </>
  );
}

function Deeds({ row }: { row: UploadRow }) {
  const { t } = useTranslation();
  const say = useSay();
  const nameOf = (column: string): string => {
    const known = UPLOAD_COLUMNS.find((one) => one === column);
    return known === undefined ? column : t(`rosters-uploads.fields.${known}`);
  };
  if (row.kept !== null)
    return <div className={styles.problem}>{say({ i18n: `rosters-uploads.kept.${row.kept}` })}</div>;
  if (row.action === 'fail') {
    return Object.entries(z.parse(messages, JSON.parse(row.errors ?? '{}'))).map(([field, message]) => (
      <div key={field} className={styles.problem}>
        {say({ ...message, values: { ...fieldWords(nameOf(field)), ...message.values } })}
      </div>
    ));
  }
  if (row.action !== 'update')
    return row.action === null ? '' : say({ i18n: `rosters-uploads.actions.${row.action}` });
  const before = z.parse(values, JSON.parse(row.before ?? '{}'));
  return (row.changed ?? '').split(' ').map((column) => (
    <div key={column} className={styles.change}>
      {column === 'archived' ? (
        t('rosters-uploads.rows.unarchived')
      ) : (
        <Change
          name={nameOf(column)}
          from={shown(column, before[STUDENTS[column] ?? column])}
          to={cellOf(row, column)}
        />
      )}
    </div>
  ));
}

function Change({ name, from, to }: { name: string; from: string; to: string }) {
  return (
    <>
      {name}: {from !== '' && <del>{from}</del>} → {to === '' ? '–' : <ins>{to}</ins>}
    </>
  );
}

function cellOf(row: UploadRow, column: string): string {
  const value = new Map<string, unknown>(Object.entries(row)).get(column);
  return typeof value === 'string' ? value : '';
}

function shown(column: string, value: unknown): string {
  const grade = column === 'grade' ? GRADES.find((one) => one === value) : undefined;
  if (grade !== undefined) return gradeLabel(grade);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

const text = <const Name extends string>(name: Name, half = true): ActionField<Name> => ({
  name,
  kind: 'text',
  label: `rosters-uploads.fields.${name}`,
  optional: true,
  ...(half ? { half: true as const } : {}),
});

function openRepair(scope: UploadScope, upload: UploadState, row: UploadRow, onDone: () => void): void {
  const repair: Action<UploadCalls['repair']> = action({
    name: 'repair-upload-row',
    endpoint: scope.calls.repair,
    title: 'rosters-uploads.repair.title',
    text:
      upload.source === 'oneroster' ? 'rosters-uploads.repair.text-oneroster' : 'rosters-uploads.repair.text',
    submit: 'rosters-uploads.repair.submit',
    size: 'lg',
    fields: UPLOAD_COLUMNS.map((name) => text(name)),
    refreshes: [scope.rows.name],
    onDone,
  });
  const cells = Object.fromEntries(UPLOAD_COLUMNS.map((name) => [name, cellOf(row, name)]));
  openAction(repair, { values: { id: upload.id, row: row.id, ...cells }, facts: { row: row.line ?? 0 } });
}
