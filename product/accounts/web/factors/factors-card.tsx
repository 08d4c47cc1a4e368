import { useQuery, useQueryClient } from '@tanstack/react-query';
import { KeyRound, RefreshCw, Smartphone } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/api.ts';
import { action, openAction } from '#ui/actions/action.ts';
import { shownDate, shownMoment } from '#ui/formats/dates.ts';
import { afterModal, onceClosed, openModal } from '#ui/layers/modals.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { Loaded } from '#ui/parts/loaded.tsx';
import {
  makeRecoveryCodes,
  namePasskey,
  type OwnFactors,
  ownFactors,
  removeApp,
  removePasskey,
} from '../../factors-contract.ts';
import { useUser } from '../session/session.ts';
import styles from './factors.module.css';
import { NEW_APP_MODAL, NewAppDialog } from './new-app-dialog.tsx';
import { NEW_PASSKEY_MODAL, NewPasskeyDialog } from './new-passkey-dialog.tsx';
import { canUsePasskeys } from './passkey-support.ts';
import { RECOVERY_CODES_MODAL, RecoveryCodesDialog } from './recovery-codes-dialog.tsx';

type FactorsCardProps = {
  /** Something was set up, and its recovery codes, where there are any, were seen. */
  onSetUp?: () => void;
};

/** What somebody signs in with besides the password: each can be set up, named and taken away. */
export function FactorsCard({ onSetUp }: FactorsCardProps) {
  const { t } = useTranslation();
  const { id } = useUser();
  const queries = useQueryClient();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const query = useQuery({
    queryKey: ['own-factors', id],
    queryFn: ({ signal }) => call(ownFactors, {}, { signal, quiet: true }),
  });
  const refresh = (): void => void queries.invalidateQueries({ queryKey: ['own-factors'] });
  const showCodes = (made: readonly string[]): void => {
    setCodes(made);
    openModal(RECOVERY_CODES_MODAL);
    onceClosed(RECOVERY_CODES_MODAL, () => setCodes([]));
  };
  const afterSetUp = (made: readonly string[] | null): void => {
    refresh();
    if (made === null) {
      onSetUp?.();
      return;
    }
    showCodes(made);
    onceClosed(RECOVERY_CODES_MODAL, () => onSetUp?.());
  };
  return (
    <Card title={t('accounts-factors.title')}>
      <p className={styles.intro}>{t('accounts-factors.intro')}</p>
      <Loaded query={query} failed={t('accounts-factors.failed')}>
        {({ data }) => <Factors factors={data} onChanged={refresh} onCodes={showCodes} />}
      </Loaded>
      <NewPasskeyDialog onMade={afterSetUp} />
      <NewAppDialog onMade={afterSetUp} />
      <RecoveryCodesDialog codes={codes} />
    </Card>
  );
}

type FactorsProps = {
  factors: OwnFactors;
  onChanged: () => void;
  onCodes: (codes: readonly string[]) => void;
};

function Factors({ factors, onChanged, onCodes }: FactorsProps) {
  const { t, i18n } = useTranslation();
  const { passkeys, app_since: app, required, required_from: from } = factors;
  const hasFactor = passkeys.length > 0 || app !== null;
  return (
    <>
      {required && <Banner title={t('accounts-factors.required')} />}
      {from !== null && !hasFactor && (
        <Banner
          tone="warning"
          title={t('accounts-factors.required-from', { day: shownDate(from, i18n.language) })}
        />
      )}
      <Passkeys passkeys={passkeys} onChanged={onChanged} />
      <App since={app} onChanged={onChanged} />
      {hasFactor && (
        <RecoveryCodes left={factors.recovery_codes_left} onChanged={onChanged} onCodes={onCodes} />
      )}
    </>
  );
}

function Part({ title, intro, children }: { title: string; intro: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <p className={styles.line}>{intro}</p>
      {children}
    </section>
  );
}

type Passkey = OwnFactors['passkeys'][number];

function Passkeys({ passkeys, onChanged }: { passkeys: readonly Passkey[]; onChanged: () => void }) {
  const { t } = useTranslation();
  return (
    <Part title={t('accounts-factors.passkeys.title')} intro={t('accounts-factors.passkeys.intro')}>
      {passkeys.length === 0 ? (
        <p>{t('accounts-factors.passkeys.none')}</p>
      ) : (
        <ul className={styles.list}>
          {passkeys.map((passkey) => (
            <PasskeyEntry key={passkey.id} passkey={passkey} onChanged={onChanged} />
          ))}
        </ul>
      )}
      {canUsePasskeys() ? (
        <Button variant="outline" icon={<KeyRound />} onClick={() => openModal(NEW_PASSKEY_MODAL)}>
          {t('accounts-factors.passkeys.add')}
        </Button>
      ) : (
        <p className={styles.note}>{t('accounts-factors.passkeys.unsupported')}</p>
      )}
    </Part>
  );
}

