import { loadTexts } from '#platform/web/texts.ts';
import { latePiece } from '../frame/late-piece.tsx';
import { lazyPiece } from '../frame/lazy-piece.tsx';

/** Only staff who look for a fault see it. */
export const DebugPanel = lazyPiece(async () => (await import('./dialogs/debug-panel.tsx')).DebugPanel);

/** Not every scene has a game, and only comics are comics: these come after the first line. */
export const Game = lazyPiece(async () => {
  const [game] = await Promise.all([import('../games/game.tsx'), loadTexts(['play-games'])]);
  return game.Game;
});

export const ComicBook = lazyPiece(async () => {
  const [comic] = await Promise.all([import('../comic/comic-book.tsx'), loadTexts(['play-games'])]);
  return comic.ComicBook;
});

/** Nobody rests, is given something or comes to the end before the first line. */
export const PauseDialog = lazyPiece(async () => (await import('./dialogs/pause-dialog.tsx')).PauseDialog);
export const KeepsakeDialog = lazyPiece(async () => {
  const [dialog] = await Promise.all([
    import('./dialogs/keepsake-dialog.tsx'),
    loadTexts(['play-keepsakes']),
  ]);
  return dialog.KeepsakeDialog;
});
export const EndCard = lazyPiece(async () => {
  const [end] = await Promise.all([import('./dialogs/end-card.tsx'), loadTexts(['play-missions'])]);
  return end.EndCard;
});

/** All that a scene may need after its first line; in comics, too, something is done now and then. */
export async function preloadPieces(isComic: boolean): Promise<void> {
  const pieces = [PauseDialog, KeepsakeDialog, EndCard, Game, ...(isComic ? [ComicBook] : [])];
  await Promise.all(pieces.map((piece) => piece.preload()));
}

/** Sounds load behind the first line, and nobody waits for them. */
export const SceneSounds = latePiece(async () => (await import('../sound/scene-sounds.tsx')).SceneSounds);
