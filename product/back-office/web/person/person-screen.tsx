import { Link, useSearch } from '@tanstack/react-router';
import { Eye } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listedName, spokenName } from '#platform/contract/names.ts';
import { listed } from '#platform/contract/texts/lists.ts';
import { call } from '#platform/web/api.ts';
import { newOperationId } from '#platform/web/operation-id.ts';
import { AccountStatusBadge } from '#product/accounts/web/people/account-status.tsx';
import { addQuote } from '#product/purchasing/web/staff/staff-quote-actions.ts';
import { initials } from '#product/site/rules/shell/initials.ts';
import { openAction } from '#ui/actions/action.ts';
import { useNumbers } from '#ui/formats/numbers.ts';
import { ActionMenu, type MenuEntry } from '#ui/layers/menu.tsx';
import { Page } from '#ui/navigation/page.tsx';
import { Badge } from '#ui/parts/badge.tsx';
import { Button } from '#ui/parts/button.tsx';
import { type PersonPage, personTimeline, readPerson } from '../../pages-contract.ts';
import { schoolPath } from '../../rules/found-paths.ts';
import { Decisions } from '../parts/decisions.tsx';
import { Crumbs, Facts } from '../parts/frame.tsx';
import { NotesCard } from '../parts/notes-card.tsx';
import { OnePage } from '../parts/one-page.tsx';
import { OrdersCard } from '../parts/orders-card.tsx';
import styles from '../parts/pages.module.css';
import { PoolsCard } from '../parts/pools-card.tsx';
import { TimelineCard, useMoment } from '../parts/timeline-card.tsx';
import { ChildrenCard } from './children-card.tsx';
import { AccountCard, BelongsCard } from './side-cards.tsx';
import { usePersonMenu } from './use-person-menu.tsx';

/** Everything staff need to know and do about one educator or parent. */
export function PersonScreen() {
  const { t } = useTranslation();
  return (
    <OnePage
      name="staff-person"
      title={t('back-office-pages.person')}
      read={(id, signal) => call(readPerson, { id }, { signal, quiet: true })}
    >
      {(page) => <Shown page={page} />}
    </OnePage>
  );
}

function Shown({ page }: { page: PersonPage }) {
  const { t } = useTranslation();
  const search: Record<string, unknown> = useSearch({ strict: false });
  const child = Number(search['child']);
  const { entries, dialogs } = usePersonMenu(page);
  const name = spokenName(page);
  const isParent = page.scope === 'parent';
  const quote = () =>
    openAction(addQuote, {
      values: { kind: 'primary', account_id: page.id, operation_id: newOperationId() },
    });
  return (
    <Page
      title={name}
      lead={<Lead page={page} />}
      picture={
        <span className={styles.initials} aria-hidden="true">
          {initials(page.first_name, page.last_name)}
        </span>
      }
      above={
        <Crumbs
          back={
            isParent
              ? { to: '/uber/families', label: t('site-dashboard.sidebar.families') }
              : {
                  to: '/uber/schools',
                  search: { tab: 'educators' },
                  label: t('accounts-people.tabs.educators'),
                }
          }
          name={listedName(page)}
        />
      }
      actions={<Actions page={page} entries={entries} />}
      width="wide"
    >
      <Decisions decisions={page.decisions} entries={entries} />
      <PersonFacts page={page} />
      <div className={styles.columns}>
        <div>
          <TimelineCard endpoint={personTimeline} id={page.id} />
          <div id="orders" className={styles.part}>
            <OrdersCard
              of={{ educator_id: String(page.id) }}
              decisions={page.decisions}
              addQuote={isParent ? undefined : quote}
            />
          </div>
          <ChildrenCard page={page} asked={Number.isInteger(child) && child > 0 ? child : null} />
        </div>
        <aside>
          <NotesCard about="person" id={page.id} name={name} notes={page.notes} />
          <PoolsCard
            pools={page.pools}
            trialEndsOn={page.free_trial_ends_on}
            manage={entries.find((entry) => entry.id === 'licenses')}
          />
          <BelongsCard page={page} />
          <AccountCard page={page} entries={entries} />
        </aside>
      </div>
      {dialogs}
    </Page>
  );
}

function Lead({ page }: { page: PersonPage }) {
  const { t, i18n } = useTranslation();
  const role = t(`accounts-people.roles.${page.role ?? 'parent'}`);
  const runs = [
    ...(page.is_group_admin ? [t('back-office-pages.group-admin')] : []),
    ...(page.is_team_admin ? [t('back-office-pages.team-admin')] : []),
  ];
  return (
    <span className={styles.lead}>
      <AccountStatusBadge status={page.status} />
      {page.high_priority && <Badge tone="warning">{t('back-office-pages.high-priority')}</Badge>}
      <span>{page.username}</span>
      <span>{listed([role, ...runs], i18n.language)}</span>
      {page.school !== null && <Link to={schoolPath(page.school.id)}>{page.school.name}</Link>}
    </span>
  );
}

function Actions({ page, entries }: { page: PersonPage; entries: readonly MenuEntry[] }) {
  const { t } = useTranslation();
  const reach = entries.find(({ id }) => id === 'reach-out');
  const act = entries.find(({ id }) => id === 'act-as');
  const rest = entries.filter((entry) => entry !== reach && entry !== act);
  return (
    <>
      {reach?.onSelect !== undefined && (
        <Button variant="light" icon={reach.icon} onClick={reach.onSelect}>
          {reach.label}
        </Button>
      )}
      {act?.onSelect !== undefined && (
        <Button icon={<Eye />} onClick={act.onSelect}>
          {t('back-office-pages.act-as', { name: page.first_name })}
        </Button>
      )}
      {rest.length > 0 && (
        <ActionMenu label={t('back-office-pages.actions-for', { name: spokenName(page) })} entries={rest} />
      )}
    </>
  );
}

const NEVER = '1970-01-01T00:00:00Z';

function PersonFacts({ page: { facts } }: { page: PersonPage }) {
  const { t } = useTranslation();
  const number = useNumbers();
  const seen = useMoment(facts.last_seen_at ?? NEVER);
  // Half an hour is not nothing.
  const playTime = (seconds: number): string =>
    seconds > 0 && seconds < 5400
      ? t('back-office-pages.facts.minutes', { count: Math.max(1, Math.round(seconds / 60)) })
      : t('back-office-pages.facts.hours', { count: Math.round(seconds / 3600) });
  return (
    <Facts
      facts={[
        {
          id: 'children',
          value: number(facts.children),
          label: t('back-office-pages.facts.children', { count: facts.can_play }),
        },
        { id: 'played', value: number(facts.played), label: t('back-office-pages.facts.played') },
        {
          id: 'hours',
          value: playTime(facts.seconds),
          label: t('back-office-pages.facts.of-play'),
        },
        {
          id: 'licenses',
          value: t('back-office-pages.facts.of', { used: facts.own_used, total: facts.own_total }),
          label: t('back-office-pages.facts.own-used'),
        },
        {
          id: 'seen',
          value: facts.last_seen_at === null ? t('back-office-pages.never') : seen,
          label: t('back-office-pages.facts.last-seen'),
        },
      ]}
    />
  );
}
