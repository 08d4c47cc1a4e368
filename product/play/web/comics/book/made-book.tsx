import { Printer } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { shownDate } from '#ui/formats/dates.ts';
import { Button } from '#ui/parts/button.tsx';
import { classNames } from '#ui/style/class-names.ts';
import print from '#ui/style/on-paper.module.css';
import { type Comic, isWordy } from '../../../rules/comics/comic.ts';
import paper from '../../shared/comic-paper.module.css';
import { MadePanelView } from './made-panel.tsx';

type MadeBookProps = {
  comic: Omit<Comic, 'id' | 'story'>;
  /** The first name of whoever made it. */
  name: string;
  day: string | null;
  /** Stands on paper only. */
  isForPaper?: boolean;
  /** Given where the title is that of the page: whoever turns to it begins there. */
  heading?: Ref<HTMLHeadingElement>;
  /** Beside the title. */
  aside?: ReactNode;
  children?: ReactNode;
};

/** A comic to be read, and to be printed on as many sheets as its words need. */
export function MadeBook({ comic, name, day, isForPaper = false, heading, aside, children }: MadeBookProps) {
  const { t } = useTranslation();
  const { program, panels } = comic;
  const title = comic.title || t('play-comics.untitled');
  return (
    <section
      className={classNames(paper.book, print.onPaper, isForPaper && print.onlyOnPaper)}
      aria-label={title}
    >
      <div className={paper.paper}>
        <header className={paper.cover}>
          {heading === undefined ? (
            <h2>{title}</h2>
          ) : (
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
          )}
          {aside}
        </header>
        <ol
          className={paper.panels}
          data-count={panels.length}
          data-wordy={
            panels.some(({ caption, figures }) => isWordy([caption, ...figures.map(({ says }) => says)])) ||
            undefined
          }
        >
          {panels.map((panel, at) => (
            // A picture has no name but its place.
            <li key={at} className={paper.cell}>
              <MadePanelView panel={panel} program={program} number={at + 1} />
            </li>
          ))}
        </ol>
        <footer className={paper.foot}>
          <p>{t('play-comics.book.end')}</p>
          <p>
            {t('play-comics.book.by', { name })}
            {day !== null && ` · ${t('play-comics.book.on', { day: shownDate(day) })}`}
          </p>
        </footer>
      </div>
      {!isForPaper && (
        <div className={paper.tools}>
          <Button size="lg" icon={<Printer />} onClick={() => window.print()}>
            {t('play-comics.book.print')}
          </Button>
          {children}
        </div>
      )}
    </section>
  );
}
