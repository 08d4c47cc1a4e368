import { useQuery } from '@tanstack/react-query';
import { UserRoundPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/api.ts';
import { openAction } from '#ui/actions/action.ts';
import { Button } from '#ui/parts/button.tsx';
import { invitationFault } from '../../rules/people/invitations.ts';
import { invitationOffer } from '../../staff-contract.ts';
import { useUser } from '../session/session.ts';
import { inviteColleague, inviteForGift } from './colleague-actions.ts';

/** What the next invitation brings; null while nobody knows, or where it brings nothing. */
export function useInvitationOffer(isAsked = true) {
  const { data } = useQuery({
    queryKey: ['invitation-offer'],
    queryFn: ({ signal }) => call(invitationOffer, {}, { signal }),
    enabled: isAsked,
  });
  const offer = data?.data ?? null;
  return offer !== null && offer.inviter + offer.invitee > 0 ? offer : null;
}

/** Shown to those who may. */
export function InviteButton() {
  const { t } = useTranslation();
  const user = useUser();
  const mayInvite = invitationFault(user) === null;
  const offer = useInvitationOffer(mayInvite);
  if (!mayInvite) return null;
  const values = { role: 'educator' } as const;
  return (
    <Button
      variant="light"
      icon={<UserRoundPlus />}
      onClick={() =>
        offer === null || offer.left === 0
          ? openAction(inviteColleague, { values })
          : openAction(inviteForGift, { values, facts: { ...offer, count: offer.left } })
      }
    >
      {t('accounts-people.invite.title')}
    </Button>
  );
}
