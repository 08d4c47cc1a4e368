import { useTranslation } from 'react-i18next';
import { useSession, useUser } from '#product/accounts/web/session.ts';
import { Badge } from '#ui/badge.tsx';
import { cardMark, type MarkedCard } from '../../rules/card-marks.ts';

/** Beside a card's title: what the user lacks for it. */
export function CardMark({ card }: { card: MarkedCard }) {
  const { t } = useTranslation();
  const { verified } = useUser();
  const ecommerce = useSession((session) => session.ecommerce);
  // Until it is known nobody is told to be no customer.
  const mark = cardMark(card, { verified, isActiveCustomer: ecommerce?.is_active_customer ?? true });
  if (mark === null) return null;
  return <Badge tone={mark === 'pending' ? 'warning' : 'neutral'}>{t(`dashboard.home.badge-${mark}`)}</Badge>;
}
