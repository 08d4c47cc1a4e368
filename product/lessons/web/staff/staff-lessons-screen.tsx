import { Link } from '@tanstack/react-router';
import { CalendarDays, Undo2, UserCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RowOf } from '#platform/contract/table.ts';
import { openAction } from '#ui/actions/action.ts';
import { localDay, shownDate } from '#ui/formats/dates.ts';
import type { MenuEntry } from '#ui/layers/menu.tsx';
import { Page } from '#ui/navigation/page.tsx';
import { TablePage } from '#ui/table/table-page.tsx';
import type { Reader } from '../../rules/unread.ts';
import { staffLessonsTable } from '../../tables-contract.ts';
import { useNamesOf } from '../shared/words.ts';
import { featureAction, readAction, unreadAction } from './actions.ts';

type StaffRow = RowOf<typeof staffLessonsTable>;

/** What is used, what is featured from when, and who has read what. */
export function StaffLessonsScreen() {
  const { t } = useTranslation();
  const namesOf = useNamesOf();
  const seen = (name: string | null, at: string | null): string =>
    name === null || at === null
      ? t('lessons.staff.not-yet')
      : t('lessons.staff.read-on', { name, day: shownDate(localDay(at)) });
  const review = (row: StaffRow, reader: Reader, isRead: boolean): MenuEntry => {
    const facts = { title: row.title ?? '', reader: t(`lessons.readers.${reader}`) };
    return isRead
      ? {
          id: `unread-${reader}`,
          label: t('lessons.staff.unread', facts),
          icon: <Undo2 />,
          onSelect: () =>
            openAction(unreadAction, { values: { id: row.id, reader, on: false, read_by: '' }, facts }),
        }
      : {
          id: `read-${reader}`,
          label: t('lessons.staff.read', facts),
          icon: <UserCheck />,
          onSelect: () => openAction(readAction, { values: { id: row.id, reader, on: true }, facts }),
        };
  };
  return (
    <Page title={t('lessons.staff.title')} lead={t('lessons.staff.lead')} width="wide">
      <TablePage
        table={staffLessonsTable}
        label={t('lessons.staff.title')}
        describeRow={({ title }) => title ?? ''}
        cells={{
          title: (row) => <Link to={`/uber/lessons/${row.code}`}>{row.title}</Link>,
          skills: (row) => namesOf('skills', row.skills).join(', '),
          challenges: (row) => namesOf('challenges', row.challenges).join(', '),
          usage: (row) => namesOf('usages', row.usage).join(', '),
          read_by_counselor: (row) =>
            row.safety ? seen(row.counselor, row.counselor_at) : t('lessons.staff.not-needed'),
          read_by_autistic_reader: (row) => seen(row.autistic_reader, row.autistic_reader_at),
        }}
        rowActions={(row) => [
          {
            id: 'feature',
            label: t('lessons.staff.feature'),
            icon: <CalendarDays />,
            onSelect: () =>
              openAction(featureAction, {
                values: { id: row.id, featured_from: row.featured_from },
                facts: { title: row.title ?? '' },
              }),
          },
          ...(row.safety ? [review(row, 'counselor', row.read_by_counselor)] : []),
          review(row, 'autistic-reader', row.read_by_autistic_reader),
        ]}
        empty={{ title: t('lessons.library.empty'), text: t('lessons.library.empty-text') }}
      />
    </Page>
  );
}
