import { Suspense } from 'react';
import type { DrawingName } from './draw.tsx';
import { lazyPart } from './lazy-part.tsx';
import { usePrerendered } from './prerendered.tsx';

export const LazyDraw = lazyPart<{ name: DrawingName }>(async () => (await import('./draw.tsx')).Draw);

type DrawingProps = { name: DrawingName; className?: string | undefined; label?: string };

/** A drawing in a box of its own. Without a label it is decoration. */
export function Drawing({ name, className, label }: DrawingProps) {
  const markup = usePrerendered(name, { hasWords: false });
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  const box = { className, 'data-prerendered': name, ...naming };
  if (markup !== undefined) return <div {...box} dangerouslySetInnerHTML={{ __html: markup }} />;
  return (
    <div {...box}>
      <Suspense fallback={null}>
        <LazyDraw name={name} />
      </Suspense>
    </div>
  );
}
