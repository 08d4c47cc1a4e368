import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LOCALES } from '#brands/brand.ts';
import { requestOf } from '#platform/web/tables/table-query.ts';
import { tableState } from '#platform/web/tables/tables.ts';
import { Button } from '#ui/parts/button.tsx';
import { saveAndTell } from '#ui/snackbars/save-and-tell.ts';
import type { comicsTable, readComicsPage } from '../comics-contract.ts';
import type { groupPages } from '../contract.ts';
import type { LevelProgram } from '../rules/programs.ts';
import type { GroupTable } from '../tables-contract.ts';

type PrintButtonProps = {
  page: (typeof groupPages)[LevelProgram] | typeof readComicsPage;
  table: GroupTable | typeof comicsTable;
  stateKey: string;
};

/** The list as it is filtered, on paper. */
export function PrintButton({ page, table, stateKey }: PrintButtonProps) {
  const { t, i18n } = useTranslation();
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    const state = tableState(stateKey);
    if (state === undefined) return;
    setSaving(true);
    const { _zone: _, ...filters }: Record<string, string> = { ...requestOf(table, state).filters };
    const language = LOCALES.find((locale) => locale === i18n.language) ?? 'en';
    await saveAndTell(page, { ...filters, _lang: language });
    setSaving(false);
  };
  return (
    <Button variant="outline" size="sm" icon={<Printer />} loading={isSaving} onClick={() => void save()}>
      {t('group-data.print')}
    </Button>
  );
}
