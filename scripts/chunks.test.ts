import { expect, test } from 'vitest';
import { chunkNames, type ModuleGraph } from './chunks.ts';

type Imports = { now?: string[]; later?: string[]; code?: string };

/** Modules by their path below the root, and what they import. */
function graphOf(modules: Record<string, Imports>): ModuleGraph {
  const under = (files: string[] = []): string[] => files.map((file) => `/root/${file}`);
  return {
    getModuleInfo: (id) => {
      const found = modules[id.replace('/root/', '')];
      return found === undefined
        ? null
        : {
            code: found.code ?? '',
            importedIds: under(found.now),
            dynamicallyImportedIds: under(found.later),
          };
    },
  };
}

const SCENE = 'product/play/web/player/scene-screen.tsx';
const CALLS = 'product/accounts/web/session/session-calls.ts';
const ICONS = 'node_modules/lucide-react/icons.js';
const wants = (icons: string): string => `import { ${icons} } from "lucide-react";`;
const graph = graphOf({
  'apps/dashboard/main.tsx': { now: ['react.js', 'menu.tsx'], later: [CALLS, 'students-page.tsx'] },
  'apps/student/main.tsx': { now: ['react.js', 'menu.tsx', CALLS], later: [SCENE] },
  'menu.tsx': { now: [ICONS], code: wants('House as Home') },
  'students-page.tsx': { now: ['banner.tsx', 'ui/forms/form.tsx'] },
  [ICONS]: {
    code: `export { default as House, default as HouseIcon } from './icons/house.js';
      export { default as LucideWind, default as Wind } from './icons/wind.js';
      export { default as Windmill } from './icons/windmill.js';`,
  },
  'product/play/web/read-aloud/spoken.tsx': { now: ['react.js', 'voices.ts'] },
  [SCENE]: {
    now: ['react.js', 'banner.tsx', 'rules.ts', 'product/play/web/read-aloud/spoken.tsx', ICONS],
    code: wants('House, Wind'),
    later: ['product/play/web/games/game.tsx'],
  },
  'product/play/web/games/game.tsx': { now: ['rules.ts', 'signs.tsx'] },
  [CALLS]: { now: ['zod.js', 'react.js'] },
  'ui/forms/form.tsx': { now: ['banner.tsx', 'hooks.js', 'zod.js'] },
});
const nameOf = chunkNames('/root');

test.each([
  ['what both apps start with has a file of its own', 'react.js', null],
  ['what only play needs comes with it', 'rules.ts', 'play'],
  ['what reads aloud comes before play, without it', 'voices.ts', 'read-aloud'],
  ['icons of play come together', 'node_modules/lucide-react/icons/wind.js', 'icons'],
  ['icons that both apps start with come with them', 'node_modules/lucide-react/icons/house.js', null],
  ['icons of nobody here stay apart', 'node_modules/lucide-react/icons/windmill.js', null],
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
