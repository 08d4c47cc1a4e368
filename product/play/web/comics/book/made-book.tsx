import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shownDate } from '#ui/formats/dates.ts';
import { Button } from '#ui/parts/button.tsx';
import { classNames } from '#ui/style/class-names.ts';
import print from '#ui/style/on-paper.module.css';
import type { Comic } from '../../../rules/comics/comic.ts';
import styles from './made-book.module.css';
import { MadePanelView } from './made-panel.tsx';

type MadeBookProps = {
  comic: Omit<Comic, 'id' | 'story'>;
  /** The first name of whoever made it. */
  name: string;
  day: string | null;
  /** Stands on paper only. */
  isForPaper?: boolean;
  /** Beside the title. */
  aside?: ReactNode;
  children?: ReactNode;
};

/** A comic to be read, and to be printed on one sheet or two. */
export function MadeBook({ comic, name, day, isForPaper = false, aside, children }: MadeBookProps) {
  const { t } = useTranslation();
  const { title, program, panels } = comic;
  return (
    <section
      className={classNames(styles.book, print.onPaper, isForPaper && styles.paperOnly)}
      aria-label={title || t('play-comics.untitled')}
    >
      <div className={styles.paper}>
        <header className={styles.cover}>
          <h2>{title || t('play-comics.untitled')}</h2>
          {aside}
        </header>
        <ol className={styles.panels} data-count={panels.length}>
          {panels.map((panel, at) => (
            // A picture has no name but its place.
            <li key={at} className={styles.cell}>
              <MadePanelView panel={panel} program={program} number={at + 1} />
            </li>
          ))}
        </ol>
        <footer className={styles.foot}>
          <p>{t('play-comics.book.end')}</p>
          <p>
            {t('play-comics.book.by', { name })}
            {day !== null && ` · ${t('play-comics.book.on', { day: shownDate(day) })}`}
          </p>
        </footer>
      </div>
      {!isForPaper && (
        <div className={styles.tools}>
          <Button size="lg" icon={<Printer />} onClick={() => window.print()}>
            {t('play-comics.book.print')}
          </Button>
          {children}
        </div>
      )}
    </section>
  );
}
