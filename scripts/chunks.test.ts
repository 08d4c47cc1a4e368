import { expect, test } from 'vitest';
import { chunkNames, type ModuleGraph } from './chunks.ts';

type Imports = { now?: string[]; later?: string[] };

/** Modules by their path below the root, and what they import. */
function graphOf(modules: Record<string, Imports>): ModuleGraph {
  const under = (files: string[] = []): string[] => files.map((file) => `/root/${file}`);
  return {
    getModuleInfo: (id) => {
      const found = modules[id.replace('/root/', '')];
      return found === undefined
        ? null
        : { importedIds: under(found.now), dynamicallyImportedIds: under(found.later) };
    },
  };
}

const SCENE = 'product/play/web/player/scene-screen.tsx';
const CALLS = 'product/accounts/web/session-calls.ts';
const graph = graphOf({
  'apps/dashboard/main.tsx': { now: ['react.js'], later: [CALLS, 'students-page.tsx'] },
  'apps/student/main.tsx': { now: ['react.js', CALLS], later: [SCENE] },
  'students-page.tsx': { now: ['banner.tsx', 'ui/form.tsx'] },
  [SCENE]: { now: ['react.js', 'banner.tsx', 'rules.ts'], later: ['product/play/web/games/game.tsx'] },
  'product/play/web/games/game.tsx': { now: ['rules.ts', 'signs.tsx'] },
  [CALLS]: { now: ['zod.js', 'react.js'] },
  'ui/form.tsx': { now: ['banner.tsx', 'hooks.js', 'zod.js'] },
});
const nameOf = chunkNames('/root');

test.each([
  ['what both apps start with has a file of its own', 'react.js', null],
  ['what only play needs comes with it', 'rules.ts', 'play'],
  ['what adults need as well stays apart', 'banner.tsx', null],
  ['what comes after the first line stays apart', 'signs.tsx', null],
  ['schemas come with the calls of the session', 'zod.js', 'session'],
  ['what forms are made of comes together', 'hooks.js', 'form'],
])('%s', (_, file, name) => {
  expect(nameOf(`/root/${file}`, graph)).toBe(name);
});

test('a page that the build draws itself is not divided', () => {
  const drawn = graphOf({ 'prerender.tsx': { now: ['react.js'] } });
  expect(chunkNames('/root')('/root/react.js', drawn)).toBeNull();
});
