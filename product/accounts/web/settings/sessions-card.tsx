import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { LogOut, Monitor, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/api.ts';
import { action, openAction } from '#ui/actions/action.ts';
import { shownMoment } from '#ui/formats/dates.ts';
import { Badge } from '#ui/parts/badge.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { Loaded } from '#ui/parts/loaded.tsx';
import { endOtherSessions, endOwnSession, type OwnSession, ownSessions } from '../../sessions-contract.ts';
import { useUser } from '../session/session.ts';
import styles from './sessions-card.module.css';

const HAND_HELD = ['Android', 'iOS'];

/** The own browsers, and the way to sign out those that are not. */
export function SessionsCard() {
  const { t } = useTranslation();
  const { id } = useUser();
  const query = useQuery({
    queryKey: ['own-sessions', id],
    queryFn: ({ signal }) => call(ownSessions, {}, { signal, quiet: true }),
  });
  return (
    <Card title={t('accounts-sign-in.sessions.title')}>
      <p className={styles.intro}>{t('accounts-sign-in.sessions.intro')}</p>
      <Loaded query={query} failed={t('accounts-sign-in.sessions.failed')}>
        {({ data }) => <Sessions sessions={data} />}
      </Loaded>
    </Card>
  );
}

function Sessions({ sessions }: { sessions: readonly OwnSession[] }) {
  const { t } = useTranslation();
  const open = useEnding();
  return (
    <>
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <li key={session.id}>
            <Session session={session} onEnd={() => open.one(session)} />
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Button variant="outline" icon={<LogOut />} onClick={open.others}>
          {t('accounts-sign-in.sessions.end-others')}
        </Button>
      ) : (
        <p className={styles.line}>{t('accounts-sign-in.sessions.alone')}</p>
      )}
    </>
  );
}

function Session({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const { t, i18n } = useTranslation();
  const name = nameOf(t, session);
  const when = (moment: string): string => shownMoment(moment, i18n.language);
  const Icon = HAND_HELD.includes(session.system ?? '') ? Smartphone : Monitor;
  return (
    <div className={styles.session}>
      <Icon aria-hidden="true" className={styles.icon} />
      <div className={styles.facts}>
        <p className={styles.name}>
          {name} {session.current && <Badge tone="success">{t('accounts-sign-in.sessions.current')}</Badge>}
        </p>
        <p className={styles.line}>
          {t('accounts-sign-in.sessions.signed-in', {
            when: when(session.signed_in_at),
            door: t(`accounts-sign-in.sessions.doors.${session.signed_in_by}`),
          })}
        </p>
        <p className={styles.line}>
          {t('accounts-sign-in.sessions.active', { when: when(session.active_at) })}
        </p>
        {session.network !== null && (
          <p className={styles.line}>
            {t('accounts-sign-in.sessions.network', { network: session.network })}
          </p>
        )}
      </div>
      {!session.current && (
        <Button
          size="sm"
          variant="outline"
          className={styles.end}
          aria-label={t('accounts-sign-in.sessions.end-one-of', { name })}
          onClick={onEnd}
        >
          {t('accounts-sign-in.sessions.end-one')}
        </Button>
      )}
    </div>
  );
}

function nameOf(t: TFunction, { browser, system }: OwnSession): string {
  return t('accounts-sign-in.sessions.name', {
    browser: browser ?? t('accounts-sign-in.sessions.other-browser'),
    system: system ?? t('accounts-sign-in.sessions.other-system'),
  });
}

function useEnding(): { one: (session: OwnSession) => void; others: () => void } {
  const { t, i18n } = useTranslation();
  const queries = useQueryClient();
  const onDone = (): void => void queries.invalidateQueries({ queryKey: ['own-sessions'] });
  return {
    one: (session) =>
      openAction(
        action({
          name: 'end-own-session',
          endpoint: endOwnSession,
          title: 'accounts-sign-in.sessions.end-one-title',
          text: 'accounts-sign-in.sessions.end-one-text',
          submit: 'accounts-sign-in.sessions.end-one',
          danger: true,
          onDone,
        }),
        {
          values: { id: session.id },
          facts: { name: nameOf(t, session), when: shownMoment(session.signed_in_at, i18n.language) },
        },
      ),
    others: () =>
      openAction(
        action({
          name: 'end-other-sessions',
          endpoint: endOtherSessions,
          title: 'accounts-sign-in.sessions.end-others-title',
          text: 'accounts-sign-in.sessions.end-others-text',
          submit: 'accounts-sign-in.sessions.end-others',
          danger: true,
          onDone,
        }),
      ),
  };
}
