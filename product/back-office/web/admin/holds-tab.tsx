import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { RowOf } from '#platform/contract/table.ts';
import { PersonLink } from '#product/accounts/web/people/page-links.tsx';
import { TablePage } from '#ui/table/table-page.tsx';
import { holdsTable } from '../../holds-contract.ts';
import { schoolPath } from '../../rules/found-paths.ts';
import { placeOf } from '../../rules/holds.ts';

const { name } = holdsTable;
type Hold = RowOf<typeof holdsTable>;

/** For `TableTabs`: what waits for a person. */
export function holdsTab(t: TFunction) {
  return {
    id: name,
    label: t('back-office-admin.holds.tab'),
    content: <Holds />,
    stateKey: name,
    list: { table: holdsTable },
  };
}

function Holds() {
  const { t } = useTranslation();
  return (
    <TablePage
      table={holdsTable}
      lead={t('back-office-admin.holds.lead')}
      cells={{
        what: (row) => <What row={row} />,
        whose: ({ whose, account_id: account, school_id: school }) => {
          if (account !== null) return <PersonLink id={account} name={whose} />;
          return school === null ? whose : <Link to={schoolPath(school)}>{whose}</Link>;
        },
      }}
      describeRow={({ what }) => what ?? ''}
      empty={{
        title: t('back-office-admin.holds.empty-title'),
        text: t('back-office-admin.holds.empty-text'),
      }}
    />
  );
}

function What({ row: { kind, what, target } }: { row: Hold }) {
  if (kind === null || target === null) return what;
  const { to, search } = placeOf(kind, target);
  return (
    <Link to={to} {...(search === undefined ? {} : { search })}>
      {what}
    </Link>
  );
}
