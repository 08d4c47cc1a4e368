import { useInfiniteQuery } from '@tanstack/react-query';
import {
  Banknote,
  CircleUserRound,
  Eye,
  FileUp,
  KeySquare,
  LogIn,
  type LucideIcon,
  Mail,
  NotebookPen,
  UserPlus,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/api.ts';
import { useTableChanges } from '#platform/web/tables/tables.ts';
import { localDay, shownMoment } from '#ui/formats/dates.ts';
import { Segments } from '#ui/navigation/segments.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { Loaded } from '#ui/parts/loaded.tsx';
import type { TimelineCall, ToldEntry } from '../../pages-contract.ts';
import { TIMELINE_KINDS, type TimelineKind, type Told } from '../../rules/timeline.ts';
import styles from './pages.module.css';
import { useSentence } from './sentences.ts';

type Shown = TimelineKind | 'all';

type TimelineProps = { endpoint: TimelineCall; id: number; kinds?: readonly TimelineKind[] };

/** One timeline of everything, the newest first. */
export function TimelineCard({ endpoint, id, kinds = TIMELINE_KINDS }: TimelineProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<Shown>('all');
  const changes = useTableChanges();
  const query = useInfiniteQuery({
    queryKey: ['staff-timeline', endpoint.path, id, shown, changes],
    initialPageParam: '',
    queryFn: ({ signal, pageParam }) =>
      call(
        endpoint,
        {
          id,
          ...(shown === 'all' ? {} : { _kind: shown }),
          ...(pageParam === '' ? {} : { _before: pageParam }),
        },
        { signal, quiet: true },
      ),
    getNextPageParam: (last) => last.older,
    retry: false,
    placeholderData: (before) => before,
  });
  return (
    <Card
      title={t('back-office-pages.timeline.title')}
      aside={
        <div className={styles.choices}>
          <Segments
            label={t('back-office-pages.timeline.show')}
            options={(['all', ...kinds] as const).map((value) => ({
              value,
              label: t(`back-office-pages.timeline.kinds.${value}`),
            }))}
            value={shown}
            onChange={setShown}
          />
        </div>
      }
    >
      <Loaded query={query} failed={t('back-office-pages.failed')}>
        {({ pages }) => {
          const entries = pages.flatMap(({ data }) => data);
          if (entries.length === 0)
            return <p className={styles.quiet}>{t('back-office-pages.timeline.none')}</p>;
          return (
            <ul className={styles.told}>
              {entries.map((entry) => (
                <Entry key={entry.key} entry={entry} />
              ))}
            </ul>
          );
        }}
      </Loaded>
      {query.hasNextPage && (
        <div>
          <Button
            size="sm"
            variant="subtle"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('back-office-pages.timeline.older')}
          </Button>
        </div>
      )}
    </Card>
  );
}

const SIGNS: Partial<Record<Told, LucideIcon>> = {
  'session.start': LogIn,
  acted: Eye,
  'acted-child': Eye,
  upload: FileUp,
  note: NotebookPen,
  invited: UserPlus,
  joined: UserPlus,
  linked: UserPlus,
};
const KIND_SIGNS: Record<TimelineKind, LucideIcon> = {
  account: CircleUserRound,
  licenses: KeySquare,
  money: Banknote,
  mail: Mail,
};

function Entry({ entry }: { entry: ToldEntry }) {
  const { t } = useTranslation();
  const sentence = useSentence();
  const Sign = SIGNS[entry.what] ?? KIND_SIGNS[entry.kind];
  return (
    <li>
      <span className={styles.sign} aria-hidden="true">
        <Sign />
      </span>
      <p>
        {sentence(entry)}{' '}
        {entry.by !== null && (
          <span className={styles.quiet}>{t('back-office-pages.timeline.by', { name: entry.by })}</span>
        )}
      </p>
      <time dateTime={entry.at}>{useMoment(entry.at)}</time>
    </li>
  );
}

/** Of today the clock alone. */
export function useMoment(at: string): string {
  const { t } = useTranslation();
  const [now] = useState(() => new Date().toISOString());
  const shown = shownMoment(at);
  if (localDay(at) !== localDay(now)) return shown;
  return t('back-office-pages.today', { time: shown.replace(/^[^,]*, /, '') });
}
