import { useEffect, useState } from 'react';

/** What is seen comes first: does something once the next frame is on the screen. Answers how to leave it. */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work, 0);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** The value of the frame that is on the screen: what may come a moment later does not keep the rest of it waiting. */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => afterPaint(() => setPainted(value)), [value]);
  return painted;
}

/** Resolves when nothing else happens, or after so long. Not every browser says when that is. */
export function whenIdle(atLatestMs?: number): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback(() => resolve(), atLatestMs === undefined ? {} : { timeout: atLatestMs });
    else setTimeout(resolve, 200);
  });
}
