import '@mantine/core/styles/Popover.layer.css';
import { Popover } from '@mantine/core';
import { ArrowDown, ArrowUp, Columns3 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSay } from '#platform/web/say.ts';
import type { AnyRow } from '#platform/web/tables/table-state.ts';
import fields from '../fields/fields.module.css';
import overlay from '../layers/overlay.module.css';
import { useOverlayPlace } from '../layers/overlay.ts';
import { Button } from '../parts/button.tsx';
import { IconButton } from '../parts/icon-button.tsx';
import { classNames } from '../style/class-names.ts';
import styles from './column-chooser.module.css';
import { listedColumns, movedColumn, withColumn } from './model/columns.ts';
import type { TableFacts, TableHandlers } from './model/table-types.ts';

type ColumnChooserProps = {
  facts: Pick<TableFacts<AnyRow>, 'table' | 'columns' | 'isUsualColumns'>;
  onChoose: TableHandlers<AnyRow>['chooseColumns'];
};

/** Which columns, and in which order; moved with buttons, so that keys and fingers do as well as a mouse. */
export function ColumnChooser({ facts, onChoose }: ColumnChooserProps) {
  const { t } = useTranslation();
  const place = useOverlayPlace();
  const [open, setOpen] = useState(false);
  const { table, columns, isUsualColumns } = facts;
  return (
    <Popover
      opened={open}
      onChange={setOpen}
      position="bottom-end"
      width={320}
      offset={6}
      classNames={{ dropdown: classNames(overlay.dropdown, styles.dropdown) }}
      trapFocus
      returnFocus
      {...place}
    >
      <Popover.Target>
        <Button variant="outline" size="sm" icon={<Columns3 />} onClick={() => setOpen(!open)}>
          {t('ui.table.columns')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown data-overlay aria-label={t('ui.table.columns')}>
        <div className={overlay.veil} aria-hidden="true" onPointerDown={() => setOpen(false)} />
        <p className={styles.hint}>{t('ui.table.columns-hint')}</p>
        <ul className={styles.list}>
          {listedColumns(table.columns, columns).map((name) => (
            <ColumnLine key={name} name={name} facts={facts} onChoose={onChoose} />
          ))}
        </ul>
        <div className={styles.end}>
          <Button variant="subtle" size="sm" disabled={isUsualColumns} onClick={() => onChoose(null)}>
            {t('ui.table.columns-reset')}
          </Button>
          <Button variant="light" size="sm" onClick={() => setOpen(false)}>
            {t('ui.close')}
          </Button>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}

function ColumnLine({ name, facts, onChoose }: ColumnChooserProps & { name: string }) {
  const { t } = useTranslation();
  const say = useSay();
  const { table, columns } = facts;
  const column = say({ i18n: table.columns[name]?.label ?? name });
  const at = columns.indexOf(name);
  const isFirst = at === 0;
  const move = (by: -1 | 1) => onChoose(movedColumn(columns, name, by));
  return (
    <li className={styles.line}>
      <label className={styles.name}>
        <input
          type="checkbox"
          className={fields.box}
          checked={at >= 0}
          disabled={isFirst}
          onChange={(event) => onChoose(withColumn(columns, name, event.target.checked))}
        />
        <span>
          {column}
          {isFirst && <span className={styles.note}> {t('ui.table.always-shown')}</span>}
        </span>
      </label>
      {at > 0 && (
        <>
          <IconButton
            label={t('ui.table.move-up', { column })}
            icon={<ArrowUp />}
            className={styles.step ?? ''}
            aria-disabled={at === 1}
            onClick={() => move(-1)}
          />
          <IconButton
            label={t('ui.table.move-down', { column })}
            icon={<ArrowDown />}
            className={styles.step ?? ''}
            aria-disabled={at === columns.length - 1}
            onClick={() => move(1)}
          />
        </>
      )}
    </li>
  );
}
