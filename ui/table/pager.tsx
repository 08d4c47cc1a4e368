import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGE_SIZE } from '#platform/contract/page-size.ts';
import { type AnyRow, lastPage } from '#platform/web/tables/table-state.ts';
import fields from '../fields/fields.module.css';
import { useNumbers } from '../formats/numbers.ts';
import { Button } from '../parts/button.tsx';
import { IconButton } from '../parts/icon-button.tsx';
import type { TableFacts } from './model/table-types.ts';
import styles from './pager.module.css';

type PagerProps = {
  facts: Pick<TableFacts<AnyRow>, 'page' | 'counts' | 'rows' | 'status'>;
  onPage: (page: number) => void;
  /** There is more of this page than is drawn. */
  onMore?: (() => void) | undefined;
};

/** Which rows of how many, and the way to the others. */
export function Pager({ facts, onPage, onMore }: PagerProps) {
  const { t } = useTranslation();
  const { page, counts } = facts;
  const last = lastPage(counts?.filtered ?? 0);
  return (
    <div className={styles.pager}>
      <p className={styles.range} role="status">
        <RangeText facts={facts} />
      </p>
      {onMore !== undefined && (
        <Button variant="light" size="sm" onClick={onMore}>
          {t('ui.table.show-more')}
        </Button>
      )}
      {last > 1 && onMore === undefined && (
        <nav className={styles.pages} aria-label={t('ui.table.pages')}>
          <Step label={t('ui.table.first-page')} icon={<ChevronFirst />} to={1} from={page} onPage={onPage} />
          <Step
            label={t('ui.table.previous-page')}
            icon={<ChevronLeft />}
            to={Math.max(1, page - 1)}
            from={page}
            onPage={onPage}
          />
          <PageInput key={page} page={page} last={last} onPage={onPage} />
          <Step
            label={t('ui.table.next-page')}
            icon={<ChevronRight />}
            to={Math.min(last, page + 1)}
            from={page}
            onPage={onPage}
          />
          <Step
            label={t('ui.table.last-page')}
            icon={<ChevronLast />}
            to={last}
            from={page}
            onPage={onPage}
          />
        </nav>
      )}
    </div>
  );
}

function RangeText({ facts: { page, counts, rows, status } }: Pick<PagerProps, 'facts'>) {
  const { t } = useTranslation();
  const number = useNumbers();
  if (status === 'loading') return t('ui.loading');
  // An empty list says so itself, in words of its own.
  if (counts?.total === 0) return null;
  if (counts === null || rows.length === 0) return t('ui.table.no-rows');
  const before = (page - 1) * PAGE_SIZE;
  const values = {
    from: number(before + 1),
    to: number(before + rows.length),
    total: number(counts.filtered),
  };
  return counts.totalFromCache && counts.filtered > before + rows.length
    ? t('ui.table.range-about', values)
    : t('ui.table.range', values);
}

type StepProps = { label: string; icon: ReactNode; to: number; from: number; onPage: (page: number) => void };

/** Stays where it is at the end of the way: a button that goes away would take the focus along. */
function Step({ label, icon, to, from, onPage }: StepProps) {
  return (
    <IconButton
      label={label}
      icon={icon}
      className={styles.step ?? ''}
      aria-disabled={to === from}
      onClick={() => {
        if (to !== from) onPage(to);
      }}
    />
  );
}

function PageInput({ page, last, onPage }: { page: number; last: number; onPage: (page: number) => void }) {
  const { t } = useTranslation();
  const number = useNumbers();
  const [text, setText] = useState(String(page));
  const go = () => {
    const asked = Number(text);
    const next = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), last) : page;
    if (next === page) setText(String(page));
    else onPage(next);
  };
  return (
    <form
      className={styles.input}
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <label>
        <span className="visually-hidden">{t('ui.table.page')}</span>
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          className={fields.input}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={go}
        />
      </label>
      <span>{t('ui.table.of-pages', { pages: number(last) })}</span>
    </form>
  );
}
