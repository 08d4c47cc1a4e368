import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/api.ts';
import { Confirm } from '#ui/layers/confirm.tsx';
import { openModal } from '#ui/layers/modals.ts';
import { Badge } from '#ui/parts/badge.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { showSnackbar } from '#ui/snackbars/snackbars.tsx';
import { getBadges, setBadges } from '../../sign-on-contract.ts';

const KEY = ['badges'];

/** Badges work in no class and no family before somebody has turned them on. */
export function BadgesCard({ whose }: { whose: 'educator' | 'parent' }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(getBadges, {}, { signal, quiet: true }),
  });
  if (data === undefined) return null;
  const { on } = data.data;
  const turn = async (next: boolean) => {
    const { notification } = await call(setBadges, { on: next });
    showSnackbar(notification);
    await queries.invalidateQueries({ queryKey: KEY });
  };
  return (
    <Card
      title={t('accounts.settings.badges.title')}
      aside={
        on ? (
          <Badge tone="success">{t('accounts.settings.badges.on')}</Badge>
        ) : (
          <Badge>{t('accounts.settings.badges.off')}</Badge>
        )
      }
      actions={
        on ? (
          <Button variant="subtle" onClick={() => openModal('badges-off')}>
            {t('accounts.settings.badges.turn-off')}
          </Button>
        ) : (
          // What went wrong has been told by the call itself.
          <Button onClick={() => void turn(true).catch(() => undefined)}>
            {t('accounts.settings.badges.turn-on')}
          </Button>
        )
      }
    >
      <p>{t(`accounts.settings.badges.text-${whose}`)}</p>
      <p>{t('accounts.settings.badges.care')}</p>
      {on && <p>{t(`accounts.settings.badges.next-${whose}`)}</p>}
      <Confirm
        name="badges-off"
        title={t('accounts.settings.badges.turn-off-title')}
        confirmLabel={t('accounts.settings.badges.turn-off')}
        danger
        onConfirm={() => turn(false)}
      >
        {t('accounts.settings.badges.turn-off-text')}
      </Confirm>
    </Card>
  );
}
