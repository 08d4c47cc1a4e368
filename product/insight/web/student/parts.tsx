import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { spokenName } from '#platform/contract/names.ts';
import { ClosedFollowUpsOf } from '#product/follow-ups/web/follow-up-asides.tsx';
import type { Needs } from '#product/play/rules/missions/needs.ts';
import type { MenuEntry } from '#ui/layers/menu.tsx';
import { Card } from '#ui/parts/card.tsx';
import type { Kept, StudentPage } from '../../rules/student/page-shape.ts';
import { needsOf } from '../tonight/needs.ts';
import type { TonightSlots } from '../tonight/tonight-card.tsx';
import { ComicsCard } from './cards/comics-card.tsx';
import { FamilyCards, Tonight } from './cards/family-cards.tsx';
import { FeelingsCard } from './cards/feelings-card.tsx';
import { MissionCard } from './cards/mission-card.tsx';
import { MomentsCard, MomentsOff } from './cards/moments-card.tsx';
import { NotesCard } from './cards/notes-card.tsx';
import { PlayCard } from './cards/play-card.tsx';
import { HistoryCard, LicensesCard, LoginCard, PeopleCard, ReportsCard } from './cards/side-cards.tsx';
import { SkillsCard } from './cards/skills-card.tsx';
import { hasTold } from './head.tsx';
import styles from './student-page.module.css';

type PartId = 'tonight' | 'feelings' | 'play' | 'skills' | 'lesson' | 'moments' | 'notes' | 'history';
type Part = { id: PartId; content: ReactNode };

type PartsProps = {
  page: StudentPage;
  entries: readonly MenuEntry[];
  /** The next lesson for what the child needs. */
  lesson: (needs: Needs) => ReactNode;
  tonight: TonightSlots;
  data: (child: Kept) => ReactNode;
};

/** What there is to read, each with its place in the row of links; beside it what there is to do. */
export function Parts({ page, entries, lesson, tonight, data }: PartsProps) {
  const { t } = useTranslation();
  const parts = partsOf(page, entries, { lesson, tonight });
  const hasNotes = page.notes !== null || (page.covered && page.family === null);
  const jumps: PartId[] = [
    ...parts.map(({ id }) => id),
    ...(hasNotes ? (['notes'] as const) : []),
    'history',
  ];
  // Who only counts a district's children finds in the archive what stands beside alone: it takes the whole width.
  const isAlone = parts.length === 0;
  return (
    <>
      {!isAlone && (
        <nav className={styles.jumps} aria-label={t('insight-student.on-this-page')}>
          {jumps.map((id) => (
            <a key={id} href={`#${id}`} onClick={() => unfold(id)}>
              {t(`insight-student.jumps.${id}`)}
            </a>
          ))}
        </nav>
      )}
      <div className={styles.columns} data-alone={isAlone || undefined}>
        <div>
          {parts.map(({ id, content }) => (
            <div key={id} id={id} className={styles.part}>
              {content}
            </div>
          ))}
        </div>
        <aside>
          {page.feelings !== null && page.family === null && <ClosedFollowUpsOf studentId={page.id} />}
          {hasNotes && (
            <div id="notes" className={styles.part}>
              <NotesCard page={page} name={spokenName(page)} />
            </div>
          )}
          {!(page.archived && page.comics === 0) && <ComicsCard page={page} of="educator" />}
          <MissionCard page={page} />
          <ReportsCard page={page} />
          <LicensesCard page={page} entries={entries} />
          {page.school !== null && <PeopleCard page={page} entries={entries} />}
          {page.username !== null && !page.archived && <LoginCard page={page} entries={entries} />}
          {page.keeps_data && data(page)}
          <div id="history" className={styles.part}>
            <HistoryCard page={page} />
          </div>
        </aside>
      </div>
    </>
  );
}

/** What this reader reads; of who has never played that is said once, and not in every card. */
function partsOf(
  page: StudentPage,
  entries: readonly MenuEntry[],
  { lesson, tonight }: Pick<PartsProps, 'lesson' | 'tonight'>,
): Part[] {
  const { feelings, covered, has_played: hasPlayed, first_name: name, family, moments } = page;
  const isEmpty = page.archived && !hasPlayed;
  const unlock = entries.find(({ id }) => id === 'unlock-assessment');
  // Of a child in the archive nothing is waited for any more.
  const felt = page.archived && !hasTold(page) ? null : feelings;
  const all: (Part | false)[] = [
    family !== null && !page.archived && { id: 'tonight', content: <Tonight page={page} slots={tonight} /> },
    covered && { id: 'feelings', content: <Covered /> },
    felt !== null && { id: 'feelings', content: <FeelingsCard feelings={felt} name={name} /> },
    hasPlayed && { id: 'play', content: <PlayCard play={page.play} /> },
    hasPlayed &&
      family === null && {
        id: 'skills',
        content: <SkillsCard page={page} name={name} unlock={unlock} />,
      },
    family !== null && !isEmpty && { id: 'skills', content: <FamilyCards page={page} /> },
    page.lesson !== null &&
      family === null &&
      !page.archived && { id: 'lesson', content: lesson(needsOf(page, page.lesson)) },
    hasPlayed &&
      family === null &&
      (moments !== null || page.moments_off) && {
        id: 'moments',
        content: moments === null ? <MomentsOff /> : <MomentsCard moments={moments} name={name} />,
      },
  ];
  return all.filter((part) => part !== false);
}

/** What is folded is opened by who jumps to it. */
function unfold(id: PartId): void {
  document.querySelector(`#${id} details`)?.setAttribute('open', '');
}

function Covered() {
  const { t } = useTranslation();
  return (
    <Card title={t('insight-student.feelings.title')}>
      <p>{t('insight-student.hidden')}</p>
    </Card>
  );
}
