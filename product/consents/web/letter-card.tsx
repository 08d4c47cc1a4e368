import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LOCALES, type Locale } from '#brands/brand.ts';
import { SmallSelect } from '#ui/fields/small-select.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { saveAndTell } from '#ui/snackbars/save-and-tell.ts';
import { noticeLetter, type SchoolConsents } from '../contract.ts';
import styles from './consents.module.css';
import { useLanguage } from './language.ts';

/** Letters of notice to print: for a class a page a child, else one page to copy. */
export function LetterCard({ schools }: { schools: readonly SchoolConsents[] }) {
  const { t } = useTranslation();
  const reader = useLanguage();
  const [language, setLanguage] = useState<Locale>(reader);
  const [isSaving, setSaving] = useState(false);
  const several = schools.length > 1;
  const named = (school: string, words: string): string => (several ? `${school}: ${words}` : words);
  const options = schools.flatMap(({ id, name, classes }) => [
    { value: `${id}`, label: named(name, t('consents.letters.all')) },
    ...classes.map((one) => ({
      value: `${id} ${one.id}`,
      label: named(name, t('consents.letters.class', { name: one.name })),
    })),
  ]);
  const [chosen, setChosen] = useState(options[0]?.value ?? '');
  const save = async () => {
    const [id, educator] = chosen.split(' ');
    setSaving(true);
    await saveAndTell(noticeLetter, {
      id: Number(id),
      language,
      ...(educator === undefined ? {} : { educator_id: Number(educator) }),
    }).finally(() => setSaving(false));
  };
  return (
    <Card title={t('consents.letters.title')}>
      <p>{t('consents.letters.text')}</p>
      <div className={styles.choose}>
        <SmallSelect
          label={t('consents.letters.for')}
          value={chosen}
          options={options}
          onChange={setChosen}
        />
        <SmallSelect
          label={t('consents.letters.language')}
          value={language}
          options={LOCALES.map((value) => ({ value, label: t(`consents.letters.${value}`) }))}
          onChange={(value) => setLanguage(LOCALES.find((one) => one === value) ?? 'en')}
        />
        <Button icon={<Printer />} loading={isSaving} onClick={() => void save()}>
          {t('consents.letters.print')}
        </Button>
      </div>
    </Card>
  );
}
