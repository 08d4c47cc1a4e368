import { UserRoundPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { openAction } from '#ui/action.ts';
import { Button } from '#ui/button.tsx';
import { invitationFault } from '../../rules/invitations.ts';
import { useUser } from '../session.ts';
import { inviteColleague } from './colleague-actions.ts';

/** Shown to those who may: section 6. */
export function InviteButton() {
  const { t } = useTranslation();
  const user = useUser();
  if (invitationFault(user) !== null) return null;
  return (
    <Button
      variant="light"
      icon={<UserRoundPlus />}
      onClick={() => openAction(inviteColleague, { values: { role: 'educator' } })}
    >
      {t('people.invite.title')}
    </Button>
  );
}
