import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionMenu, type MenuEntry } from '#ui/layers/menu.tsx';
import styles from './pages.module.css';

type Column<Row> = {
  id: string;
  label: string;
  /** To the right, as figures stand. */
  isNumber?: boolean;
  cell: (row: Row) => ReactNode;
};

type RowsProps<Row> = {
  label: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The first one names the row. */
  columns: readonly Column<Row>[];
  nameOf: (row: Row) => string;
  entries?: (row: Row) => readonly MenuEntry[];
  /** What one came here for. */
  isAsked?: (row: Row) => boolean;
};

/** A few rows of a list on a page about somebody, with the menus that they have in the list. */
export function Rows<Row>({ label, rows, keyOf, columns, nameOf, entries, isAsked }: RowsProps<Row>) {
  const { t } = useTranslation();
  const actionsId = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who scrolls with the keyboard has to get here
    <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.rows}>
        <thead>
          <tr>
            {columns.map(({ id, label: title, isNumber }) => (
              <th key={id} scope="col" className={isNumber ? styles.number : undefined}>
                {title}
              </th>
            ))}
            {entries !== undefined && (
              <td>
                <span id={actionsId} className="visually-hidden">
                  {t('ui.more-actions')}
                </span>
              </td>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const offered = entries?.(row) ?? [];
            return (
              <tr key={keyOf(row)} data-asked={isAsked?.(row) === true ? '' : undefined}>
                {columns.map(({ id, isNumber, cell }, place) =>
                  place === 0 ? (
                    <th key={id} scope="row">
                      {cell(row)}
                    </th>
                  ) : (
                    <td key={id} className={isNumber ? styles.number : undefined}>
                      {cell(row)}
                    </td>
                  ),
                )}
                {entries !== undefined && (
                  <td>
                    {offered.length > 0 && (
                      <ActionMenu
                        label={t('back-office-pages.actions-for', { name: nameOf(row) })}
                        entries={offered}
                      />
                    )}
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