function PasskeyEntry({ passkey, onChanged }: { passkey: Passkey; onChanged: () => void }) {
  const { t, i18n } = useTranslation();
  const { id, name, created_at: created, used_at: used } = passkey;
  const when = (moment: string): string => shownMoment(moment, i18n.language);
  const given = { values: { id, name }, facts: { name } };
  const rename = action({
    name: 'rename-passkey',
    endpoint: namePasskey,
    title: 'accounts-factors.passkeys.rename-title',
    submit: 'accounts-factors.passkeys.rename-submit',
    fields: [{ name: 'name', kind: 'text', label: 'accounts-factors.new-passkey.name' }],
    onDone: onChanged,
  });
  const remove = action({
    name: 'remove-passkey',
    endpoint: removePasskey,
    title: 'accounts-factors.passkeys.remove-title',
    text: 'accounts-factors.passkeys.remove-text',
    submit: 'accounts-factors.passkeys.remove',
    danger: true,
    onDone: onChanged,
  });
  return (
    <li className={styles.entry}>
      <div className={styles.facts}>
        <p className={styles.name}>{name}</p>
        <p className={styles.line}>{t('accounts-factors.passkeys.since', { when: when(created) })}</p>
        <p className={styles.line}>
          {used === null
            ? t('accounts-factors.passkeys.never-used')
            : t('accounts-factors.passkeys.used', { when: when(used) })}
        </p>
      </div>
      <div className={styles.buttons}>
        <Button
          size="sm"
          variant="outline"
          aria-label={t('accounts-factors.passkeys.rename-of', { name })}
          onClick={() => openAction(rename, given)}
        >
          {t('accounts-factors.passkeys.rename')}
        </Button>
        <Button
          size="sm"
          variant="outline"
          aria-label={t('accounts-factors.passkeys.remove-of', { name })}
          onClick={() => openAction(remove, { values: { id }, facts: { name } })}
        >
          {t('accounts-factors.passkeys.remove')}
        </Button>
      </div>
    </li>
  );
}

function App({ since, onChanged }: { since: string | null; onChanged: () => void }) {
  const { t, i18n } = useTranslation();
  const turnOff = action({
    name: 'remove-app',
    endpoint: removeApp,
    title: 'accounts-factors.app.remove-title',
    text: 'accounts-factors.app.remove-text',
    submit: 'accounts-factors.app.remove',
    danger: true,
    onDone: onChanged,
  });
  return (
    <Part title={t('accounts-factors.app.title')} intro={t('accounts-factors.app.intro')}>
      {since === null ? (
        <>
          <p>{t('accounts-factors.app.off')}</p>
          <Button variant="outline" icon={<Smartphone />} onClick={() => openModal(NEW_APP_MODAL)}>
            {t('accounts-factors.app.add')}
          </Button>
        </>
      ) : (
        <>
          <p>{t('accounts-factors.app.since', { when: shownMoment(since, i18n.language) })}</p>
          <Button variant="outline" onClick={() => openAction(turnOff)}>
            {t('accounts-factors.app.remove')}
          </Button>
        </>
      )}
    </Part>
  );
}

const MAKE_CODES = 'make-recovery-codes';

function RecoveryCodes({ left, onChanged, onCodes }: Omit<FactorsProps, 'factors'> & { left: number }) {
  const { t } = useTranslation();
  const make = action({
    name: MAKE_CODES,
    endpoint: makeRecoveryCodes,
    title: 'accounts-factors.codes.make-title',
    text: 'accounts-factors.codes.make-text',
    submit: 'accounts-factors.codes.make',
    danger: true,
    onDone: ({ data }) => {
      onChanged();
      afterModal(MAKE_CODES, () => onCodes(data.recovery_codes));
    },
  });
  return (
    <Part title={t('accounts-factors.codes.title')} intro={t('accounts-factors.codes.intro')}>
      <p>{t('accounts-factors.codes.left', { count: left })}</p>
      <Button variant="outline" icon={<RefreshCw />} onClick={() => openAction(make)}>
        {t('accounts-factors.codes.make')}
      </Button>
    </Part>
  );
}
