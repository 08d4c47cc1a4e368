import { type ComponentType, useEffect, useState } from 'react';

/** The first line comes first, and whoever reads it has a moment. */
const AFTER_MS = 1200;

/** A piece that nobody waits for and nobody misses: nothing is shown of it until it has come. */
export function latePiece<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | null = null;
  return function Piece(props: Props) {
    const [isThere, setThere] = useState(Loaded !== null);
    useEffect(() => {
      if (isThere) return undefined;
      let isShown = true;
      const fetchPiece = (): void =>
        void load().then(
          (piece) => {
            Loaded = piece;
            if (isShown) setThere(true);
          },
          () => undefined,
        );
      const timer = setTimeout(fetchPiece, AFTER_MS);
      addEventListener('online', fetchPiece);
      return () => {
        isShown = false;
        clearTimeout(timer);
        removeEventListener('online', fetchPiece);
      };
    }, [isThere]);
    return isThere && Loaded !== null ? <Loaded {...props} /> : null;
  };
}
