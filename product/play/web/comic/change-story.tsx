import { useNavigate } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newOperationId } from '#platform/web/operation-id.ts';
import { Button } from '#ui/parts/button.tsx';
import { comicOfStory } from '../../rules/comics/from-story.ts';
import type { Panel } from '../../rules/stage/comic.ts';
import { usePlaySource } from '../content/source.ts';
import { Spoken } from '../read-aloud/spoken.tsx';
import styles from './comic-book.module.css';

type ChangeStoryProps = { story: string; title: string; panels: readonly Panel[] };

/** The comic that a story ended in, opened to be changed: an offer, not a task. Adults who look around have none. */
export function ChangeStory({ story, title, panels }: ChangeStoryProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { paths } = usePlaySource();
  const [isOpening, setOpening] = useState(false);
  const { comics } = paths;
  if (comics === null || panels.length === 0) return null;
  const open = async (): Promise<void> => {
    setOpening(true);
    const comic = comicOfStory({ id: newOperationId(), title, story, program: 'sim', panels });
    try {
      const { beginComic } = await import('../comics/comics.ts');
      await beginComic(comic);
      await navigate({ to: `${comics}/${comic.id}` });
    } finally {
      setOpening(false);
    }
  };
  return (
    <>
      <Button
        size="lg"
        variant="outline"
        icon={<Pencil />}
        loading={isOpening}
        onClick={() => void open().catch(() => undefined)}
      >
        {t('play-games.comic.change')}
      </Button>
      <p className={styles.invite}>
        <Spoken text={t('play-games.comic.invite')} />
      </p>
    </>
  );
}
