import { Download, FileSpreadsheet, FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EXPORT_FORMATS } from '#platform/contract/table.ts';
import type { DownloadProgress } from '#platform/web/tables/download.ts';
import type { AnyRow } from '#platform/web/tables/table-state.ts';
import { sizeText, useNumbers } from '../formats/numbers.ts';
import { ActionMenu, type MenuEntry } from '../layers/menu.tsx';
import { Button } from '../parts/button.tsx';
import { Progress } from '../parts/progress.tsx';
import type { DownloadWhat, TableFacts, TableHandlers } from './model/table-types.ts';
import styles from './table-view.module.css';

type DownloadMenuProps = {
  facts: Pick<TableFacts<AnyRow>, 'counts' | 'selected' | 'download'>;
  onDownload: TableHandlers<AnyRow>['download'];
};

const ICONS = { csv: <FileText />, xlsx: <FileSpreadsheet /> };

/** The filtered rows, or the selected ones, as a file with the columns that are shown. */
export function DownloadMenu({ facts: { counts, selected, download }, onDownload }: DownloadMenuProps) {
  const { t } = useTranslation();
  const number = useNumbers();
  const filtered = counts?.filtered ?? 0;
  const all = counts?.totalFromCache ? t('ui.table.about', { number: number(filtered) }) : number(filtered);
  const entries = (what: DownloadWhat, rows: string): MenuEntry[] =>
    EXPORT_FORMATS.map((format, index) => ({
      id: `${format}-${what}`,
      label: t(`ui.table.${format}-${what}`, { number: rows }),
      icon: ICONS[format],
      divided: what === 'selected' && index === 0,
      onSelect: () => onDownload(format, what),
    }));
  const chosen = selected?.size ?? 0;
  return (
    <ActionMenu
      heading={t('ui.table.download-what')}
      trigger={
        <Button
          variant="outline"
          size="sm"
          icon={<Download />}
          disabled={filtered === 0 || download !== null}
        >
          {t('ui.table.download')}
        </Button>
      }
      entries={[...entries('all', all), ...(chosen > 0 ? entries('selected', number(chosen)) : [])]}
    />
  );
}

/** While a file is on its way. How long it takes nobody knows; how much has come, one can say. */
export function DownloadStrip({ download, onCancel }: { download: DownloadProgress; onCancel: () => void }) {
  const { t, i18n } = useTranslation();
  const number = useNumbers();
  const size = sizeText(download.bytes, i18n.language);
  const text =
    download.rows === null
      ? t('ui.table.downloaded', { size })
      : t('ui.table.downloaded-rows', { size, number: number(download.rows) });
  return (
    <div className={styles.download}>
      <Progress label={t('ui.table.downloading')} text={text} />
      <Button variant="outline" size="sm" onClick={onCancel}>
        {t('ui.cancel')}
      </Button>
    </div>
  );
}
