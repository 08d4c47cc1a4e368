import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { FieldFrame } from '#ui/fields/field-frame.tsx';
import { SuggestBox } from '#ui/fields/suggest-box.tsx';
import { useField } from '#ui/fields/use-field.ts';
import { useFinder } from '#ui/fields/use-found.ts';
import type { Suggestion } from '#ui/fields/use-suggestions.ts';
import { IconButton } from '#ui/parts/icon-button.tsx';
import { colleagueIds, findReceivers } from '../../contract.ts';
import styles from './colleagues-field.module.css';

/** Whom to share with: colleagues found by name, one after the other. */
function ColleaguesField() {
  const { t } = useTranslation();
  const load = useFinder(findReceivers);
  const label = t('rosters.fields.colleagues');
  const { field, frame, control } = useField({
    name: 'educator_ids',
    label,
    subject: t('rosters.fields.colleague'),
    hint: t('rosters.fields.colleagues-hint'),
  });
  const [text, setText] = useState('');
  const [names, setNames] = useState<ReadonlyMap<number, string>>(new Map());
  const chosen = idsIn(field.value);

  const add = ({ value, label: name }: Suggestion) => {
    const id = Number(value);
    setText('');
    setNames((before) => new Map(before).set(id, name));
    if (!chosen.includes(id)) field.onChange([...chosen, id]);
  };
  const remove = (id: number) => {
    field.onChange(chosen.filter((one) => one !== id));
    // The button that had the focus is gone with its line.
    document.getElementById(control.id)?.focus();
  };

  return (
    <div className={styles.colleagues}>
      <FieldFrame {...frame}>
        <SuggestBox label={label} text={text} load={load} control={control} onType={setText} onChoose={add} />
      </FieldFrame>
      {chosen.length > 0 && (
        <ul className={styles.list} aria-label={t('rosters.fields.chosen-colleagues')}>
          {chosen.map((id) => {
            const name = names.get(id) ?? String(id);
            return (
              <li key={id} className={styles.colleague}>
                {name}
                <IconButton
                  label={t('rosters.fields.remove', { name })}
                  icon={<X />}
                  onClick={() => remove(id)}
                />
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

function idsIn(value: unknown): readonly number[] {
  const parsed = z.safeParse(colleagueIds, value);
  return parsed.success ? parsed.data : [];
}

export const colleaguesField = { kind: 'custom', render: () => <ColleaguesField /> } as const;
