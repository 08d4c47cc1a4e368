import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { money } from '#product/purchasing/web/shared/money.ts';
import { shownDate } from '#ui/formats/dates.ts';
import { useNumbers } from '#ui/formats/numbers.ts';
import type { Metrics } from '../contract.ts';
import type { Figures } from '../rules/figures.ts';
import styles from './metrics.module.css';
import { type Asked, searchOf } from './use-asked.ts';

const COLUMNS = [
  ...(['requests', 'activated', 'verified', 'active_children', 'minutes', 'scenes', 'check_ins'] as const),
  ...(['turned_away', 'gifts', 'revenue'] as const),
] as const;
type Column = (typeof COLUMNS)[number];

/** A row a day, week or month, newest first; what is not told of a program has no column. */
export function RowsTable({ metrics, asked }: { metrics: Metrics; asked: Asked }) {
  const { t } = useTranslation();
  const number = useNumbers();
  const { rows, step, total } = metrics;
  const valueOf = (figures: Figures, column: Column): string | null => {
    if (column === 'minutes') return number(Math.round(figures.seconds / 60));
    if (column === 'revenue') return figures.revenue_cents === null ? null : money(figures.revenue_cents);
    const value = figures[column];
    return value === null ? null : number(value);
  };
  const columns = COLUMNS.filter((column) => valueOf(total, column) !== null);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways is reached by keyboard, too
    <section className={styles.scroll} aria-label={t('metrics.by-time')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t(`metrics.steps.${step}`)}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`metrics.table.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ from, to, figures }) => (
            <tr key={from}>
              <th scope="row">
                {from === to ? (
                  shownDate(from)
                ) : (
                  <Link to="/uber/metrics" search={searchOf({ ...asked, period: 'custom', from, to })}>
                    {shownDate(from)}
                  </Link>
                )}
              </th>
              {columns.map((column) => (
                <td key={column}>{valueOf(figures, column)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
