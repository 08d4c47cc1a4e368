import { loadTexts } from '#platform/web/texts.ts';
import { lazyPiece } from '../frame/lazy-piece.tsx';

/** Asked once a day before play, and by choice. */
export const CheckInPage = lazyPiece(async () => {
  const [{ CheckIn }] = await Promise.all([import('./check-in.tsx'), loadTexts(['play-check-in'])]);
  return CheckIn;
});
