import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';

/** The words on the tab a table stands in: they name the table too. */
const Label = createContext<string | null>(null);

export const TableLabelProvider = Label.Provider;

export function useTableLabel(own: string | undefined): string {
  const { t } = useTranslation();
  const ofTab = useContext(Label);
  return own ?? ofTab ?? t('ui.table.label');
}
