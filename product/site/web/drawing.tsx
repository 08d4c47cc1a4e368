import { type ComponentType, createContext, lazy, Suspense, useContext } from 'react';
import type { DrawingName } from './draw.tsx';

type DrawProps = { name: DrawingName };

const LazyDraw = lazy(async () => ({ default: (await import('./draw.tsx')).Draw }));

function FetchedDraw({ name }: DrawProps) {
  return (
    <Suspense fallback={null}>
      <LazyDraw name={name} />
    </Suspense>
  );
}

/** Who draws: fetched when needed in the browser, there from the start while a page is prerendered. */
const DrawerContext = createContext<ComponentType<DrawProps>>(FetchedDraw);
export const DrawerProvider = DrawerContext.Provider;

const drawn = new Map<string, string>();

/** Keeps the drawings a prerendered page already shows, so that the code that draws them need not be fetched. */
export function adoptDrawings(page: ParentNode): void {
  for (const element of page.querySelectorAll<HTMLElement>('[data-drawing]')) {
    const name = element.dataset['drawing'];
    if (name) drawn.set(name, element.innerHTML);
  }
}

type DrawingProps = DrawProps & { className?: string | undefined; label?: string };

/** A drawing in a box of its own. Without a label it is decoration. */
export function Drawing({ name, className, label }: DrawingProps) {
  const Draw = useContext(DrawerContext);
  const markup = drawn.get(name);
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  const box = { className, 'data-drawing': name, ...naming };
  if (markup !== undefined) return <div {...box} dangerouslySetInnerHTML={{ __html: markup }} />;
  return (
    <div {...box}>
      <Draw name={name} />
    </div>
  );
}
