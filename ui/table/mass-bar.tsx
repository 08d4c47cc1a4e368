import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyRow } from '#platform/web/table-state.ts';
import { Button } from '../button.tsx';
import { useNumbers } from '../numbers.ts';
import styles from './mass-bar.module.css';
import type { TableFacts, TableHandlers } from './table-types.ts';

type MassBarProps = {
  facts: Pick<TableFacts<AnyRow>, 'table' | 'counts' | 'selected' | 'hidden' | 'isSubset'>;
  on: Pick<TableHandlers<AnyRow>, 'selectAll' | 'showSubset' | 'clearSelection'>;
  children: ReactNode;
};

/** Comes with a selection: how many, more or fewer of them, and what can be done with all at once. */
export function MassBar({ facts, on, children }: MassBarProps) {
  const { t } = useTranslation();
  const number = useNumbers();
  const [asking, setAsking] = useState(false);
  const bar = useRef<HTMLElement>(null);
  useBottomBar(bar);
  const { table, counts, selected, hidden, isSubset } = facts;
  const chosen = selected?.size ?? 0;
  const filtered = counts?.filtered ?? 0;
  const reachable = Math.min(filtered, table.selectLimit);
  const selectAll = async () => {
    setAsking(true);
    await on.selectAll().finally(() => setAsking(false));
  };
  return (
    <section ref={bar} className={styles.bar} aria-label={t('ui.table.selection')}>
      <p className={styles.count} role="status">
        {t('ui.table.selected', { number: number(chosen) })}
        {hidden > 0 && (
          <span className={styles.hidden}> {t('ui.table.selected-hidden', { number: number(hidden) })}</span>
        )}
      </p>
      <div className={styles.reach}>
        {chosen < reachable && !isSubset && (
          <Button variant="subtle" size="sm" loading={asking} onClick={() => void selectAll()}>
            {t(filtered > reachable ? 'ui.table.select-all-about' : 'ui.table.select-all', {
              number: number(reachable),
            })}
          </Button>
        )}
        <Button variant="subtle" size="sm" aria-pressed={isSubset} onClick={() => on.showSubset(!isSubset)}>
          {t('ui.table.show-selected')}
        </Button>
        <Button variant="subtle" size="sm" icon={<X />} onClick={on.clearSelection}>
          {t('ui.table.clear-selection')}
        </Button>
      </div>
      <div className={styles.actions}>{children}</div>
    </section>
  );
}

/** Messages at the bottom of a phone stand above the bar. */
function useBottomBar(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (element === null) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty('--bottom-bar', `${element.offsetHeight + 8}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--bottom-bar');
    };
  }, [bar]);
}
