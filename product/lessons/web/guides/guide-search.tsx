import { Search } from 'lucide-react';
import styles from './guide-search.module.css';

type GuideSearchProps = { label: string; value: string; onChange: (value: string) => void };

/** What guides are searched by, on their page and in the help of every screen. */
export function GuideSearch({ label, value, onChange }: GuideSearchProps) {
  return (
    <search className={styles.search}>
      <Search aria-hidden="true" />
      <input
        type="search"
        value={value}
        maxLength={100}
        aria-label={label}
        placeholder={label}
        onChange={(event) => onChange(event.target.value)}
      />
    </search>
  );
}
