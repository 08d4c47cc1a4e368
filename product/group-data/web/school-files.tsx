import { Download, FileSpreadsheet, FileText, Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LOCALES } from '#brands/brand.ts';
import { EXPORT_FORMATS } from '#platform/contract/table.ts';
import { ActionMenu } from '#ui/layers/menu.tsx';
import { Button } from '#ui/parts/button.tsx';
import { saveAndTell } from '#ui/snackbars/save-and-tell.ts';
import type { GroupProgram } from '../rules/programs.ts';
import { type SchoolFile, schoolFiles } from '../school-files-contract.ts';

const ICONS = { csv: <FileText />, xlsx: <FileSpreadsheet /> };

/** What is shown of schools, to take along and on paper. */
export function SchoolFiles({ program }: { program: GroupProgram }) {
  const { t, i18n } = useTranslation();
  const [saving, setSaving] = useState<SchoolFile | null>(null);
  const save = async (format: SchoolFile) => {
    setSaving(format);
    const language = LOCALES.find((locale) => locale === i18n.language) ?? 'en';
    await saveAndTell(schoolFiles[program], { _format: format, _lang: language });
    setSaving(null);
  };
  return (
    <>
      <ActionMenu
        heading={t('group-data.schools.download-what')}
        trigger={
          <Button
            variant="outline"
            size="sm"
            icon={<Download />}
            loading={saving !== null && saving !== 'pdf'}
          >
            {t('ui.table.download')}
          </Button>
        }
        entries={EXPORT_FORMATS.map((format) => ({
          id: format,
          label: t(`group-data.schools.${format}`),
          icon: ICONS[format],
          onSelect: () => void save(format),
        }))}
      />
      <Button
        variant="outline"
        size="sm"
        icon={<Printer />}
        loading={saving === 'pdf'}
        onClick={() => void save('pdf')}
      >
        {t('group-data.print')}
      </Button>
    </>
  );
}
