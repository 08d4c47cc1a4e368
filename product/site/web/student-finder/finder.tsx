import { useNavigate } from '@tanstack/react-router';
import { useEffect, useId, useState } from 'react';
import { findStudents } from '#product/rosters/contract.ts';
import { SuggestBox } from '#ui/fields/suggest-box.tsx';
import { useFinder } from '#ui/fields/use-found.ts';
import { closeModal } from '#ui/layers/modals.ts';
import styles from './student-finder.module.css';

export function Finder({ modal, label, hint }: { modal: string; label: string; hint: string }) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const load = useFinder(findStudents);
  const [boxId, hintId] = [useId(), useId()];
  // It comes after its dialog, which could not give it the focus.
  useEffect(() => document.getElementById(boxId)?.focus(), [boxId]);
  return (
    <div className={styles.finder}>
      <SuggestBox
        label={label}
        text={text}
        load={load}
        eager
        control={{ id: boxId, 'aria-label': label, 'aria-describedby': hintId }}
        onType={setText}
        onChoose={({ value }) => {
          closeModal(modal);
          void navigate({ to: '/educator/students/$id', params: { id: value } });
        }}
      />
      <p id={hintId} className={styles.hint}>
        {hint}
      </p>
    </div>
  );
}
