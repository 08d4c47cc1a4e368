import { lazy, Suspense } from 'react';
import type { Pick, Texts } from '../../rules/scene.ts';
import type { Told } from '../../rules/told.ts';
import { PlayLoading } from '../play-loading.tsx';

export async function loadComic() {
  return { default: (await import('../comic/comic-book.tsx')).ComicBook };
}

const ComicBook = lazy(loadComic);

type ComicProps = { scene: Told; picks: readonly Pick[]; texts: Texts | undefined };

/** What the child has built, fetched when there is something to show. */
export function Comic({ scene, picks, texts }: ComicProps) {
  return (
    <Suspense fallback={<PlayLoading />}>
      <ComicBook scene={scene} picks={picks} {...(texts === undefined ? {} : { texts })} />
    </Suspense>
  );
}
