import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notification } from '#platform/contract/message.ts';
import { ApiError, call } from '#platform/web/api.ts';
import { useSay } from '#platform/web/say.ts';
import { homePath } from '#product/access/rules/scopes.ts';
import { Page } from '#ui/navigation/page.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button, ButtonLink } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { confirmUsername, findUsernameLink } from '../../contract.ts';
import { isLinkRefused, type MailedLinkParts } from '../../rules/sign-in/mailed-links.ts';
import styles from '../account-page.module.css';
import { tellProblem } from '../session/api-problems.ts';
import { openLogin } from '../session/open-dialogs.ts';
import { recheckSession, useSession } from '../session/session.ts';
import { MailedLink } from './mailed-link.tsx';
import { useMailedLink } from './use-mailed-link.ts';

/** Confirms a new username by a click: opening the page alone changes nothing. */
export function UsernamePage() {
  const { t } = useTranslation();
  const [done, setDone] = useState<Notification | null>(null);
  return (
    <Page title={t('accounts.username-link.title')} width="narrow">
      {done === null ? <UsernameLink onDone={setDone} /> : <Done notification={done} />}
    </Page>
  );
}

type OnDone = (notification: Notification) => void;

function UsernameLink({ onDone }: { onDone: OnDone }) {
  const { t } = useTranslation();
  const { link, query } = useMailedLink('username', ({ id, code, signal }) =>
    call(findUsernameLink, { id, code }, { signal, quiet: true }),
  );
  return (
    <MailedLink
      query={query}
      loading={t('accounts.username-link.loading')}
      invalid={{
        title: t('accounts.username-link.invalid-title'),
        message: { i18n: 'notification.on-page.username-link-invalid' },
        actions: <NextSteps />,
      }}
    >
      {({ data }) => (
        <Confirmation
          link={link}
          username={data.new_username}
          onDone={onDone}
          onRefused={() => void query.refetch()}
        />
      )}
    </MailedLink>
  );
}

function NextSteps() {
  const { t } = useTranslation();
  const user = useSession((session) => session.user);
  return (
    <>
      {user === null ? (
        <Button onClick={openLogin}>{t('accounts.username-link.log-in')}</Button>
      ) : (
        <ButtonLink to={`${homePath(user.scope)}/account/username`}>
          {t('accounts.username-link.go-settings')}
        </ButtonLink>
      )}
      <ButtonLink to="/" variant="outline">
        {t('accounts.username-link.go-home')}
      </ButtonLink>
    </>
  );
}

type ConfirmationProps = { link: MailedLinkParts; username: string; onDone: OnDone; onRefused: () => void };

function Confirmation({ link, username, onDone, onRefused }: ConfirmationProps) {
  const { t } = useTranslation();
  const say = useSay();
  const confirmation = useMutation({
    mutationFn: () => call(confirmUsername, link, { quiet: true }),
    onSuccess: async ({ notification }) => {
      onDone(notification);
      // Every session of the account has just ended, perhaps this browser's own.
      await recheckSession();
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || error.reply?.errors !== undefined) return;
      if (isLinkRefused(error.status)) onRefused();
      else tellProblem(error);
    },
  });
  // Somebody else may have taken the address since the link was sent.
  const reasons =
    confirmation.error instanceof ApiError ? Object.values(confirmation.error.reply?.errors ?? {}) : [];
  return (
    <Card
      actions={
        <Button loading={confirmation.isPending} onClick={() => confirmation.mutate()}>
          {t('accounts.username-link.confirm')}
        </Button>
      }
    >
      <p className={styles.username}>
        {t('accounts.username-link.text')} <strong>{username}</strong>
      </p>
      {reasons.map((reason) => (
        <Banner key={reason.i18n} tone="error" live>
          {say(reason)}
        </Banner>
      ))}
    </Card>
  );
}

function Done({ notification }: { notification: Notification }) {
  const { t } = useTranslation();
  const say = useSay();
  const user = useSession((session) => session.user);
  const nextStep =
    user === null ? (
      <Button onClick={openLogin}>{t('accounts.username-link.log-in')}</Button>
    ) : (
      <ButtonLink to={homePath(user.scope)}>{t('accounts.username-link.go-home')}</ButtonLink>
    );
  return (
    <Banner tone="success" live title={t('accounts.username-link.done-title')} actions={nextStep}>
      {say(notification)}
    </Banner>
  );
}
