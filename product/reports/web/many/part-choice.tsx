import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PARTS, type Part } from '../../rules/page-shape.ts';
import styles from './many.module.css';

/** The page for a conference, or the letter. */
export function PartChoice({ value, onChange }: { value: Part; onChange: (part: Part) => void }) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <fieldset className={styles.parts}>
      <legend>{t('reports.many.part')}</legend>
      {PARTS.map((part) => (
        <label key={part} className={styles.part} htmlFor={`${name} ${part}`}>
          <input
            id={`${name} ${part}`}
            type="radio"
            name={name}
            value={part}
            checked={part === value}
            onChange={() => onChange(part)}
          />
          <strong>{t(`reports.many.${part}`)}</strong>
          <span className={styles.hint}>{t(`reports.many.${part}-hint`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
