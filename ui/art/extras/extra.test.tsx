import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FEELINGS } from '#brands/feelings.ts';
import { POSES } from '#brands/poses.ts';
import { type ExtraName, PROGRAM_EXTRAS } from '../cast.ts';
import { ExtraBody, ExtraHead } from './extra.tsx';

const ALL: readonly ExtraName[] = [...new Set(Object.values(PROGRAM_EXTRAS).flat())];

test.each(ALL)('%s has a face for each feeling and a body for each pose, and nothing broken', (name) => {
  const faces = FEELINGS.map((feeling) => renderToStaticMarkup(<ExtraHead name={name} feeling={feeling} />));
  const bodies = POSES.map((pose) => renderToStaticMarkup(<ExtraBody name={name} pose={pose} />));
  expect(new Set(faces).size).toBe(FEELINGS.length);
  expect(new Set(bodies).size).toBe(POSES.length);
  expect([...faces, ...bodies].join('')).not.toMatch(/ id=| style=| href=|url\(|NaN|undefined/);
});

test.each(ALL)('%s points to either side, and looks there', (name) => {
  const [left, right] = (['left', 'right'] as const).map((turn) =>
    renderToStaticMarkup(<ExtraBody name={name} pose="point" turn={turn} />),
  );
  expect(left).not.toBe(right);
  const [there, here] = [-0.75, 0.75].map((looks) =>
    renderToStaticMarkup(<ExtraHead name={name} feeling="okay" looks={looks} />),
  );
  expect(there).not.toBe(here);
});

test('no two look alike', () => {
  const drawn = ALL.map((name) =>
    renderToStaticMarkup(
      <>
        <ExtraBody name={name} />
        <ExtraHead name={name} />
      </>,
    ),
  );
  expect(new Set(drawn).size).toBe(ALL.length);
});
