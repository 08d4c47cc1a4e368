/** Which modules of the web apps come together in one file. */
import path from 'node:path';

/** What the bundler tells about a module. */
type ModuleInfo = {
  code?: string | null;
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
} | null;
export type ModuleGraph = { getModuleInfo(id: string): ModuleInfo };

/** The apps begin here. */
const DASHBOARD = 'apps/dashboard/main.tsx';
const STUDENT = 'apps/student/main.tsx';
const ENTRIES = [DASHBOARD, STUDENT];

/** Every call of the session needs these, on either site. */
const SESSION = ['product/accounts/web/session/session-calls.ts'];

/** Every form needs these. */
const FORM = ['ui/forms/form.tsx', 'ui/fields/text-field.tsx', 'ui/fields/password-field.tsx'];

/** A child who has not come as far as play hears things read, too. */
const READ_ALOUD = ['product/play/web/read-aloud/spoken.tsx'];

/** On the way to the first line of a scene. */
const PLAY = [
  'product/play/web/student/next-scene.ts',
  'product/play/web/student/student-source.ts',
  'product/play/web/student/student-play.tsx',
  'product/play/web/world/world-screen.tsx',
  'product/play/web/check-in/check-in.tsx',
  'product/play/web/player/scene-screen.tsx',
];

/** Fetched from within play, or to play: whoever loads these has need of `PLAY` as well. */
const OF_PLAY = /\/product\/play\/web\/(?!staff\/)/;

/** The stage and who stands on it. */
const STAGED = /\/(?:product\/play|ui\/art)\//;

/** Who stands there is drawn behind the first words; what draws whom the login shows is there before. */
const FIGURES = ['ui/art/character.tsx', 'ui/art/hands.ts'];
const MASCOT = ['ui/art/login-mascot.tsx'];
const DRAWN = /\/ui\/art\//;

/** What is around every screen of the dashboard, and where those screens are named. */
const AREA = 'apps/dashboard/area.tsx';
const SCREENS = /\/apps\/dashboard\/screens\/[^/]+$/;

/** Shows every component, in demo mode only: what it needs as well is fetched by nobody else for that. */
const DESIGN = 'product/site/web/design-screen.tsx';

/** Whoever shows this is a list. */
const LIST = 'ui/table/table-page.tsx';

/** Outside of the screens these are waited for: they come with nothing that is not their own. */
const WAITED_FOR: Record<string, RegExp> = {
  landing: /\/product\/site\/web\/landing\//,
  login: /\/product\/accounts\/web\/dialogs\//,
  student: /\/product\/site\/web\/student\//,
  play: OF_PLAY,
  request: /\/product\/accounts\/web\/requests\/account-request/,
  family: /\/product\/purchasing\/web\/cards\/family-page/,
};

/** Where people come first, and often no further. */
const HOME = /\/product\/site\/web\/home\//;

/**
 * As many small files, what is loaded together anyway compresses worse by a tenth, and takes turns on the few connections
 * of a browser: a list would be a hundred of them. What others need as well stays apart: nobody fetches play for an icon
 * of it, or lists for a line of the front page.
 */
export function chunkNames(root: string): (id: string, graph: ModuleGraph) => string | null {
  let named: Map<string, string> | null = null;
  const at = (file: string): string => path.join(root, file);
  return (id, graph) => {
    named ??= nameModules(remembering(graph), at);
    return named.get(id) ?? null;
  };
}

/** The same modules are asked about by every page, and the bundler takes its time to tell. */
function remembering(graph: ModuleGraph): ModuleGraph {
  const told = new Map<string, ModuleInfo>();
  return {
    getModuleInfo: (id) => {
      const known = told.get(id);
      if (known !== undefined) return known;
      const info = graph.getModuleInfo(id);
      const { code, importedIds, dynamicallyImportedIds } = info ?? {};
      const kept =
        importedIds && dynamicallyImportedIds
          ? { code: code ?? null, importedIds, dynamicallyImportedIds }
          : null;
      told.set(id, kept);
      return kept;
    },
  };
}

function nameModules(graph: ModuleGraph, at: (file: string) => string): Map<string, string> {
  // A page that is drawn by the build itself is fetched by nobody.
  if (ENTRIES.some((entry) => graph.getModuleInfo(at(entry)) === null)) return new Map();
  // What both apps start with has a file of its own.
  const [first = new Set<string>(), second = new Set<string>()] = ENTRIES.map(
    (entry) => new Set(reachedFrom(graph, [at(entry)])),
  );
  const isInitial = (id: string): boolean => first.has(id) && second.has(id);
  // Of what an app starts with nothing lies among what comes later, or all of that would come at its start.
  const isLater = (id: string): boolean => !first.has(id) && !second.has(id);
  const elsewhere = new Set<string>();
  for (const page of pagesFrom(graph, ENTRIES.map(at))) {
    if (!OF_PLAY.test(page)) for (const id of reachedFrom(graph, [page])) elsewhere.add(id);
  }
  const forPlay = new Set(reachedFrom(graph, PLAY.map(at)));
  const ofPlay = [...forPlay].filter((id) => !elsewhere.has(id) && isLater(id));
  // What lessons and comics of adults show as well is one file, too: as fifteen they compress worse.
  const ofStage = [...forPlay].filter((id) => elsewhere.has(id) && STAGED.test(id) && isLater(id));
  const ofVoices = reachedFrom(graph, READ_ALOUD.map(at)).filter(
    (id) => (!elsewhere.has(id) || STAGED.test(id)) && isLater(id),
  );
  const ofMascot = new Set(reachedFrom(graph, MASCOT.map(at)));
  const ofFigures = reachedFrom(graph, FIGURES.map(at)).filter(
    (id) => DRAWN.test(id) && !forPlay.has(id) && !ofMascot.has(id),
  );
  const ofForms = reachedFrom(graph, FORM.map(at)).filter((id) => !forPlay.has(id));
  const beginning = (app: string, other: string, name: string): (readonly [string, string])[] => {
    const others = new Set(pagesFrom(graph, [at(other)]).flatMap((page) => reachedFrom(graph, [page])));
    return reachedFrom(graph, [at(app)])
      .filter((id) => id !== at(app) && !others.has(id) && !PACKAGES.test(id))
      .map((id) => [id, name] as const);
  };
  const icons = [...forPlay].filter((id) => ICON.test(id));
  const groups = [
    ...beginning(DASHBOARD, STUDENT, 'dashboard-start'),
    ...beginning(STUDENT, DASHBOARD, 'student-start'),
    ...icons.map((id) => [id, 'icons'] as const),
    ...reachedFrom(graph, SESSION.map(at)).map((id) => [id, 'session'] as const),
    ...ofForms.map((id) => [id, 'form'] as const),
    ...ofVoices.map((id) => [id, 'read-aloud'] as const),
    ...ofPlay.map((id) => [id, 'play'] as const),
    ...ofFigures.map((id) => [id, 'figures'] as const),
    ...nameScreens(graph, at).filter(([id]) => isLater(id)),
    ...ofStage.map((id) => [id, 'stage'] as const),
  ];
  // The first group that wants a module has it.
  return new Map(groups.filter(([id]) => !isInitial(id)).reverse());
}

