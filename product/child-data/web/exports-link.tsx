import { useSearch } from '@tanstack/react-router';
import { FolderDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { runsGroup } from '#product/accounts/rules/people/traits.ts';
import { useSession, useUser } from '#product/accounts/web/session/session.ts';
import { ButtonLink } from '#ui/parts/button.tsx';

/** Beside a list of students: the way to export a class or a school, for who runs one. */
export function ExportsLink() {
  const { t } = useTranslation();
  const user = useUser();
  const isActedAs = useSession((session) => session.actingAs !== null);
  const { tab }: Record<string, unknown> = useSearch({ strict: false });
  if (!runsGroup(user) || isActedAs) return null;
  return (
    <ButtonLink
      to="/educator/students/exports"
      search={typeof tab === 'string' ? { from: tab } : {}}
      variant="subtle"
      size="sm"
      icon={<FolderDown />}
    >
      {t('child-data.exports.title')}
    </ButtonLink>
  );
}
