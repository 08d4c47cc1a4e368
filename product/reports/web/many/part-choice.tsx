import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import dialogs from '#ui/layers/parts-dialog.module.css';
import { PARTS, type Part } from '../../rules/page-shape.ts';

/** The page for a conference, or the letter. */
export function PartChoice({ value, onChange }: { value: Part; onChange: (part: Part) => void }) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <fieldset className={dialogs.parts}>
      <legend>{t('reports.many.part')}</legend>
      {PARTS.map((part) => (
        <label key={part} className={dialogs.part} htmlFor={`${name} ${part}`}>
          <input
            id={`${name} ${part}`}
            type="radio"
            name={name}
            value={part}
            checked={part === value}
            onChange={() => onChange(part)}
          />
          <strong>{t(`reports.many.${part}`)}</strong>
          <span className={dialogs.hint}>{t(`reports.many.${part}-hint`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
