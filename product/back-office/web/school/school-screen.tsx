import { Link } from '@tanstack/react-router';
import { School } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RowOf } from '#platform/contract/table.ts';
import { listed } from '#platform/contract/texts/lists.ts';
import { call } from '#platform/web/api.ts';
import { useFirstReply } from '#platform/web/tables/first-page.ts';
import { educatorsTable } from '#product/accounts/people-contract.ts';
import { AccountStatusBadge } from '#product/accounts/web/people/account-status.tsx';
import { PersonLink } from '#product/accounts/web/people/page-links.tsx';
import { StaffCounts } from '#product/consents/web/staff-counts.tsx';
import { groupLicensesEntry, StaffLicensesDialog } from '#product/licensing/web/staff-licenses-dialog.tsx';
import { staffUploadsTable } from '#product/rosters/uploads/contract.ts';
import { uploadEntries } from '#product/rosters/uploads/web/uploads-tab.tsx';
import { schoolMenu } from '#product/schools/web/tabs.tsx';
import { localDay, shownDate } from '#ui/formats/dates.ts';
import { useNumbers } from '#ui/formats/numbers.ts';
import { ActionMenu } from '#ui/layers/menu.tsx';
import { Page } from '#ui/navigation/page.tsx';
import { Badge } from '#ui/parts/badge.tsx';
import { Card } from '#ui/parts/card.tsx';
import { LoadedPart } from '#ui/parts/loaded.tsx';
import { readSchool, type SchoolPage, schoolTimeline } from '../../pages-contract.ts';
import { personPath } from '../../rules/found-paths.ts';
import { Decisions } from '../parts/decisions.tsx';
import { Crumbs, Facts, Pairs } from '../parts/frame.tsx';
import { NotesCard } from '../parts/notes-card.tsx';
import { OnePage } from '../parts/one-page.tsx';
import { OrdersCard } from '../parts/orders-card.tsx';
import styles from '../parts/pages.module.css';
import { PoolsCard } from '../parts/pools-card.tsx';
import { Rows } from '../parts/rows.tsx';
import { TimelineCard } from '../parts/timeline-card.tsx';
import { FeaturesCard } from './features-card.tsx';

const SHOWN = 8;

/** Everything staff need to know and do about one school. */
export function SchoolScreen() {
  const { t } = useTranslation();
  return (
    <OnePage
      name="staff-school"
      title={t('back-office-pages.school')}
      read={(id, signal) => call(readSchool, { id }, { signal, quiet: true })}
    >
      {(page) => <Shown page={page} />}
    </OnePage>
  );
}

function Shown({ page }: { page: SchoolPage }) {
  const { t } = useTranslation();
  const at = { school_id: String(page.id) };
  const entries = schoolMenu(t, page, uploadEntries);
  const [group] = page.groups.filter(({ kind }) => kind === 'school');
  const [licenses] = group === undefined ? [] : groupLicensesEntry(t, group);
  return (
    <Page
      title={page.name}
      lead={<Lead page={page} />}
      picture={
        <span className={styles.initials} aria-hidden="true">
          <School />
        </span>
      }
      above={
        <Crumbs
          back={{ to: '/uber/schools', search: { tab: 'schools' }, label: t('schools.tabs.schools') }}
          name={page.name}
        />
      }
      actions={
        <ActionMenu label={t('back-office-pages.actions-for', { name: page.name })} entries={entries} />
      }
      width="wide"
    >
      <Decisions
        decisions={page.decisions}
        entries={entries}
        waiting={{ to: '/uber/schools', search: { tab: 'educators', status: 'not-verified', ...at } }}
      />
      <SchoolFacts page={page} />
      <div className={styles.columns}>
        <div>
          <TimelineCard endpoint={schoolTimeline} id={page.id} kinds={['account', 'licenses', 'money']} />
          <PeopleCard id={page.id} total={page.facts.educators} />
          <div id="orders" className={styles.part}>
            <OrdersCard of={at} decisions={page.decisions} />
          </div>
          <UploadsCard id={page.id} />
        </div>
        <aside>
          <NotesCard about="school" id={page.id} name={page.name} notes={page.notes} />
          <PoolsCard pools={page.pools} manage={licenses} />
          <PlaceCard page={page} />
          <FeaturesCard id={page.id} name={page.name} />
          <StaffCounts id={page.id} />
        </aside>
      </div>
      <StaffLicensesDialog />
    </Page>
  );
}

function Lead({ page }: { page: SchoolPage }) {
  const { t } = useTranslation();
  return (
    <span className={styles.lead}>
      {!page.check_ins && <Badge>{t('back-office-pages.place.no-check-ins')}</Badge>}
      {page.district !== null && (
        <Link to="/uber/schools" search={{ tab: 'schools', district_id: String(page.district.id) }}>
          {page.district.name}
        </Link>
      )}
      <span>{page.state}</span>
    </span>
  );
}

