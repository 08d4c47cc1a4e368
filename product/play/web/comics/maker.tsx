import { useNavigate } from '@tanstack/react-router';
import {
  ArrowLeft,
  ArrowRight,
  BookImage,
  BookOpen,
  ImagePlus,
  Pencil,
  ScissorsLineDashed,
  Trash2,
  Undo2,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#platform/web/brand.tsx';
import { useUser } from '#product/accounts/web/session/session.ts';
import { localDay } from '#ui/formats/dates.ts';
import { Confirm } from '#ui/layers/confirm.tsx';
import { openModal } from '#ui/layers/modals.ts';
import { Button, ButtonLink } from '#ui/parts/button.tsx';
import { withoutContacts } from '../../rules/comics/checked.ts';
import { type Comic, MOST_PANELS } from '../../rules/comics/comic.ts';
import { usePlaySource } from '../content/source.ts';
import { useFocus } from '../hooks/use-focus.ts';
import { useSaidNext } from '../hooks/use-said-next.ts';
import { SpeakButton, Spoken } from '../read-aloud/spoken.tsx';
import { MadeBook } from './book/made-book.tsx';
import { MadePanelView } from './book/made-panel.tsx';
import { Canvas } from './canvas.tsx';
import { throwAway, useComics } from './comics.ts';
import { KeptNote } from './kept-note.tsx';
import styles from './maker.module.css';
import { SeenBy } from './seen-by.tsx';
import { TABS, Tools } from './tools.tsx';
import { type Maker as Making, useMaking } from './use-making.ts';
import { usePrinting } from './use-printing.ts';

const THROW_AWAY = 'throw-comic-away';

/** Makes a comic: a picture, what to change in it, and the row of all pictures. */
export function Maker({ first }: { first: Comic }) {
  const { t } = useTranslation();
  const { name: brand } = useBrand();
  const making = useMaking(first);
  const [isReading, setReading] = useState(false);
  const { comic } = making;
  const turn = (reads: boolean): void => {
    setReading(reads);
    scrollTo(0, 0);
  };
  const title = comic.title || t('play-comics.untitled');
  return (
    <div className={styles.page} data-density="roomy">
      <title>{`${title} · ${brand}`}</title>
      {isReading ? (
        <Reading making={making} onChange={() => turn(false)} />
      ) : (
        <Editing making={making} title={title} onRead={() => turn(true)} />
      )}
    </div>
  );
}

type ReadingProps = { making: Making; onChange: () => void };

function Reading({ making: { comic: made, found }, onChange }: ReadingProps) {
  // What is not kept is not read out and not printed.
  const comic = withoutContacts(made, found);
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { paths } = usePlaySource();
  const { first_name: name } = useUser();
  const day = useDay(comic.id);
  const heading = useFocus();
  const words = comic.panels.flatMap(({ caption, figures }) => [caption, ...figures.map(({ says }) => says)]);
  const shelf = paths.comics ?? paths.map;
  return (
    <>
      <MadeBook
        comic={comic}
        name={name}
        day={day}
        heading={heading}
        aside={<SpeakButton texts={[comic.title, ...words].filter((text) => text !== '')} names={[name]} />}
      >
        <Button size="lg" variant="outline" icon={<Pencil />} onClick={onChange}>
          {t('play-comics.maker.change')}
        </Button>
        <ButtonLink size="lg" variant="outline" to={shelf} icon={<BookImage />}>
          {t('play-comics.maker.shelf')}
        </ButtonLink>
        <Button size="lg" variant="outline" icon={<Trash2 />} onClick={() => openModal(THROW_AWAY)}>
          {t('play-comics.maker.throw')}
        </Button>
      </MadeBook>
      <Confirm
        name={THROW_AWAY}
        title={t('play-comics.maker.throw-title')}
        confirmLabel={t('play-comics.maker.throw')}
        danger
        onConfirm={async () => {
          await throwAway(comic.id);
          await navigate({ to: shelf });
        }}
      >
        <p>{t('play-comics.maker.throw-text')}</p>
      </Confirm>
    </>
  );
}

/** The day the server has said, or today: it is being made. */
function useDay(id: string): string {
  const [today] = useState(() => localDay(new Date().toISOString()));
  return useComics(({ shelf }) => shelf?.days[id]) ?? today;
}

type EditingProps = { making: Making; title: string; onRead: () => void };

function Editing({ making, title, onRead }: EditingProps) {
  const { t } = useTranslation();
  const { paths } = usePlaySource();
  const shelf = useComics((state) => state.shelf);
  const { first_name: name } = useUser();
  const day = useDay(making.comic.id);
  const isPrinting = usePrinting();
  const said = [title, t('play-comics.lead')];
  useSaidNext(said, true, [name]);
  const { comic, canUndo, edit, undo } = making;
  const { panels } = comic;
  const [wanted, setAt] = useState(0);
  const [held, setHeld] = useState<number | null>(null);
  const at = Math.min(wanted, panels.length - 1);
  const panel = panels[at];
  const turnTo = (next: number): void => {
    setAt(next);
    setHeld(null);
  };
  if (panel === undefined) return null;
  return (
    <>
      <div className={styles.head}>
        <h1 tabIndex={-1}>
          <Spoken text={title} />
        </h1>
        <SpeakButton
          texts={[...said, ...TABS.map((tab) => t(`play-comics.maker.tabs.${tab}`))]}
          names={[name]}
        />
        <div className={styles.ways}>
          <Button size="lg" variant="outline" icon={<Undo2 />} aria-disabled={!canUndo} onClick={undo}>
            {t('play-comics.maker.undo')}
          </Button>
          <Button size="lg" icon={<BookOpen />} onClick={onRead}>
            {t('play-comics.maker.read')}
          </Button>
          <ButtonLink size="lg" variant="outline" to={paths.comics ?? paths.map} icon={<BookImage />}>
            {t('play-comics.maker.shelf')}
          </ButtonLink>
        </div>
      </div>
      <div className={styles.desk}>
        <div className={styles.canvas}>
          <Canvas
            panel={panel}
            program={comic.program}
            number={at + 1}
            held={held}
            onHold={setHeld}
            onEdit={(deed) => edit({ ...deed, at })}
          />
          <KeptNote comic={comic.id} found={making.found} />
        </div>
        <Tools making={making} at={at} panel={panel} held={held} onHold={setHeld} />
      </div>
      <section className={styles.strip} aria-label={t('play-comics.maker.pictures')}>
        <ol className={styles.pictures}>
          {panels.map((one, nth) => (
            // A picture has no name but its place.
            <li key={nth}>
              <button
                type="button"
                className={styles.small}
                aria-pressed={nth === at}
                aria-label={t('play-comics.maker.picture', { nth: nth + 1 })}
                onClick={() => turnTo(nth)}
              >
                <MadePanelView panel={one} program={comic.program} number={nth + 1} isSmall />
                <span className={styles.number}>{nth + 1}</span>
              </button>
            </li>
          ))}
        </ol>
        <div className={styles.order}>
          {panels.length < MOST_PANELS && (
            <Button
              size="lg"
              variant="outline"
              icon={<ImagePlus />}
              onClick={() => {
                edit({ do: 'add-panel', at });
                turnTo(at + 1);
              }}
            >
              {t('play-comics.maker.add')}
            </Button>
          )}
          {panels.length > 1 && (
            <>
              <Button
                size="lg"
                variant="outline"
                icon={<ArrowLeft />}
                aria-disabled={at === 0}
                onClick={() => {
                  edit({ do: 'move-panel', at, by: -1 });
                  turnTo(Math.max(0, at - 1));
                }}
              >
                {t('play-comics.maker.earlier')}
              </Button>
              <Button
                size="lg"
                variant="outline"
                iconAfter={<ArrowRight />}
                aria-disabled={at === panels.length - 1}
                onClick={() => {
                  edit({ do: 'move-panel', at, by: 1 });
                  turnTo(Math.min(panels.length - 1, at + 1));
                }}
              >
                {t('play-comics.maker.later')}
              </Button>
              <Button
                size="lg"
                variant="outline"
                icon={<ScissorsLineDashed />}
                onClick={() => {
                  edit({ do: 'remove-panel', at });
                  turnTo(Math.max(0, at - 1));
                }}
              >
                {t('play-comics.maker.take-out')}
              </Button>
            </>
          )}
        </div>
      </section>
      {shelf !== null && <SeenBy shelf={shelf} />}
      {isPrinting && (
        <MadeBook comic={withoutContacts(comic, making.found)} name={name} day={day} isForPaper />
      )}
    </>
  );
}
