import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notification } from '#platform/contract/message.ts';
import { useSay } from '#platform/web/say.ts';
import account from '#product/accounts/web/account-page.module.css';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';

/** The same whoever has the address: what is true of it stands in the letter. */
export function LetterSent({ reply, onAgain }: { reply: Notification; onAgain: () => void }) {
  const { t } = useTranslation();
  const say = useSay();
  const place = useRef<HTMLDivElement>(null);
  // The form that had the focus has just gone out of sight.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={account.stack}>
      <Banner tone="success" title={t('family-links.open.sent-title')} live>
        {say(reply)}
      </Banner>
      <div className={account.actions}>
        <p className={account.hint}>{t('family-links.open.sent-again')}</p>
        <Button variant="outline" size="sm" onClick={onAgain}>
          {t('family-links.open.back-to-form')}
        </Button>
      </div>
    </div>
  );
}
