import { latePiece } from '../frame/late-piece.tsx';
import { lazyPiece } from '../frame/lazy-piece.tsx';

/** Only staff who look for a fault see it. */
export const DebugPanel = lazyPiece(async () => (await import('./dialogs/debug-panel.tsx')).DebugPanel);

/** Not every scene has a game, and only comics are comics: these come after the first line. */
export const Game = lazyPiece(async () => (await import('../games/game.tsx')).Game);

export const ComicBook = lazyPiece(async () => (await import('../comic/comic-book.tsx')).ComicBook);

/** Nobody rests, is given something or comes to the end before the first line. */
export const PauseDialog = lazyPiece(async () => (await import('./dialogs/pause-dialog.tsx')).PauseDialog);
export const KeepsakeDialog = lazyPiece(
  async () => (await import('./dialogs/keepsake-dialog.tsx')).KeepsakeDialog,
);
export const EndCard = lazyPiece(async () => (await import('./dialogs/end-card.tsx')).EndCard);

/** All that a scene may need after its first line. */
export async function preloadPieces(isComic: boolean): Promise<void> {
  const pieces = [PauseDialog, KeepsakeDialog, EndCard, isComic ? ComicBook : Game];
  await Promise.all(pieces.map((piece) => piece.preload()));
}

/** Sounds load behind the first line, and nobody waits for them. */
export const SceneSounds = latePiece(async () => (await import('../sound/scene-sounds.tsx')).SceneSounds);
