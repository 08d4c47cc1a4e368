import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '#product/accounts/web/session/session.ts';
import type { Finder } from './finder.tsx';

/** People at home have children, not students. */
export const studentFinder: Finder = {
  useLabel: () => {
    const { t } = useTranslation();
    return t(`site-dashboard.finder.${useUser().role === 'home' ? 'child' : 'student'}`);
  },
  Content: lazy(async () => ({ default: (await import('./find-student.tsx')).FindStudent })),
};
