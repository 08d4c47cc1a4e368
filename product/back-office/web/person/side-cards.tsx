import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { listed } from '#platform/contract/texts/lists.ts';
import { localDay, shownDate } from '#ui/formats/dates.ts';
import type { MenuEntry } from '#ui/layers/menu.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import type { PersonPage } from '../../pages-contract.ts';
import { personPath, schoolPath } from '../../rules/found-paths.ts';
import { type Pair, Pairs } from '../parts/frame.tsx';
import styles from '../parts/pages.module.css';

/** Where somebody belongs, and through whom they came. */
export function BelongsCard({ page }: { page: PersonPage }) {
  const { t } = useTranslation();
  const { school, school_typed: typed, district, family, relatives, groups, invited_by: inviter } = page;
  const pairs: (Pair | false)[] = [
    district !== null && {
      id: 'district',
      label: t('back-office-pages.belongs.district'),
      value: (
        <Link to="/uber/schools" search={{ tab: 'schools', district_id: String(district.id) }}>
          {district.name}
        </Link>
      ),
    },
    school !== null && {
      id: 'school',
      label: t('back-office-pages.belongs.school'),
      value: <Link to={schoolPath(school.id)}>{school.name}</Link>,
    },
    typed !== null && {
      id: 'typed',
      label: t('back-office-pages.belongs.school'),
      value: t('accounts-people.school-typed', { school: typed }),
    },
    family !== null && { id: 'family', label: t('back-office-pages.belongs.family'), value: family.name },
    ...relatives.map(({ id, name }) => ({
      id: `relative-${id}`,
      label: t('back-office-pages.belongs.relative'),
      value: <Link to={personPath(id)}>{name}</Link>,
    })),
    ...groups.map(({ id, name, role }) => ({
      id: `group-${id}`,
      label: t(role === 'member' ? 'back-office-pages.belongs.member-of' : 'back-office-pages.belongs.runs'),
      value: (
        <Link to="/uber/schools" search={{ tab: 'groups', educator_id: String(page.id) }}>
          {name}
        </Link>
      ),
    })),
    {
      id: 'source',
      label: t('back-office-pages.belongs.came-by'),
      value: t(`accounts-people.sources.${page.source}`),
    },
    inviter !== null && {
      id: 'inviter',
      label: t('back-office-pages.belongs.invited-by'),
      value: <Link to={personPath(inviter.id)}>{inviter.name}</Link>,
    },
    page.invited > 0 && {
      id: 'invited',
      label: t('back-office-pages.belongs.invited'),
      value: t('back-office-pages.belongs.people', { count: page.invited }),
    },
  ];
  return (
    <Card title={t('back-office-pages.belongs.title')}>
      <Pairs pairs={pairs.filter((pair) => pair !== false)} />
    </Card>
  );
}

const DAYS_SHOWN = ['edit', 'resend', 'deactivate', 'rollback', 'delete'];

export function AccountCard({ page, entries }: { page: PersonPage; entries: readonly MenuEntry[] }) {
  const { t, i18n } = useTranslation();
  const day = (at: string | null): string =>
    at === null ? t('back-office-pages.never') : shownDate(localDay(at));
  const pairs: (Pair | false)[] = [
    {
      id: 'status',
      label: t('back-office-pages.account.status'),
      value:
        page.status === 'verified' && page.verified_at !== null
          ? t('back-office-pages.account.verified-since', { day: day(page.verified_at) })
          : t(`accounts-people.statuses.${page.status}`),
    },
    { id: 'created', label: t('back-office-pages.account.created'), value: day(page.created_at) },
    page.goal !== null && {
      id: 'goal',
      label: t('back-office-pages.account.goal'),
      value: t(`accounts-people.goals.${page.goal}`),
    },
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
      id: 'reached-out',
      label: t('back-office-pages.account.reached-out'),
      value: day(page.reached_out_at),
    },
  ];
  return (
    <Card title={t('back-office-pages.account.title')}>
      <Pairs pairs={pairs.filter((pair) => pair !== false)} />
      <div className={styles.buttons}>
        {entries
          .filter(({ id }) => DAYS_SHOWN.includes(id))
          .map(
            ({ id, label, onSelect }) =>
              onSelect !== undefined && (
                <Button key={id} size="sm" variant="outline" onClick={onSelect}>
                  {label}
                </Button>
              ),
          )}
      </div>
    </Card>
  );
}
