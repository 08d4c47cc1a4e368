import { useTranslation } from 'react-i18next';
import { useBrand } from '#platform/web/brand.tsx';
import { invitationFault } from '#product/accounts/rules/people/invitations.ts';
import { InviteButton, useInvitationOffer } from '#product/accounts/web/people/invite-button.tsx';
import { useUser } from '#product/accounts/web/session/session.ts';
import { Card } from '#ui/parts/card.tsx';

/** What one gets, when, and how often yet. */
export function InviteCard({ quiet = false }: { quiet?: boolean }) {
  const { t } = useTranslation();
  const { home } = useBrand();
  const mayInvite = invitationFault(useUser()) === null && home.cards.includes('invite');
  const offer = useInvitationOffer(mayInvite);
  if (!mayInvite) return null;
  const text =
    offer === null
      ? t('site-dashboard.home.invite-text')
      : offer.left === 0
        ? t('site-dashboard.home.invite-none-left')
        : t('site-dashboard.home.invite-gift', { ...offer, count: offer.left });
  return (
    <Card
      title={<span id="invite">{t('site-dashboard.home.invite-title')}</span>}
      quiet={quiet}
      actions={<InviteButton />}
    >
      <p>{text}</p>
    </Card>
  );
}
