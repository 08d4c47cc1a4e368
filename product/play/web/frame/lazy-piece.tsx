import { RotateCw } from 'lucide-react';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reloadForRelease } from '#platform/web/new-release.ts';
import { Button } from '#ui/parts/button.tsx';
import { SpeakButton } from '../read-aloud/spoken.tsx';
import styles from '../shared/play-loading.module.css';
import { PlayLoading } from '../shared/play-loading.tsx';

export type LazyPiece<Props> = ComponentType<Props> & { preload: () => Promise<void> };

/**
 * A piece of play that is fetched when it is needed, or a little before. Without a network the child is told so, and
 * the piece comes as soon as it can: nothing that was done is lost. A piece that a new release took away comes with a new page,
 * which goes on where the child was.
 */
export function lazyPiece<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPiece<Props> {
  let Loaded: ComponentType<Props> | null = null;
  const preload = async (): Promise<void> => {
    Loaded ??= await load();
  };

  function Piece(props: Props) {
    const [state, setState] = useState<'loading' | 'missing' | 'there'>(
      Loaded === null ? 'loading' : 'there',
    );

    useEffect(() => {
      if (state === 'there') return;
      let isShown = true;
      const fetchPiece = (): void =>
        void preload().then(
          () => isShown && setState('there'),
          async () => {
            if (!(await reloadForRelease()) && isShown) setState('missing');
          },
        );
      if (state === 'loading') fetchPiece();
      addEventListener('online', fetchPiece);
      return () => {
        isShown = false;
        removeEventListener('online', fetchPiece);
      };
    }, [state]);

    if (state === 'there' && Loaded !== null) return <Loaded {...props} />;
    return state === 'missing' ? <Missing onRetry={() => setState('loading')} /> : <PlayLoading />;
  }
  return Object.assign(Piece, { preload });
}

function Missing({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  const [title, text] = [t('play.offline.title'), t('play.offline.piece')];
  return (
    <div className={styles.loading} role="status">
      <p>{title}</p>
      <p>{text}</p>
      <SpeakButton texts={[title, text]} />
      <Button size="lg" icon={<RotateCw />} onClick={onRetry}>
        {t('play.offline.again')}
      </Button>
    </div>
  );
}
