import { lazy } from 'react';
import type { DrawingProps } from './walk/drawing-props.ts';

/** Each activity is fetched when it is opened. */
const SquareBreath = lazy(async () => ({
  default: (await import('./tools/breath/square-breath.tsx')).SquareBreath,
}));
const FlowerAndCandle = lazy(async () => ({
  default: (await import('./tools/breath/flower-and-candle.tsx')).FlowerAndCandle,
}));
const SnowJar = lazy(async () => ({ default: (await import('./tools/snow-jar.tsx')).SnowJar }));
const FiveThings = lazy(async () => ({ default: (await import('./tools/five-things.tsx')).FiveThings }));
const SqueezeAndMelt = lazy(async () => ({
  default: (await import('./tools/squeeze-and-melt.tsx')).SqueezeAndMelt,
}));
const SlowDrawing = lazy(async () => ({ default: (await import('./tools/slow-drawing.tsx')).SlowDrawing }));
const RainRoom = lazy(async () => ({ default: (await import('./tools/rain-room.tsx')).RainRoom }));
const FingerHills = lazy(async () => ({
  default: (await import('./tools/breath/finger-hills.tsx')).FingerHills,
}));
const BumbleHum = lazy(async () => ({ default: (await import('./tools/breath/bumble-hum.tsx')).BumbleHum }));
const WarmHands = lazy(async () => ({ default: (await import('./tools/warm-hands.tsx')).WarmHands }));
const QuietPlace = lazy(async () => ({ default: (await import('./tools/quiet-place.tsx')).QuietPlace }));
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
    case 'finger-hills':
      return <FingerHills {...moment} />;
    case 'warm-hands':
      return <WarmHands {...moment} />;
    case 'bumble-hum':
      return <BumbleHum {...moment} />;
    case 'quiet-place':
      return <QuietPlace {...moment} />;
    default:
      return null;
  }
}
