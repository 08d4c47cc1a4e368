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
const AREA = 'apps/dashboard/area.tsx';
const SCREENS = 'apps/dashboard/screens/educator.ts';
const LANDING = 'product/site/web/landing/landing-page.tsx';
const LIST = 'ui/table/table-page.tsx';
const ICONS = 'node_modules/lucide-react/icons.js';
const wants = (icons: string): string => `import { ${icons} } from "lucide-react";`;
const graph = graphOf({
  'apps/dashboard/main.tsx': {
    now: ['react.js', 'menu.tsx', SCREENS],
    later: [CALLS, 'students-page.tsx', AREA, LANDING, 'terms.tsx'],
  },
  'apps/student/main.tsx': { now: ['react.js', 'menu.tsx', CALLS, 'ui/art/hill.ts'], later: [SCENE] },
  'menu.tsx': { now: [ICONS], code: wants('House as Home') },
  'students-page.tsx': { now: ['banner.tsx', 'ui/forms/form.tsx', 'ui/art/hill.ts'] },
  [SCREENS]: {
    later: ['product/site/web/home/educator-home.tsx', 'list.tsx', 'other-list.tsx', 'screen.tsx'],
  },
  [AREA]: { now: ['sidebar.tsx'] },
  'product/site/web/home/educator-home.tsx': { now: ['sidebar.tsx', 'card.tsx', 'seal.tsx'] },
  'screen.tsx': { now: ['card.tsx', 'dates.ts', 'footer.tsx', 'node_modules/days.js'] },
  'list.tsx': {
    now: [LIST, 'dates.ts', 'only-here.ts', 'node_modules/days.js', ICONS],
    code: wants('Windmill'),
  },
  'other-list.tsx': { now: [LIST, 'seal.tsx', 'footer.tsx', ICONS], code: wants('Windmill') },
  [LANDING]: { now: ['seal.tsx'] },
  'terms.tsx': { now: ['footer.tsx'] },
  [ICONS]: {
    code: `export { default as House, default as HouseIcon } from './icons/house.js';
      export { default as LucideWind, default as Wind } from './icons/wind.js';
      export { default as Windmill } from './icons/windmill.js';`,
  },
  'ui/art/character.tsx': {
    now: ['react.js', 'ui/art/rig/hat.tsx', 'ui/art/rig/nose.tsx', 'ui/art/path.ts'],
  },
  'ui/art/hands.ts': { now: ['ui/art/rig/hat.tsx'] },
  'ui/art/login-mascot.tsx': { now: ['ui/art/rig/nose.tsx'] },
  'product/play/web/read-aloud/spoken.tsx': { now: ['react.js', 'voices.ts'] },
  [SCENE]: {
    now: [
      'react.js',
      'banner.tsx',
      'rules.ts',
      'ui/art/path.ts',
      'ui/art/hill.ts',
      'product/play/web/read-aloud/spoken.tsx',
      ICONS,
    ],
    code: wants('House, Wind'),
    later: ['product/play/web/games/game.tsx', 'ui/art/character.tsx'],
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
  ['who stands on the stage comes behind its words', 'ui/art/rig/hat.tsx', 'figures'],
  ['what draws whom the login shows comes without the rest', 'ui/art/rig/nose.tsx', null],
  ['what is drawn with the words comes with them', 'ui/art/path.ts', 'stage'],
  ['what an app starts with comes without the stage', 'ui/art/hill.ts', null],
  ['icons of play come together', 'node_modules/lucide-react/icons/wind.js', 'icons'],
  ['icons that both apps start with come with them', 'node_modules/lucide-react/icons/house.js', null],
  ['icons of lists come with them', 'node_modules/lucide-react/icons/windmill.js', 'lists'],
  ['what is around every screen comes together', 'sidebar.tsx', 'area'],
  ['what a home page shares with screens comes before them', 'card.tsx', 'home'],
  ['what screens of all kinds share comes together', 'dates.ts', 'screens'],
  ['what only lists share comes with them', LIST, 'lists'],
  ['what one list alone has need of comes with it', 'only-here.ts', null],
  ['what the front page waits for comes without what it does not', 'seal.tsx', 'home-landing'],
  ['what other pages fetch as well comes without what they do not', 'footer.tsx', 'screens-public'],
  ['packages are divided by the bundler, who knows what is left out of them', 'node_modules/days.js', null],
  ['what only one of the apps starts with is no burden for the other', SCREENS, 'dashboard-start'],
  ['where an app begins stays where the page looks for it', 'apps/dashboard/main.tsx', null],
  ['what both start with has the file of both', 'menu.tsx', null],
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
