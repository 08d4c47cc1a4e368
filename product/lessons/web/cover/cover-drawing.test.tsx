import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FEELINGS } from '#brands/feelings.ts';
import { POSES } from '#brands/poses.ts';
import { readDrawing } from '#platform/contract/drawing/read-drawing.ts';
import { PLAY_DRAWINGS } from '#product/play/art/draw.tsx';
import { PLACES } from '#product/play/rules/story/places.ts';
import { PROGRAM_CAST, type ProgramName } from '#ui/art/cast.ts';
import { Character } from '#ui/art/character.tsx';
import type { Cover } from '../../rules/lesson/lesson.ts';
import { CoverDrawing } from './cover-drawing.tsx';

const PROGRAMS: readonly ProgramName[] = ['academy', 'zoou', 'ssgrin', 'hoh', 'sim'];

/** What paper can draw is what the art is drawn with: something new fails here, not in a teacher's printer. */
test('paper knows every place and every map', () => {
  expect(PLAY_DRAWINGS.length).toBeGreaterThan(PLACES.length);
  for (const [name, draw] of PLAY_DRAWINGS) {
    const { parts } = readDrawing(renderToStaticMarkup(draw()));
    expect([name, parts.length]).toEqual([name, 1]);
  }
});

test.each(PROGRAMS)('paper knows everybody of %s, with every face and in every pose', (program) => {
  for (const name of [...PROGRAM_CAST[program], 'you' as const]) {
    const figures = [
      ...FEELINGS.map((feeling) => <Character key={feeling} {...{ name, program, feeling }} />),
      ...POSES.map((pose) => <Character key={pose} {...{ name, program, pose }} />),
    ];
    for (const figure of figures) {
      expect(() => readDrawing(renderToStaticMarkup(figure))).not.toThrow();
    }
  }
});

test('a cover is a place with two figures that look at each other', () => {
  const cover: Cover = {
    place: 'meadow',
    left: { who: 'juno', face: 'sad', pose: 'sit' },
    right: { who: 'you', face: 'calm', pose: 'comfort' },
  };
  const svg = renderToStaticMarkup(<CoverDrawing cover={cover} level="elementary" />);
  const { width, height, parts } = readDrawing(svg);
  expect([width, height]).toEqual([640, 360]);
  const [frame] = parts;
  const [place, left, right] = frame?.kind === 'group' ? frame.parts : [];
  expect(place).toMatchObject({ kind: 'group', move: [0.5, 0, 0, 0.5, 0, 0] });
  const placeOf = (part: typeof left): number[] =>
    part?.kind === 'group' ? [part.move[0], part.move[4]] : [];
  const [[turned = 0, x = 0], [turnedBack = 0, far = 0]] = [placeOf(left), placeOf(right)];
  expect(turnedBack).toBe(-turned);
  expect(x + far).toBeCloseTo(width);
});
