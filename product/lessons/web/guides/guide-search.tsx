import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './guide-search.module.css';

type GuideSearchProps = { value: string; onChange: (value: string) => void };

/** What guides are searched by, on their page and in the help of every screen. */
export function GuideSearch({ value, onChange }: GuideSearchProps) {
  const { t } = useTranslation();
  return (
    <search className={styles.search}>
      <Search aria-hidden="true" />
      <input
        type="search"
        value={value}
        maxLength={100}
        aria-label={t('lessons-guides.search.label')}
        placeholder={t('lessons-guides.search.label')}
        onChange={(event) => onChange(event.target.value)}
      />
    </search>
  );
}
