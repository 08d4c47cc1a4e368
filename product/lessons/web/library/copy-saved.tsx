import { useTranslation } from 'react-i18next';
import { useFirstReply } from '#platform/web/tables/first-page.ts';
import { CopyButton } from '#ui/parts/copy-button.tsx';
import type { educatorLessonsTable } from '../../tables-contract.ts';
import { useTold } from '../shared/words.ts';
import type { LessonRow } from './lesson-card.tsx';

type CopySavedProps = {
  table: typeof educatorLessonsTable;
  base: string;
  /** The first page of what the reader saved, and how many there are. */
  rows: readonly LessonRow[];
  count: number;
};

/** Titles with their links, to be sent to whom one plans with. All lessons are two pages of a list. */
export function CopySaved({ table, base, rows, count }: CopySavedProps) {
  const { t } = useTranslation();
  const told = useTold();
  const isMore = count > rows.length;
  const { data: second } = useFirstReply(table, { saved: 'yes', _page: '2' }, { enabled: isMore });
  if (rows.length === 0 || (isMore && second === undefined)) return null;
  const all = [...rows, ...(isMore ? (second?.data ?? []) : [])];
  const lines = all.map((row) => `${told(row).title}\n${window.location.origin}${base}/${row.code}`);
  return <CopyButton text={lines.join('\n\n')} label={t('lessons.shelves.copy')} />;
}
