import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notification } from '#platform/contract/message.ts';
import { useBrand } from '#platform/web/brand.tsx';
import { useSay } from '#platform/web/say.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button, ButtonLink } from '#ui/parts/button.tsx';
import { VERIFICATION_DAYS } from '../../rules/free-trial.ts';
import { requestOutcome } from '../../rules/people/account-request-form.ts';
import styles from '../account-page.module.css';
import { openLoginOf, openResetOf } from '../session/open-dialogs.ts';

type AccountRequestReplyProps = { reply: Notification; onAgain: () => void };

/** What became of the request, the next step, and the way back to the form with everything that was typed. */
export function AccountRequestReply({ reply, onAgain }: AccountRequestReplyProps) {
  const { t } = useTranslation();
  const { links } = useBrand();
  const say = useSay();
  const place = useRef<HTMLDivElement>(null);
  const outcome = requestOutcome(reply);
  const address = String(reply.values?.['email'] ?? '');

  // The form that had the focus has just gone out of sight.
  useEffect(() => place.current?.focus(), []);

  const nextStep = {
    sent: <ButtonLink to="/">{t('accounts.request.go-home')}</ButtonLink>,
    'has-account': (
      <>
        <Button onClick={() => openLoginOf(address)}>{t('accounts.request.log-in')}</Button>
        <Button variant="outline" onClick={() => openResetOf(address)}>
          {t('accounts.request.reset')}
        </Button>
      </>
    ),
    refused: <ButtonLink href={`mailto:${links.supportEmail}`}>{t('accounts.request.support')}</ButtonLink>,
  }[outcome];
  return (
    <div ref={place} tabIndex={-1} className={styles.stack}>
      <Banner tone={reply.type} title={t(`accounts.request.outcome.${outcome}`)} actions={nextStep} live>
        {say(reply)}
        {outcome === 'sent' && <p>{t('accounts.request.checked', { days: VERIFICATION_DAYS })}</p>}
      </Banner>
      <div className={styles.actions}>
        <p className={styles.hint}>
          {t(outcome === 'sent' ? 'accounts.request.sent-again' : 'accounts.request.other-email')}
        </p>
        <Button variant="outline" size="sm" onClick={onAgain}>
          {t('accounts.request.back-to-form')}
        </Button>
      </div>
    </div>
  );
}
