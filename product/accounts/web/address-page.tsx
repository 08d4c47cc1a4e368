import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { ApiError, call } from '#platform/web/api.ts';
import { homePath } from '#product/access/rules/scopes.ts';
import { Page } from '#ui/navigation/page.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button, ButtonLink } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { findAddressLink, proveAddress } from '../contract.ts';
import { isLinkRefused, type MailedLinkParts } from '../rules/sign-in/mailed-links.ts';
import styles from './account-page.module.css';
import { MailedLink } from './passwords/mailed-link.tsx';
import { SetPassword } from './passwords/set-password-form.tsx';
import { useMailedLink } from './passwords/use-mailed-link.ts';
import { tellProblem } from './session/api-problems.ts';
import { openLogin } from './session/open-dialogs.ts';
import { refreshProfile, useSession } from './session/session.ts';

type Proven = OutputOf<typeof proveAddress>['data'];

/** Proves an address by a press: opening the page, as mail scanners do, proves nothing. */
export function AddressPage() {
  const { t } = useTranslation();
  const [proven, setProven] = useState<Proven | null>(null);
  return (
    <Page title={t(proven === null ? 'accounts.address.title' : 'accounts.address.thanks')} width="narrow">
      {proven === null ? (
        <AddressLink onProven={setProven} />
      ) : (
        <Thanks passwordLink={proven.password_link} />
      )}
    </Page>
  );
}

function AddressLink({ onProven }: { onProven: (proven: Proven) => void }) {
  const { t } = useTranslation();
  const { link, query } = useMailedLink('address', ({ id, code, signal }) =>
    call(findAddressLink, { id, code }, { signal, quiet: true }),
  );
  return (
    <MailedLink
      query={query}
      loading={t('accounts.address.loading')}
      invalid={{
        title: t('accounts.address.invalid-title'),
        message: { i18n: 'notification.on-page.address-link-invalid' },
        actions: <WayOn />,
      }}
    >
      {({ data }) =>
        data.proven ? (
          <Thanks passwordLink={null} />
        ) : (
          <Question
            link={link}
            email={data.email}
            onProven={onProven}
            onRefused={() => void query.refetch()}
          />
        )
      }
    </MailedLink>
  );
}

type QuestionProps = {
  link: MailedLinkParts;
  email: string;
  onProven: (proven: Proven) => void;
  onRefused: () => void;
};

function Question({ link, email, onProven, onRefused }: QuestionProps) {
  const { t } = useTranslation();
  const isSignedIn = useSession((session) => session.user !== null);
  const proof = useMutation({
    mutationFn: () => call(proveAddress, link, { quiet: true }),
    onSuccess: async ({ data }) => {
      onProven(data);
      // The home page no longer asks for it; should this fail, the next page load brings it.
      if (isSignedIn) await refreshProfile().catch(() => undefined);
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return;
      if (isLinkRefused(error.status)) onRefused();
      else tellProblem(error);
    },
  });
  return (
    <Card
      actions={
        <Button loading={proof.isPending} onClick={() => proof.mutate()}>
          {t('accounts.address.confirm')}
        </Button>
      }
    >
      <p className={styles.username}>
        {t('accounts.address.text')} <strong>{email}</strong>
      </p>
      <p className={styles.hint}>{t('accounts.address.only-you')}</p>
    </Card>
  );
}

function Thanks({ passwordLink }: { passwordLink: MailedLinkParts | null }) {
  const { t } = useTranslation();
  if (passwordLink === null) {
    return (
      <Banner tone="success" live title={t('accounts.address.done-title')} actions={<WayOn />}>
        {t('accounts.address.done-text')}
      </Banner>
    );
  }
  return (
    <div className={styles.stack}>
      <Banner tone="success" live title={t('accounts.address.done-title')}>
        {t('accounts.address.choose-password')}
      </Banner>
      <SetPassword link={passwordLink} frame={(form) => <Card>{form}</Card>} instead={<WayOn />} />
    </div>
  );
}

function WayOn() {
  const { t } = useTranslation();
  const user = useSession((session) => session.user);
  return user === null ? (
    <Button onClick={openLogin}>{t('accounts.address.log-in')}</Button>
  ) : (
    <ButtonLink to={homePath(user.scope)}>{t('accounts.address.go-home')}</ButtonLink>
  );
}
