import { Printer } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/parts/button.tsx';
import { classNames } from '#ui/style/class-names.ts';
import print from '#ui/style/on-paper.module.css';
import { isWordy } from '../../rules/comics/comic.ts';
import { type Panel, panelsOf } from '../../rules/stage/comic.ts';
import { type CompiledScene, tellCompiled } from '../../rules/story/compiled-scene.ts';
import { openScene, type Pick, type Texts } from '../../rules/story/scene.ts';
import paper from '../shared/comic-paper.module.css';
import { ChangeStory } from './change-story.tsx';
import styles from './comic-book.module.css';
import { ComicPanel } from './comic-panel.tsx';

type ComicBookProps = {
  /** The scene as it was told out. */
  scene: CompiledScene;
  picks: readonly Pick[];
  texts?: Texts;
};

/** The comic a child has built: to look at, and to print. Who made it is written on paper only. */
export function ComicBook({ scene, picks, texts }: ComicBookProps) {
  const comic = useMemo(() => {
    const opened = openScene(tellCompiled(scene), texts === undefined ? {} : { texts });
    const { id, title } = opened.meta;
    return { id, title, panels: panelsOf(opened, picks) };
  }, [scene, picks, texts]);
  return (
    <ComicPages title={comic.title} panels={comic.panels}>
      <ChangeStory story={comic.id} title={comic.title} panels={comic.panels} />
    </ComicPages>
  );
}

type ComicPagesProps = { title: string; panels: readonly Panel[]; children?: ReactNode };

export function ComicPages({ title, panels, children }: ComicPagesProps) {
  const { t } = useTranslation();
  return (
    <section className={classNames(paper.book, print.onPaper)} aria-labelledby="comic-title">
      <div className={paper.paper}>
        <header className={paper.cover}>
          <div>
            <h2 id="comic-title">{title}</h2>
            <p>{t('play-games.comic.mine')}</p>
          </div>
          {/* Above, too: a comic is longer than a window. */}
          <PrintButton />
        </header>
        <ol className={paper.panels} data-wordy={panels.some(({ text }) => isWordy([text])) || undefined}>
          {panels.map((panel, at) => (
            <li key={`${at} ${panel.text}`} className={paper.cell}>
              <ComicPanel panel={panel} number={at + 1} />
            </li>
          ))}
        </ol>
        <footer className={paper.foot}>
          <p>{t('play-games.comic.end')}</p>
          <p className={styles.maker}>
            {t('play-games.comic.by')} <span className={styles.line} />
          </p>
        </footer>
      </div>
      <div className={paper.tools}>
        <PrintButton />
        {children}
      </div>
    </section>
  );
}

function PrintButton() {
  const { t } = useTranslation();
  return (
    <Button size="lg" icon={<Printer />} onClick={() => window.print()}>
      {t('play-games.comic.print')}
    </Button>
  );
}
