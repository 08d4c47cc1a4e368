import { ArrowDown, BookOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFirstReply } from '#platform/web/tables/first-page.ts';
import { useTableState } from '#platform/web/tables/tables.ts';
import { teachesAtSchool } from '#product/accounts/rules/people/traits.ts';
import { useUser } from '#product/accounts/web/session/session.ts';
import { Page } from '#ui/navigation/page.tsx';
import { Button } from '#ui/parts/button.tsx';
import { TablePage } from '#ui/table/table-page.tsx';
import { educatorLessonsTable, parentLessonsTable } from '../../tables-contract.ts';
import { useNextLessons } from '../fitting/use-fitting.ts';
import { useTold } from '../shared/words.ts';
import { useBroughtWords } from './brought-words.ts';
import { CopySaved } from './copy-saved.tsx';
import { ForGroup } from './for-group.tsx';
import { LessonCard } from './lesson-card.tsx';
import styles from './library-screen.module.css';
import { usePacketActions } from './packet.tsx';
import { PacketDialog } from './packet-dialog.tsx';
import { Quick } from './quick.tsx';
import { type LessonsTable, Shelves } from './shelves.tsx';
import { TeachNextShelf } from './teach-next-shelf.tsx';

export function EducatorLibraryScreen() {
  return <LibraryScreen table={educatorLessonsTable} base="/educator/resource-library" />;
}

export function ParentLibraryScreen() {
  return <LibraryScreen table={parentLessonsTable} base="/parent/resource-library" />;
}

const ALL = 'all-lessons';

/** Past the shelves, for who came to look through everything. */
function goToAll(): void {
  const heading = document.getElementById(ALL);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

/** Of a school: what comes next for the class goes on from what was played. */
function ClassShelves({ table, base }: { table: LessonsTable; base: string }) {
  const query = useNextLessons();
  const next = query.data ?? [];
  return (
    <div className={styles.shelves}>
      {next.length > 0 && <TeachNextShelf lessons={next} base={base} />}
      <Shelves table={table} base={base} isTaughtNext={next.length > 0} before={query} />
      <ForGroup base={base} />
    </div>
  );
}

/** Who came for what they saved finds no shelf to copy it from. */
function CopyAllSaved({ table, base }: { table: LessonsTable; base: string }) {
  const { data } = useFirstReply(table, { saved: 'yes' });
  return <CopySaved table={table} base={base} rows={data?.data ?? []} count={data?.filtered ?? 0} />;
}

/** What the shelves say already. */
const ON_SHELVES = ['planned_for', 'taught_on', 'after_play'] as const;

function LibraryScreen({ table, base }: { table: LessonsTable; base: string }) {
  const { t } = useTranslation();
  useBroughtWords(table.name);
  const state = useTableState(table.name);
  const isLooking = Object.keys(state?.filters ?? {}).length > 0 || (state?.page ?? 1) > 1;
  const isFamily = table === parentLessonsTable;
  // Who teaches at home has no small groups.
  const hasGroups = teachesAtSchool(useUser());
  const packetActions = usePacketActions();
  const told = useTold();
  return (
    <Page
      title={t('lessons.library.title')}
      lead={t(isFamily ? 'lessons.library.family-lead' : 'lessons.library.lead')}
      width="wide"
    >
      <section className={styles.all} aria-labelledby={ALL}>
        <TablePage
          table={table}
          label={t('lessons.library.all')}
          gallery={(row) => <LessonCard row={row} base={base} level={3} />}
          withoutFilters={isFamily ? [...ON_SHELVES, 'family', 'usage'] : ON_SHELVES}
          toolbar={
            <>
              <Quick table={table} />
              {!isLooking && (
                <Button variant="light" size="sm" icon={<ArrowDown />} onClick={goToAll}>
                  {t('lessons.library.to-all')}
                </Button>
              )}
            </>
          }
          between={
            <>
              {/* Who looks for something wants what was found, and nothing before it. */}
              {!isLooking &&
                (!isFamily && hasGroups ? (
                  <ClassShelves table={table} base={base} />
                ) : (
                  <Shelves table={table} base={base} isTaughtNext={false} />
                ))}
              <div className={styles.found}>
                <h2 id={ALL} tabIndex={-1}>
                  {t(isLooking ? 'lessons.library.found' : 'lessons.library.all')}
                </h2>
                {state?.filters['saved'] === 'yes' && <CopyAllSaved table={table} base={base} />}
              </div>
            </>
          }
          massActions={packetActions}
          describeRow={(row) => told(row).title}
          empty={{
            title: t('lessons.library.empty'),
            text: t('lessons.library.empty-text'),
            picture: <BookOpen className={styles.empty} />,
          }}
        />
      </section>
      <PacketDialog />
    </Page>
  );
}
