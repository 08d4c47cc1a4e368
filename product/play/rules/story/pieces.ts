/** What a tower is built of. Each has a shape of its own: nothing is told apart by its color. */
export const PIECES = ['arch', 'ball', 'beam', 'cube', 'roof', 'star', 'flag', 'ring'] as const;
export type Piece = (typeof PIECES)[number];

export function isPiece(word: string): word is Piece {
  return PIECES.some((piece) => piece === word);
}
