import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyRow } from '#platform/web/table-state.ts';
import { Button } from '../button.tsx';
import { useNumbers } from '../numbers.ts';
import styles from './mass-bar.module.css';
import type { TableFacts, TableHandlers } from './table-types.ts';

type MassBarProps = {
  facts: Pick<TableFacts<AnyRow>, 'table' | 'counts' | 'selected' | 'isSubset'>;
  on: Pick<TableHandlers<AnyRow>, 'selectAll' | 'showSubset' | 'clearSelection'>;
  children: ReactNode;
};

/** Comes with a selection: how many, more or fewer of them, and what can be done with all at once. */
export function MassBar({ facts, on, children }: MassBarProps) {
  const { t } = useTranslation();
  const number = useNumbers();
  const [asking, setAsking] = useState(false);
  const { table, counts, selected, isSubset } = facts;
  const chosen = selected?.size ?? 0;
  const filtered = counts?.filtered ?? 0;
  const reachable = Math.min(filtered, table.selectLimit);
  const selectAll = async () => {
    setAsking(true);
    await on.selectAll().finally(() => setAsking(false));
  };
  return (
    <section className={styles.bar} aria-label={t('ui.table.selection')}>
      <p className={styles.count} role="status">
        {t('ui.table.selected', { number: number(chosen) })}
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
