import { ChevronDown, Rows3, SquareCheckBig, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyRow } from '#platform/web/tables/table-state.ts';
import { useNumbers } from '../../formats/numbers.ts';
import { ActionMenu, type MenuEntry } from '../../layers/menu.tsx';
import { Button } from '../../parts/button.tsx';
import { IconButton } from '../../parts/icon-button.tsx';
import { useMedia } from '../../style/use-media.ts';
import type { TableFacts, TableHandlers } from '../model/table-types.ts';
import styles from './mass-bar.module.css';
import { massButtons } from './mass-buttons.ts';

type MassBarProps = {
  facts: Pick<TableFacts<AnyRow>, 'table' | 'counts' | 'selected' | 'hidden' | 'isSubset'>;
  on: Pick<TableHandlers<AnyRow>, 'selectAll' | 'showSubset' | 'clearSelection'>;
  /** What can be done with all of them at once. */
  actions: readonly MenuEntry[];
  isNarrow: boolean;
};

/** How much a line of this window has room for beside the count: three actions, two, or on a phone none. */
const ROOMY = '(width >= 90rem)';
const TIGHT = '(width < 64rem)';
const BUTTONS = 3;
const BUTTONS_WHERE_TIGHT = 2;

/** Where a row's box leads on to. */
export const MASS_BAR = 'selected-rows';

/** One slim line that comes with a selection: how many, the usual actions, and the rest in a menu. */
export function MassBar({ facts, on, actions, isNarrow }: MassBarProps) {
  const { t } = useTranslation();
  const number = useNumbers();
  const isRoomy = useMedia(ROOMY);
  const isTight = useMedia(TIGHT);
  const [asking, setAsking] = useState(false);
  const { table, counts, selected, hidden, isSubset } = facts;
  const chosen = selected?.size ?? 0;
  const filtered = counts?.filtered ?? 0;
  const reachable = Math.min(filtered, table.selectLimit);
  const selectAll = async () => {
    setAsking(true);
    await on.selectAll().finally(() => setAsking(false));
  };
  const allWords = t(filtered > reachable ? 'ui.table.select-all-about' : 'ui.table.select-all', {
    number: number(reachable),
  });
  const canSelectAll = chosen < reachable && !isSubset;
  const reach: MenuEntry[] = [
    ...(canSelectAll && isTight
      ? [{ id: 'all', label: allWords, icon: <SquareCheckBig />, onSelect: () => void selectAll() }]
      : []),
    {
      id: 'subset',
      label: t(isSubset ? 'ui.table.show-all' : 'ui.table.show-selected'),
      icon: <Rows3 />,
      onSelect: () => on.showSubset(!isSubset),
    },
  ];
  const room = isNarrow ? 0 : isTight ? BUTTONS_WHERE_TIGHT : BUTTONS;
  const { buttons, rest } = massButtons(actions, room);
  const menu = isRoomy ? rest : [...reach, ...withLine(rest)];
  return (
    <section id={MASS_BAR} className={styles.bar} aria-label={t('ui.table.selection')} tabIndex={-1}>
      <p className={styles.count} role="status">
        {t('ui.table.selected', { number: number(chosen) })}
        {hidden > 0 && (
          <span className={styles.hidden}> {t('ui.table.selected-hidden', { number: number(hidden) })}</span>
        )}
      </p>
      {!isTight && (
        <div className={styles.reach}>
          {canSelectAll && (
            <Button variant="subtle" size="sm" loading={asking} onClick={() => void selectAll()}>
              {allWords}
            </Button>
          )}
          {isRoomy && (
            <Button
              variant="subtle"
              size="sm"
              aria-pressed={isSubset}
              onClick={() => on.showSubset(!isSubset)}
            >
              {t('ui.table.show-selected')}
            </Button>
          )}
        </div>
      )}
      <IconButton label={t('ui.table.clear-selection')} icon={<X />} onClick={on.clearSelection} />
      <div className={styles.actions}>
        {buttons.map(({ id, label, icon, onSelect }) => (
          <Button key={id} size="sm" variant="light" icon={icon} onClick={onSelect}>
            {label}
          </Button>
        ))}
        {menu.length > 0 && (
          <ActionMenu
            entries={menu}
            trigger={
              <Button size="sm" variant="light" icon={<ChevronDown />}>
                {t(buttons.length === 0 ? 'ui.table.actions' : 'ui.table.more-actions')}
              </Button>
            }
          />
        )}
      </div>
    </section>
  );
}

function withLine([first, ...others]: readonly MenuEntry[]): MenuEntry[] {
  return first === undefined ? [] : [{ ...first, divided: true }, ...others];
}
