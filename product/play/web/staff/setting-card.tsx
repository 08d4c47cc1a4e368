import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NotificationReply } from '#platform/contract/message.ts';
import { Badge } from '#ui/parts/badge.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { showSnackbar } from '#ui/snackbars/snackbars.tsx';

type SettingCardProps = {
  /** What is read anew once it is turned. */
  of: QueryKey;
  title: string;
  text: string;
  on: boolean;
  /** What the button says. */
  turn: string;
  /** Goes with the setting above it: to turn it on is no more than to leave it. */
  isAside?: boolean;
  onTurn: () => Promise<NotificationReply>;
};

/** Something that is on or off, what that means, and the button that turns it. */
export function SettingCard({ of, title, text, on, turn, isAside = false, onTurn }: SettingCardProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [sending, setSending] = useState(false);
  const press = async () => {
    setSending(true);
    try {
      const { notification } = await onTurn();
      showSnackbar(notification);
      await queries.invalidateQueries({ queryKey: of });
    } catch {
      // The call itself has said what went wrong.
    } finally {
      setSending(false);
    }
  };
  return (
    <Card
      title={title}
      aside={
        <Badge tone={on ? 'success' : 'neutral'}>
          {t(on ? 'play-progress.own-check-ins.on' : 'play-progress.own-check-ins.off')}
        </Badge>
      }
      actions={
        <Button variant={on || isAside ? 'outline' : 'filled'} loading={sending} onClick={() => void press()}>
          {turn}
        </Button>
      }
    >
      <p>{text}</p>
    </Card>
  );
}
