import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProgramId } from '#brands/brand.ts';
import type { Columns, Row, RowFields, Table } from '#platform/contract/table.ts';
import type { FilterTexts } from '#platform/web/tables/table-state.ts';
import { useProgramName } from '#product/rosters/web/program-name.ts';
import type { SummaryRow } from '#ui/table/model/table-types.ts';
import { TablePage } from '#ui/table/table-page.tsx';
import type { TableTab } from '#ui/table/table-tabs.tsx';

/** Which sentence an empty table says. */
type Empty = 'licenses' | 'history' | 'metrics' | 'site' | 'usage';

type ReadingProps<C extends Columns, F extends RowFields> = {
  table: Table<C, F>;
  empty: Empty;
  segment?: FilterTexts;
  stateKey?: string;
  toolbar?: ReactNode;
  between?: ReactNode;
  summary?: SummaryRow | undefined;
  cells?: { readonly [Name in keyof C]?: (row: Row<C, F>) => ReactNode };
};

/** A table to read: nothing is done with its rows. */
export function Reading<C extends Columns, F extends RowFields>({ empty, ...table }: ReadingProps<C, F>) {
  const { t } = useTranslation();
  return (
    <TablePage
      {...table}
      empty={{ title: t('licensing-histories.empty.title'), text: t(`licensing-histories.empty.${empty}`) }}
    />
  );
}

/** A tab whose state is named like its table. */
export function readingTab({ name }: Table, label: string, content: ReactNode, stateKey = name): TableTab {
  return { id: stateKey.replace(':', '-'), label, content, stateKey };
}

/** What programs are called is the brand's to say, also in a table. */
export function useProgramCells() {
  const name = useProgramName();
  return {
    program: (row: { program: ProgramId | null }) => name(row.program),
    program_before: (row: { program_before: ProgramId | null }) => name(row.program_before),
  };
}

export type Tab = (t: TFunction) => TableTab;
