import { useTranslation } from 'react-i18next';
import { useSession } from '#product/accounts/web/session/session.ts';
import { Badge } from '#ui/parts/badge.tsx';
import { isMissed } from '#ui/parts/loaded.tsx';
import { VisuallyHidden } from '#ui/parts/visually-hidden.tsx';
import { useOpenFollowUps } from './use-follow-ups.ts';

/** Beside the menu's entry: how many are the reader's, or wait for the reader. */
export function WaitingBadge({ className }: { className?: string | undefined }) {
  const { t } = useTranslation();
  const isInPerson = useSession(({ actingAs, user }) => actingAs === null && user?.scope === 'educator');
  const query = useOpenFollowUps(isInPerson);
  const count = query.data?.data.waiting ?? 0;
  if (isMissed(query)) {
    return (
      <span className={className} title={t('follow-ups.failed')}>
        <Badge tone="warning">
          <span aria-hidden="true">?</span>
          <VisuallyHidden>{t('follow-ups.failed')}</VisuallyHidden>
        </Badge>
      </span>
    );
  }
  if (count === 0) return null;
  return (
    <span className={className}>
      <Badge tone="warning">
        <span aria-hidden="true">{count}</span>
        <VisuallyHidden>{t('site-dashboard.sidebar.follow-ups-waiting', { count })}</VisuallyHidden>
      </Badge>
    </span>
  );
}
