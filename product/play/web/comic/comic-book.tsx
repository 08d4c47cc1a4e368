import { Printer } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/parts/button.tsx';
import { type Panel, panelsOf } from '../../rules/stage/comic.ts';
import { type CompiledScene, tellCompiled } from '../../rules/story/compiled-scene.ts';
import { openScene, type Pick, type Texts } from '../../rules/story/scene.ts';
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
    return { title: opened.meta.title, panels: panelsOf(opened, picks) };
  }, [scene, picks, texts]);
  return <ComicPages {...comic} />;
}

export function ComicPages({ title, panels }: { title: string; panels: readonly Panel[] }) {
  const { t } = useTranslation();
  return (
    <section className={styles.book} aria-labelledby="comic-title">
      <div className={styles.paper}>
        <header className={styles.cover}>
          <h2 id="comic-title">{title}</h2>
          <p>{t('play-games.comic.mine')}</p>
        </header>
        <ol className={styles.panels}>
          {panels.map((panel, at) => (
            <li key={`${at} ${panel.text}`} className={styles.cell}>
              <ComicPanel panel={panel} number={at + 1} />
            </li>
          ))}
        </ol>
        <footer className={styles.foot}>
          <p>{t('play-games.comic.end')}</p>
          <p className={styles.maker}>
            {t('play-games.comic.by')} <span className={styles.line} />
          </p>
        </footer>
      </div>
      <div className={styles.tools}>
        <Button size="lg" icon={<Printer />} onClick={() => window.print()}>
          {t('play-games.comic.print')}
        </Button>
      </div>
    </section>
  );
}
