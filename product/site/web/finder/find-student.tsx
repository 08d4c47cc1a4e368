import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '#product/accounts/web/session/session.ts';
import { findStudents } from '#product/rosters/contract.ts';
import { FinderBox, type FoundGroup } from '#ui/fields/finder/finder-box.tsx';
import { useFinder } from '#ui/fields/use-found.ts';
import type { LoadSuggestions } from '#ui/fields/use-suggestions.ts';
import type { FinderContent } from './finder.tsx';

export function FindStudent({ onDone, typed }: FinderContent) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const word = useUser().role === 'home' ? 'child' : 'student';
  const find = useFinder(findStudents);
  const load = useMemo<LoadSuggestions<FoundGroup>>(
    () => async (query, signal) => {
      const found = (await find(query, signal)).map(({ value, label, hint }) => ({
        key: value,
        label,
        hint: hint ?? null,
        href: `/educator/students/${value}`,
      }));
      return [{ id: 'students', title: null, found }];
    },
    [find],
  );
  return (
    <FinderBox
      label={t(`site-dashboard.finder.${word}`)}
      hint={t(`site-dashboard.finder.${word}-hint`)}
      load={load}
      typed={typed}
      nothing={
        <>
          <p>{t(`site-dashboard.finder.${word}-nothing`)}</p>
          <p>
            <Link to="/educator/students" onClick={onDone}>
              {t(`site-dashboard.finder.${word}-list`)}
            </Link>
          </p>
        </>
      }
      onGo={(href) => {
        onDone();
        void navigate({ to: href });
      }}
    />
  );
}
