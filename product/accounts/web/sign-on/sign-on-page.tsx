import { LogIn, RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageConfig } from '#platform/web/page.ts';
import { useSay } from '#platform/web/say.ts';
import { ButtonLink } from '#ui/parts/button.tsx';
import {
  arrivalWith,
  isWorthAnotherTry,
  PROVIDER_NAMES,
  type SignOnProvider,
} from '../../rules/sign-in/sign-on.ts';
import { queryParameter } from '../session/navigation.ts';
import { comeInThrough, outsideFor, type TurnedAway } from './come-in.ts';
import { Door, Waiting } from './door.tsx';
import styles from './sign-on.module.css';

export function CleverPage() {
  return <SignOnPage provider="clever" />;
}

export function ClassLinkPage() {
  return <SignOnPage provider="classlink" />;
}

/** Where a provider sends a child back to. */
function SignOnPage({ provider }: { provider: SignOnProvider }) {
  const [arrival] = useState(() => arrivalWith(queryParameter));
  const [answer] = useState(() => location.search.slice(1));
  // The server has sent on already who comes without an answer.
  const [outside, setOutside] = useState<TurnedAway | null>(() =>
    arrival.kind === 'restart' ? outsideFor('failed', provider) : null,
  );
  useEffect(() => {
    // Used once, and nobody else's business: neither the address nor the history keeps it.
    history.replaceState(history.state, '', location.pathname);
    if (arrival.kind !== 'restart') void comeInThrough(provider, arrival, answer).then(setOutside);
  }, [arrival, answer, provider]);
  return outside === null ? <Waiting /> : <StayedOutside provider={provider} outside={outside} />;
}

function StayedOutside({ provider, outside }: { provider: SignOnProvider; outside: TurnedAway }) {
  const { t } = useTranslation();
  const say = useSay();
  const name = PROVIDER_NAMES[provider];
  const { fault, text } = outside;
  const isTriable = isWorthAnotherTry(fault);
  return (
    <Door title={t(`accounts-sign-on.fault.${fault}.title`, { provider: name })} text={say(text)}>
      <div className={styles.ways}>
        {isTriable && (
          <ButtonLink href={`/${provider}/login`} size="lg" wide icon={<RotateCw />}>
            {t('accounts-sign-on.again', { provider: name })}
          </ButtonLink>
        )}
        <ButtonLink to="/" size="lg" wide variant={isTriable ? 'light' : 'filled'} icon={<LogIn />}>
          {t('accounts-sign-on.other-way')}
        </ButtonLink>
      </div>
      {fault === 'not-tied' && (
        <p className={styles.note}>{t('accounts-sign-on.for-staff', { provider: name })}</p>
      )}
      {(fault === 'not-linked' || fault === 'not-tied') && (
        <p className={styles.note}>
          {t('accounts-sign-on.grown-up')}{' '}
          <a href={pageConfig().dashboardUrl}>{t('accounts-sign-on.grown-up-link')}</a>
        </p>
      )}
    </Door>
  );
}
