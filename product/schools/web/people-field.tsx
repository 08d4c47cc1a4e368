import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { FieldFrame } from '#ui/fields/field-frame.tsx';
import { SuggestBox } from '#ui/fields/suggest-box.tsx';
import { useField } from '#ui/fields/use-field.ts';
import { useFinder } from '#ui/fields/use-found.ts';
import type { Suggestion } from '#ui/fields/use-suggestions.ts';
import { Segments } from '#ui/navigation/segments.tsx';
import { IconButton } from '#ui/parts/icon-button.tsx';
import { findEducators, groupAccounts } from '../contract.ts';
import { LISTED_ROLES, type ListedRole } from '../rules/groups.ts';
import styles from './people-field.module.css';

export type KnownPerson = { id: number; label: string; hint: string | null };
type Listed = { id: number; role: ListedRole };

/** Admins and members of a group: found by name, each with a role, each removable. */
export function PeopleField({ known }: { known: readonly KnownPerson[] }) {
  const { t } = useTranslation();
  const load = useFinder(findEducators);
  const label = t('schools.fields.people');
  const { field, frame, control } = useField({
    name: 'accounts',
    label,
    hint: t('schools.fields.people-hint'),
  });
  const [text, setText] = useState('');
  const [names, setNames] = useState(() => new Map(known.map((person) => [person.id, person])));
  const listed = peopleIn(field.value);

  const add = ({ value, label: name, hint }: Suggestion) => {
    const id = Number(value);
    setText('');
    setNames((before) => new Map(before).set(id, { id, label: name, hint: hint ?? null }));
    if (!listed.some((person) => person.id === id)) field.onChange([...listed, { id, role: 'member' }]);
  };
  const change = (id: number, role: ListedRole) =>
    field.onChange(listed.map((person) => (person.id === id ? { id, role } : person)));
  const remove = (id: number) => {
    field.onChange(listed.filter((person) => person.id !== id));
    // The button that had the focus is gone with its row.
    document.getElementById(control.id)?.focus();
  };

  return (
    <div className={styles.people}>
      <FieldFrame {...frame}>
        <SuggestBox label={label} text={text} load={load} control={control} onType={setText} onChoose={add} />
      </FieldFrame>
      {listed.length === 0 && <p className={styles.nobody}>{t('schools.fields.nobody')}</p>}
      <ul className={styles.list} aria-label={label}>
        {listed.map(({ id, role }) => {
          const person = names.get(id);
          const name = person?.label ?? String(id);
          return (
            <li key={id} className={styles.person}>
              <span className={styles.name}>
                {name}
                {person?.hint && <span className={styles.hint}>{person.hint}</span>}
              </span>
              <Segments
                label={t('schools.fields.role', { name })}
                options={LISTED_ROLES.map((value) => ({ value, label: t(`schools.roles.${value}`) }))}
                value={role}
                onChange={(chosen) => change(id, chosen)}
              />
              <IconButton
                label={t('schools.fields.remove', { name })}
                icon={<X />}
                onClick={() => remove(id)}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function peopleIn(value: unknown): readonly Listed[] {
  const parsed = z.safeParse(groupAccounts, value);
  return parsed.success ? parsed.data : [];
}
