import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BumbleHum } from '../tools/breath/bumble-hum.tsx';
import { FingerHills } from '../tools/breath/finger-hills.tsx';
import { FlowerAndCandle } from '../tools/breath/flower-and-candle.tsx';
import { SquareBreath } from '../tools/breath/square-breath.tsx';
import { FiveThings } from '../tools/five-things.tsx';
import { PushTheWall } from '../tools/push-the-wall.tsx';
import { QuietPlace } from '../tools/quiet-place.tsx';
import { RainRoom } from '../tools/rain-room.tsx';
import { WarmHands } from '../tools/warm-hands.tsx';
import { ACTIVITIES } from './activities.ts';
import type { DrawingProps } from './drawing-props.ts';
import { beatsOf } from './walk.ts';

const DRAWINGS: Readonly<Record<string, ComponentType<DrawingProps>>> = {
  'square-breath': SquareBreath,
  'flower-and-candle': FlowerAndCandle,
  'five-things': FiveThings,
  'rain-room': RainRoom,
  'push-the-wall': PushTheWall,
  'finger-hills': FingerHills,
  'warm-hands': WarmHands,
  'bumble-hum': BumbleHum,
  'quiet-place': QuietPlace,
};

const begun = ACTIVITIES.filter(({ steps }) => steps.filter(({ part }) => part === 'start').length > 1);

test.each(begun)('the first two steps of $id do not look alike', (activity) => {
  const Drawing = DRAWINGS[activity.id];
  if (Drawing === undefined) throw new Error(`${activity.id} is not drawn here`);
  const [first, second] = beatsOf(activity).map((beat, at) =>
    // The length of a step is no picture.
    renderToStaticMarkup(<Drawing beat={beat} at={at} ms={0} isPaused={false} isStill />).replaceAll(
      /--seconds:\d+s/g,
      '',
    ),
  );
  expect(first).not.toBe(second);
});
