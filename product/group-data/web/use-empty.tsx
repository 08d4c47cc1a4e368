import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { runsGroup } from '#product/accounts/rules/people/traits.ts';
import { useUser } from '#product/accounts/web/session/session.ts';
import { useProgramName } from '#product/rosters/web/program-name.ts';
import { Button, ButtonLink } from '#ui/parts/button.tsx';
import type { GroupProgram } from '../rules/programs.ts';
import type { View } from './views.tsx';

type Empty = { title: string; text: string; actions?: ReactNode };

/** What a list without children says, and what brings the first one. */
export function useEmpty(program: GroupProgram, view: View, onView: (view: View) => void): Empty {
  const { t } = useTranslation();
  const user = useUser();
  const values = { program: useProgramName()(program) };
  if (view.archived) {
    return {
      title: t('group-data.empty.archived-title', values),
      text: t('group-data.empty.archived-text'),
    };
  }
  if (runsGroup(user) && view.reach === 'all') {
    return {
      title: t('group-data.empty.schools-title', values),
      text: t('group-data.empty.schools-text'),
      actions: (
        <Button onClick={() => onView({ ...view, reach: 'schools' })}>
          {t('group-data.empty.schools-action')}
        </Button>
      ),
    };
  }
  return {
    title: t('group-data.empty.title', values),
    text: t('group-data.empty.text', values),
    actions: <ButtonLink to="/educator/students">{t('group-data.empty.action')}</ButtonLink>,
  };
}
