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
const ENTRIES = ['apps/dashboard/main.tsx', 'apps/student/main.tsx'];

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

/**
 * As many small files, what is loaded together anyway compresses worse by a tenth, and takes turns on the few connections
 * of a browser. What others need as well stays apart: nobody fetches play for an icon of it.
 */
export function chunkNames(root: string): (id: string, graph: ModuleGraph) => string | null {
  let named: Map<string, string> | null = null;
  const at = (file: string): string => path.join(root, file);
  return (id, graph) => {
    named ??= nameModules(graph, at);
    return named.get(id) ?? null;
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
  const elsewhere = new Set<string>();
  for (const page of pagesFrom(graph, ENTRIES.map(at))) {
    if (!OF_PLAY.test(page)) for (const id of reachedFrom(graph, [page])) elsewhere.add(id);
  }
  const forPlay = new Set(reachedFrom(graph, PLAY.map(at)));
  const ofPlay = [...forPlay].filter((id) => !elsewhere.has(id));
  const ofVoices = reachedFrom(graph, READ_ALOUD.map(at)).filter((id) => !elsewhere.has(id));
  const ofForms = reachedFrom(graph, FORM.map(at)).filter((id) => !forPlay.has(id));
  const early = new Set(iconsIn(graph, [...first].filter(isInitial)));
  const icons = iconsIn(graph, forPlay).filter((id) => !early.has(id));
  const groups = [
    ...reachedFrom(graph, SESSION.map(at)).map((id) => [id, 'session'] as const),
    ...ofForms.map((id) => [id, 'form'] as const),
    ...ofVoices.map((id) => [id, 'read-aloud'] as const),
    ...ofPlay.map((id) => [id, 'play'] as const),
    ...icons.map((id) => [id, 'icons'] as const),
  ];
  // The first group that wants a module has it.
  return new Map(groups.filter(([id]) => !isInitial(id)).reverse());
}

/** Whoever wants one icon imports all of them, as far as this graph tells: the bundler knows better. */
const ICONS = /\/lucide-react\//;

/** Those that these modules name. A file each, they would be fourteen of two hundred bytes that wait for each other. */
function iconsIn(graph: ModuleGraph, modules: Iterable<string>): string[] {
  const icons: string[] = [];
  for (const id of modules) {
    const { code, importedIds = [] } = graph.getModuleInfo(id) ?? {};
    const [, names] = /import \{([^}]*)\} from ["']lucide-react["']/.exec(code ?? '') ?? [];
    const list = importedIds.find((each) => ICONS.test(each));
    if (names === undefined || list === undefined) continue;
    for (const name of names.split(',').map((each) => each.trim().split(' ')[0])) {
      const [, file] =
        new RegExp(`\\bas ${name}\\b[^}]*\\} from ["']([^"']+)`).exec(
          graph.getModuleInfo(list)?.code ?? '',
        ) ?? [];
      if (file !== undefined) icons.push(path.join(path.dirname(list), file));
    }
  }
  return icons;
}

/** All that comes along with these modules. */
function reachedFrom(graph: ModuleGraph, from: readonly string[]): string[] {
  const reached = new Set(from);
  for (const id of reached) {
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) if (!ICONS.test(next)) reached.add(next);
  }
  return [...reached];
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
