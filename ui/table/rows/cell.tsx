import i18next from 'i18next';
import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { shownMoney } from '#platform/contract/shown-values.ts';
import type { Column } from '#platform/contract/table.ts';
import type { CellContent } from '#platform/web/tables/table-query.ts';
import { localDay, shownDate, shownMoment } from '../../formats/dates.ts';
import styles from './cell.module.css';
import type { RowWords } from './row-words.ts';

/** A value in the way of its column's kind. Days are MM/DD/YYYY; a moment is shown in the viewer's own zone. */
export function cellValue(column: Column, value: CellContent, words: RowWords): ReactNode {
  if (value === null || value === '') {
    return (
      <span className={styles.nothing} aria-hidden="true">
        –
      </span>
    );
  }
  switch (column.kind) {
    case 'yes-no':
      return value === true ? (
        <span className={styles.yes}>
          <Check aria-hidden="true" />
          {words.yes}
        </span>
      ) : (
        <span className={styles.no}>
          <Minus aria-hidden="true" />
          {words.no}
        </span>
      );
    case 'choice':
      return words.say({ i18n: `${column.labels}.${String(value)}` });
    case 'number':
      return typeof value === 'number' ? words.number(value) : String(value);
    case 'day':
      return <time dateTime={String(value)}>{shownDate(String(value))}</time>;
    case 'moment':
      return (
        <time dateTime={String(value)} title={shownMoment(String(value))}>
          {column.time ? shownMoment(String(value)) : shownDate(localDay(String(value)))}
        </time>
      );
    case 'text':
      return column.money ? shownMoney(String(value), i18next.language) : String(value);
  }
}
