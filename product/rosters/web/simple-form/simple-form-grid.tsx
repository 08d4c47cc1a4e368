import { X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldErrors } from '#platform/contract/message.ts';
import { useSay } from '#platform/web/say.ts';
import { teachesAtHome } from '#product/accounts/rules/people/traits.ts';
import { useUser } from '#product/accounts/web/session/session.ts';
import { fieldWords } from '#ui/forms/form-errors.ts';
import { IconButton } from '#ui/parts/icon-button.tsx';
import {
  cellName,
  isTable,
  pasteInto,
  type SimpleColumn,
  type SimpleLine,
  simpleColumns,
  withCell,
  withoutLine,
} from '../../rules/simple-form/simple-form.ts';
import styles from './simple-form.module.css';

type GridProps = {
  lines: readonly SimpleLine[];
  errors: FieldErrors;
  onChange: (lines: readonly SimpleLine[], leftOut?: number) => void;
};

const REQUIRED: readonly SimpleColumn[] = ['first_name', 'last_name', 'grade'];
const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Enter: 1 };

/** A small spreadsheet: Tab goes on, the arrows and Enter go up and down, and a copied table fills its cells. */
export function SimpleFormGrid({ lines, errors, onChange }: GridProps) {
  const { t, i18n } = useTranslation();
  const say = useSay();
  const id = useId();
  const columns = simpleColumns(i18n.language, { atHome: teachesAtHome(useUser()) });
  const table = useRef<HTMLTableElement>(null);
  const column = (name: SimpleColumn) => t(`rosters.simple.columns.${name}`);

  const goDown = (event: KeyboardEvent, row: number, name: SimpleColumn) => {
    const step = STEPS[event.key];
    if (step === undefined || event.nativeEvent.isComposing) return;
    const next = table.current?.querySelector<HTMLElement>(`[data-cell="${cellName(row + step, name)}"]`);
    // Enter in the last line sends the form, as in every form.
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const paste = (event: ClipboardEvent, row: number, name: SimpleColumn) => {
    const text = event.clipboardData.getData('text/plain');
    if (!isTable(text)) return;
    event.preventDefault();
    const pasted = pasteInto(lines, { row, column: name }, text, columns);
    onChange(pasted.lines, pasted.leftOut);
  };

  return (
    <div className={styles.scroll}>
      <table ref={table} className={styles.grid}>
        <caption className="visually-hidden">{t('rosters.simple.rows')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('rosters.simple.row')}</span>
            </th>
            {columns.map((name) => (
              <th key={name} scope="col" id={`${id}-${name}`}>
                {column(name)}
                {!REQUIRED.includes(name) && (
                  <span className={styles.optional}> {t('ui.field.optional')}</span>
                )}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">{t('rosters.simple.remove-column')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is nothing but its place
            <tr key={row}>
              <th scope="row" id={`${id}-row-${row}`} className={styles.number}>
                <span className="visually-hidden">{t('rosters.simple.row')} </span>
                {row + 1}
              </th>
              {columns.map((name) => {
                const cell = cellName(row, name);
                const error = errors[cell];
                const errorId = `${id}-${cell}-error`;
                return (
                  <td key={name} data-label={column(name)}>
                    <input
                      className={styles.input}
                      type="text"
                      autoComplete="off"
                      autoCapitalize={name === 'username' ? 'none' : 'words'}
                      spellCheck={false}
                      data-cell={cell}
                      data-autofocus={row === 0 && name === columns[0] ? true : undefined}
                      aria-labelledby={`${id}-${name} ${id}-row-${row}`}
                      aria-invalid={error !== undefined || undefined}
                      aria-describedby={error === undefined ? undefined : errorId}
                      value={line[name]}
                      onChange={(event) => onChange(withCell(lines, row, name, event.target.value))}
                      onKeyDown={(event) => goDown(event, row, name)}
                      onPaste={(event) => paste(event, row, name)}
                    />
                    {error && (
                      <p id={errorId} className={styles.error}>
                        {say({ ...error, values: { ...fieldWords(column(name)), ...error.values } })}
                      </p>
                    )}
                  </td>
                );
              })}
              <td className={styles.remove}>
                <IconButton
                  label={t('rosters.simple.remove', { row: row + 1 })}
                  icon={<X />}
                  onClick={() => onChange(withoutLine(lines, row))}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
