import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '#product/accounts/web/session/session.ts';
import { action, openAction } from '#ui/actions/action.ts';
import { Button } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import * as calls from '../contract.ts';
import { FAMILY_PAGES } from './family-pages.ts';

const leaveChild = action({
  name: 'leave-child',
  endpoint: calls.leaveChild,
  title: 'family-links.child.leave-title',
  text: 'family-links.child.leave-text',
  submit: 'family-links.child.leave',
  danger: true,
  size: 'sm',
  refreshes: [FAMILY_PAGES],
});

type FromSchoolCardProps = { id: number; name: string; school: string; hasFeelings: boolean };

/** By whose leave a family reads a page, and the end of it. */
export function FromSchoolCard({ id, name, school, hasFeelings }: FromSchoolCardProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isActedAs = useSession((session) => session.actingAs !== null);
  const leave = () =>
    openAction(
      { ...leaveChild, onDone: () => void navigate({ to: '/parent' }) },
      { values: { id }, facts: { name } },
    );
  return (
    <Card
      title={t('family-links.child.title')}
      actions={
        !isActedAs && (
          <Button size="sm" variant="outline" onClick={leave}>
            {t('family-links.child.leave')}
          </Button>
        )
      }
    >
      <p>{t('family-links.child.by', { school })}</p>
      {!hasFeelings && <p>{t('family-links.child.feelings')}</p>}
    </Card>
  );
}
