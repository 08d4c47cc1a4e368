import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FEELINGS } from '#brands/feelings.ts';
import { type FigureName, lookOf, PROGRAM_CAST, type ProgramName } from './cast.ts';
import { Character, Face } from './character.tsx';
import { LandingScene } from './landing-scene.tsx';
import { LoginMascot } from './login-mascot.tsx';
import { Emblem } from './logo.tsx';
import { WorldPicture } from './worlds/worlds.tsx';

const PROGRAMS: readonly ProgramName[] = ['academy', 'zoou', 'ssgrin', 'hoh', 'sim'];
const FIGURES: readonly { name: FigureName; program: ProgramName }[] = PROGRAMS.flatMap((program) =>
  [...PROGRAM_CAST[program], 'you' as const].map((name) => ({ name, program })),
);

function Gallery() {
  return (
    <>
      <WorldPicture program="academy" />
      <WorldPicture program="zoou" />
      <WorldPicture program="ssgrin" />
      <WorldPicture program="hoh" />
      <WorldPicture program="sim" />
      <WorldPicture program="sim" />
      <LandingScene />
      <Emblem colors={{ left: '#2f8a83', right: '#ec7f66', shared: '#fbd28b' }} />
      <LoginMascot focus="password" />
    </>
  );
}

test('a picture is decoration until it has a title', () => {
  expect(renderToStaticMarkup(<Face name="nim" />)).toContain('aria-hidden="true"');
  const named = renderToStaticMarkup(<Face name="nim" feeling="sad" title="Nim looks sad" />);
  expect(named).toContain('role="img"');
  expect(named).toContain('aria-label="Nim looks sad"');
  expect(named).not.toContain('aria-hidden');
});

test('everyone of every program can be drawn, each feeling with a face of its own', () => {
  for (const figure of FIGURES) {
    const faces = FEELINGS.map((feeling) => renderToStaticMarkup(<Face {...figure} feeling={feeling} />));
    expect(new Set(faces).size).toBe(FEELINGS.length);
  }
});

test('the child looks like the world it plays in', () => {
  expect(lookOf('you', 'academy').rig).toBe('animal');
  expect(lookOf('you', 'zoou').rig).toBe('animal');
  expect(lookOf('you', 'hoh').rig).toBe('human');
  expect(lookOf('you')).toBe(lookOf('you', 'sim'));
});

test('a character that waves is not drawn as one that stands', () => {
  const poses = ['stand', 'wave', 'cheer', 'rest'] as const;
  for (const figure of FIGURES) {
    const drawn = poses.map((pose) =>
      renderToStaticMarkup(<Character {...figure} feeling="happy" pose={pose} />),
    );
    expect(new Set(drawn).size).toBe(poses.length);
  }
});

test('pictures on one page share no ids, and every color they point to exists', () => {
  const markup = renderToStaticMarkup(<Gallery />);
  const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
  const uses = [...markup.matchAll(/url\(#([^)]+)\)/g)].map((match) => match[1]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(uses.every((use) => ids.includes(use))).toBe(true);
});

test('no drawing needs an inline style, a file or a broken number', () => {
  const markup = renderToStaticMarkup(<Gallery />);
  expect(markup).not.toMatch(/ style=| href=|NaN|undefined/);
});
