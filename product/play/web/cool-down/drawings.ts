import { type ComponentType, lazy } from 'react';
import type { DrawingProps } from './drawing-props.ts';

/** Each activity is fetched when it is opened. */
const DRAWINGS: Readonly<Record<string, ComponentType<DrawingProps>>> = {
  'square-breath': lazy(async () => ({ default: (await import('./square-breath.tsx')).SquareBreath })),
  'flower-and-candle': lazy(async () => ({
    default: (await import('./flower-and-candle.tsx')).FlowerAndCandle,
  })),
  'snow-jar': lazy(async () => ({ default: (await import('./snow-jar.tsx')).SnowJar })),
  'five-things': lazy(async () => ({ default: (await import('./five-things.tsx')).FiveThings })),
  'squeeze-and-melt': lazy(async () => ({
    default: (await import('./squeeze-and-melt.tsx')).SqueezeAndMelt,
  })),
  'slow-drawing': lazy(async () => ({ default: (await import('./slow-drawing.tsx')).SlowDrawing })),
  'rain-room': lazy(async () => ({ default: (await import('./rain-room.tsx')).RainRoom })),
  'push-the-wall': lazy(async () => ({ default: (await import('./push-the-wall.tsx')).PushTheWall })),
};

export function drawingOf(id: string): ComponentType<DrawingProps> | null {
  return DRAWINGS[id] ?? null;
}