function SchoolFacts({ page: { facts } }: { page: SchoolPage }) {
  const { t } = useTranslation();
  const number = useNumbers();
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
          value: t('back-office-pages.facts.hours', { count: Math.round(facts.seconds / 3600) }),
          label: t('back-office-pages.facts.of-play'),
        },
        {
          id: 'site',
          value: t('back-office-pages.facts.of', { used: facts.site_used, total: facts.site_total }),
          label: t('back-office-pages.facts.site-used'),
        },
        {
          id: 'individual',
          value: t('back-office-pages.facts.of', {
            used: facts.individual_used,
            total: facts.individual_total,
          }),
          label: t('back-office-pages.facts.individual-used'),
        },
        {
          id: 'educators',
          value: number(facts.educators),
          label: t('back-office-pages.facts.educators', {
            count: facts.educators,
            teachers: facts.teachers,
          }),
        },
      ]}
    />
  );
}

function PeopleCard({ id, total }: { id: number; total: number }) {
  const { t } = useTranslation();
  const at = { school_id: String(id) };
  const query = useFirstReply(educatorsTable, at);
  return (
    <Card
      title={t('back-office-pages.people.title')}
      aside={
        <Link to="/uber/schools" search={{ tab: 'educators', ...at }}>
          {t('back-office-pages.people.all', { count: total })}
        </Link>
      }
    >
      <LoadedPart query={query} failed={t('back-office-pages.people.failed')}>
        {({ data: people }) =>
          people.length === 0 ? (
            <p className={styles.quiet}>{t('back-office-pages.people.none')}</p>
          ) : (
            <Rows
              label={t('back-office-pages.people.title')}
              rows={people.slice(0, SHOWN)}
              keyOf={(row) => String(row.id)}
              nameOf={({ name }) => name ?? ''}
              columns={[
                {
                  id: 'name',
                  label: t('accounts-people.columns.name'),
                  cell: (row) => <PersonLink {...row} />,
                },
                {
                  id: 'role',
                  label: t('accounts-people.columns.role'),
                  cell: ({ role }) => (role === null ? '–' : t(`accounts-people.roles.${role}`)),
                },
                {
                  id: 'status',
                  label: t('accounts-people.columns.status'),
                  cell: ({ status }) => <AccountStatusBadge status={status} />,
                },
                {
                  id: 'children',
                  label: t('accounts-people.columns.students-count'),
                  isNumber: true,
                  cell: ({ students_count: count }) => count ?? 0,
                },
              ]}
            />
          )
        }
      </LoadedPart>
    </Card>
  );
}

function UploadsCard({ id }: { id: number }) {
  const { t } = useTranslation();
  const query = useFirstReply(staffUploadsTable, { school_id: String(id) });
  return (
    <LoadedPart query={query} failed={t('back-office-pages.uploads.failed')}>
      {({ data }) => data.length > 0 && <Uploads uploads={data} />}
    </LoadedPart>
  );
}

function Uploads({ uploads }: { uploads: readonly RowOf<typeof staffUploadsTable>[] }) {
  const { t } = useTranslation();
  return (
    <Card title={t('back-office-pages.uploads.title')}>
      <Rows
        label={t('back-office-pages.uploads.title')}
        rows={uploads.slice(0, SHOWN)}
        keyOf={(row) => String(row.id)}
        nameOf={({ file_name: name }) => name ?? ''}
        columns={[
          {
            id: 'file',
            label: t('rosters-uploads.columns.file-name'),
            cell: (row) => <Link to={`/uber/schools/uploads/${row.id}`}>{row.file_name}</Link>,
          },
          {
            id: 'status',
            label: t('rosters-uploads.columns.status'),
            cell: ({ status }) => (status === null ? '–' : t(`rosters-uploads.statuses.${status}`)),
          },
          {
            id: 'day',
            label: t('rosters-uploads.columns.created-at'),
            cell: ({ created_at: at }) => shownDate(localDay(at ?? '')),
          },
          {
            id: 'failed',
            label: t('rosters-uploads.columns.failed'),
            isNumber: true,
            cell: ({ failed }) => failed ?? 0,
          },
        ]}
      />
    </Card>
  );
}

function PlaceCard({ page }: { page: SchoolPage }) {
  const { t, i18n } = useTranslation();
  return (
    <Card title={t('back-office-pages.place.title')}>
      <Pairs
        pairs={[
          { id: 'prefix', label: t('schools.columns.prefix'), value: page.prefix === '' ? '–' : page.prefix },
          { id: 'zone', label: t('schools.columns.time-zone'), value: page.time_zone.replace('_', ' ') },
          {
            id: 'sign-on',
            label: t('back-office-pages.account.sign-on'),
            value:
              page.sign_on.length === 0
                ? t('back-office-pages.account.password')
                : listed(
                    page.sign_on.map((one) => t(`back-office-pages.providers.${one}`)),
                    i18n.language,
                  ),
          },
          {
            id: 'since',
            label: t('back-office-pages.account.created'),
            value: shownDate(localDay(page.created_at)),
          },
          ...page.groups.map(({ id, name, owner }) => ({
            id: `group-${id}`,
            label: name,
            value: owner === null ? '–' : <Link to={personPath(owner.id)}>{owner.name}</Link>,
          })),
        ]}
      />
    </Card>
  );
}
