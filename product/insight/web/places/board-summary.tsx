import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LOCALES } from '#brands/brand.ts';
import { Button } from '#ui/parts/button.tsx';
import { saveAndTell } from '#ui/snackbars/save-and-tell.ts';
import { readPlacesPage } from '../../places-contract.ts';
import { usePlaces } from './use-places.ts';

/** The figures and rows of this home on paper, once there are any. */
export function BoardSummary() {
  const { t, i18n } = useTranslation();
  const { data } = usePlaces();
  const [isSaving, setSaving] = useState(false);
  if (data === undefined || data.data.rows.length === 0) return null;
  const save = async () => {
    setSaving(true);
    await saveAndTell(readPlacesPage, { _lang: LOCALES.find((locale) => locale === i18n.language) ?? 'en' });
    setSaving(false);
  };
  return (
    <Button variant="outline" icon={<Download />} loading={isSaving} onClick={() => void save()}>
      {t('insight.places.board.button')}
    </Button>
  );
}
