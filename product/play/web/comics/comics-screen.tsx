import { Link, useNavigate } from '@tanstack/react-router';
import { Map as MapIcon, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ProgramId } from '#brands/brand.ts';
import { useBrand } from '#platform/web/brand.tsx';
import { newOperationId } from '#platform/web/operation-id.ts';
import { useSession } from '#product/accounts/web/session/session.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button, ButtonLink } from '#ui/parts/button.tsx';
import { blankComic, type Comic, MOST_COMICS } from '../../rules/comics/comic.ts';
import { usePlay, usePlaySource } from '../content/source.ts';
import { SpeakButton, Spoken } from '../read-aloud/spoken.tsx';
import { PlayLoading } from '../shared/play-loading.tsx';
import { MadePanelView } from './book/made-panel.tsx';
import { beginComic, isBegun, useComics } from './comics.ts';
import styles from './comics-screen.module.css';
import { SeenBy } from './seen-by.tsx';

/** The shelf of the own comics. */
export function ComicsScreen() {
  const shelf = useComics((state) => state.shelf);
  const program = usePlay(({ world }) => world?.program);
  if (shelf === null || program === undefined) return <PlayLoading />;
  return <Shelf shelf={shelf} program={program} />;
}

type ShelfProps = {
  shelf: NonNullable<ReturnType<typeof useComics.getState>['shelf']>;
  program: ProgramId;
};

function Shelf({ shelf, program }: ShelfProps) {
  const { t } = useTranslation();
  const { name: brand } = useBrand();
  const { paths } = usePlaySource();
  const navigate = useNavigate();
  const isActing = useSession(({ actingAs }) => actingAs !== null);
  const { away, isOffline } = shelf;
  const comics = shelf.comics.filter(({ id }) => !isBegun(id));
  const isFull = comics.length + away >= MOST_COMICS;
  const lead = comics.length === 0 ? t('play-comics.empty') : t('play-comics.lead');
  const make = async (): Promise<void> => {
    const comic = blankComic(newOperationId(), program);
    await beginComic(comic);
    await navigate({ to: `${paths.comics}/${comic.id}` });
  };
  const notes = [
    ...(isActing ? [t('play-comics.acting')] : []),
    ...(isFull ? [t('play-comics.refused.full')] : []),
    ...(away > 0 ? [t('play-comics.away', { count: away })] : []),
  ];
  return (
    <div className={styles.page} data-density="roomy">
      <title>{`${t('play-comics.title')} · ${brand}`}</title>
      <div className={styles.head}>
        <h1 tabIndex={-1}>
          <Spoken text={t('play-comics.title')} auto />
        </h1>
        <SpeakButton texts={[t('play-comics.title'), lead, ...notes, t('play-comics.make')]} />
      </div>
      {isOffline && <Banner tone="info" title={t('play-comics.offline')} />}
      <p className={styles.lead}>
        <Spoken text={lead} />
      </p>
      {notes.map((note) => (
        <p key={note} className={styles.lead}>
          <Spoken text={note} />
        </p>
      ))}
      {!isActing && !isFull && (
        <Button size="lg" icon={<Plus />} className={styles.make} onClick={() => void make()}>
          {t('play-comics.make')}
        </Button>
      )}
      {comics.length > 0 && (
        <ul className={styles.shelf} aria-label={t('play-comics.shelf')}>
          {comics.map((comic) => (
            <li key={comic.id}>
              <Cover comic={comic} to={`${paths.comics}/${comic.id}`} />
            </li>
          ))}
        </ul>
      )}
      <SeenBy shelf={shelf} />
      <nav className={styles.head} aria-label={t('play.map.doors')}>
        <ButtonLink size="lg" variant="outline" to={paths.map} icon={<MapIcon />}>
          {t('play-comics.back')}
        </ButtonLink>
      </nav>
    </div>
  );
}

/** The first picture is what a comic is known by. */
function Cover({ comic, to }: { comic: Comic; to: string }) {
  const { t } = useTranslation();
  const title = comic.title || t('play-comics.untitled');
  const [first] = comic.panels;
  return (
    <Link to={to} className={styles.cover}>
      {first !== undefined && <MadePanelView panel={first} program={comic.program} number={1} isSmall />}
      <span className={styles.name}>
        <Spoken text={title} />
      </span>
    </Link>
  );
}
