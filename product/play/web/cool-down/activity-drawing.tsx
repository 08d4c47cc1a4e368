import { lazy } from 'react';
import type { DrawingProps } from './walk/drawing-props.ts';

/** Each activity is fetched when it is opened. */
const SquareBreath = lazy(async () => ({
  default: (await import('./tools/square-breath.tsx')).SquareBreath,
}));
const FlowerAndCandle = lazy(async () => ({
  default: (await import('./tools/flower-and-candle.tsx')).FlowerAndCandle,
}));
const SnowJar = lazy(async () => ({ default: (await import('./tools/snow-jar.tsx')).SnowJar }));
const FiveThings = lazy(async () => ({ default: (await import('./tools/five-things.tsx')).FiveThings }));
const SqueezeAndMelt = lazy(async () => ({
  default: (await import('./tools/squeeze-and-melt.tsx')).SqueezeAndMelt,
}));
const SlowDrawing = lazy(async () => ({ default: (await import('./tools/slow-drawing.tsx')).SlowDrawing }));
const RainRoom = lazy(async () => ({ default: (await import('./tools/rain-room.tsx')).RainRoom }));
const PushTheWall = lazy(async () => ({ default: (await import('./tools/push-the-wall.tsx')).PushTheWall }));

export function ActivityDrawing({ id, ...moment }: DrawingProps & { id: string }) {
  switch (id) {
    case 'square-breath':
      return <SquareBreath {...moment} />;
    case 'flower-and-candle':
      return <FlowerAndCandle {...moment} />;
    case 'snow-jar':
      return <SnowJar {...moment} />;
    case 'five-things':
      return <FiveThings {...moment} />;
    case 'squeeze-and-melt':
      return <SqueezeAndMelt {...moment} />;
    case 'slow-drawing':
      return <SlowDrawing {...moment} />;
    case 'rain-room':
      return <RainRoom {...moment} />;
    case 'push-the-wall':
      return <PushTheWall {...moment} />;
    default:
      return null;
  }
}