/**
 * What several screens of the dashboard have need of: every screen, a home, screens of all kinds, lists alone. What is
 * waited for outside of them as well is divided by where, so that nobody there waits for the sake of the screens.
 * Whoever wants a module wants what it imports: so no two of these files import each other.
 */
function nameScreens(graph: ModuleGraph, at: (file: string) => string): (readonly [string, string])[] {
  const screens = new Set([at(AREA), at(DESIGN), ...laterOf(graph, [at(DASHBOARD)], SCREENS)]);
  const wantedBy = new Map<string, string[]>();
  for (const page of pagesFrom(graph, ENTRIES.map(at))) {
    for (const id of reachedFrom(graph, [page])) wantedBy.set(id, [...(wantedBy.get(id) ?? []), page]);
  }
  const lists = new Set(wantedBy.get(at(LIST)));
  return [...wantedBy].flatMap(([id, pages]) => {
    if (PACKAGES.test(id)) return [];
    const inside = pages.filter((page) => screens.has(page));
    if (inside.length < 2) return [];
    const kind = inside.includes(at(AREA))
      ? 'area'
      : inside.every((page) => lists.has(page))
        ? 'lists'
        : inside.some((page) => HOME.test(page))
          ? 'home'
          : 'screens';
    const outside = pages.filter((page) => !screens.has(page));
    const also = Object.keys(WAITED_FOR).filter((name) =>
      outside.some((page) => WAITED_FOR[name]?.test(page)),
    );
    if (also.length === 0 && outside.length > 0) also.push('public');
    return [[id, [kind, ...also].join('-')] as const];
  });
}

/** Of packages, too, the bundler leaves out what nobody names, and who wants the rest is not told by this graph. */
const PACKAGES = /\/node_modules\/(?!lucide-react\/)/;

/** Whoever wants one icon imports all of them, as far as this graph tells: the bundler knows better. */
const ICONS = /\/lucide-react\//;
const ICON = /\/lucide-react\/(.*\/)?icons\//;

const importsIn = new WeakMap<ModuleGraph, Map<string, string[]>>();

/** What comes along with a module. */
function importsOf(graph: ModuleGraph, id: string): string[] {
  const all = importsIn.get(graph) ?? new Map<string, string[]>();
  importsIn.set(graph, all);
  const imports = all.get(id) ?? findImports(graph, id);
  all.set(id, imports);
  return imports;
}

/** Of the icons those that it names. */
function findImports(graph: ModuleGraph, id: string): string[] {
  const { code, importedIds = [] } = graph.getModuleInfo(id) ?? {};
  const own = importedIds.filter((each) => !ICONS.test(each));
  const [, names] = /import \{([^}]*)\} from ["']lucide-react["']/.exec(code ?? '') ?? [];
  const list = importedIds.find((each) => ICONS.test(each));
  if (names === undefined || list === undefined) return own;
  for (const name of names.split(',').map((each) => each.trim().split(' ')[0])) {
    const [, file] =
      new RegExp(`\\bas ${name}\\b[^}]*\\} from ["']([^"']+)`).exec(graph.getModuleInfo(list)?.code ?? '') ??
      [];
    if (file !== undefined) own.push(path.join(path.dirname(list), file));
  }
  return own;
}

/** All that comes along with these modules. */
function reachedFrom(graph: ModuleGraph, from: readonly string[]): string[] {
  const reached = new Set(from);
  for (const id of reached) for (const next of importsOf(graph, id)) reached.add(next);
  return [...reached];
}

/** What is fetched later on by those of the modules from here on that are named so. */
function laterOf(graph: ModuleGraph, from: readonly string[], named: RegExp): string[] {
  return reachedFrom(graph, from)
    .filter((id) => named.test(id))
    .flatMap((id) => [...(graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])]);
}

/** The entries, and everything that is fetched later on. */
function pagesFrom(graph: ModuleGraph, entries: readonly string[]): string[] {
  const pages = new Set(entries);
  for (const page of pages) {
    for (const id of reachedFrom(graph, [page])) {
      for (const next of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []) pages.add(next);
    }
  }
  return [...pages];
}
