import { createContext, type ReactNode, use } from 'react';
import { create } from 'zustand';
import type { Locale } from '#brands/brand.ts';
import { ApiError } from '#platform/web/api.ts';
import { loadTexts } from '#platform/web/texts.ts';
import type { Adult, CHECK_IN_STATES, ScenePlace, Stop, World } from '../../contract.ts';
import type { CheckIn, SKIPPED } from '../../rules/results/events.ts';
import type { TalkOffer } from '../../rules/results/talk.ts';
import type { CompiledScene } from '../../rules/story/compiled-scene.ts';
import type { Pick, Texts } from '../../rules/story/scene.ts';
import type { Sitting } from '../../rules/visit/visit.ts';
import type { Journal } from '../queue/journal.ts';
import { hushAhead } from './quiet.ts';

export type PlayWorld = World & {
  check_in: (typeof CHECK_IN_STATES)[number];
  seen_by: Adult[];
  talk: TalkOffer | null;
  /** Null: adults look around as long as they like. */
  sitting: Sitting | null;
  class_quiet: boolean;
  /** The server could not be asked: this is what was known before, and what happened here since. */
  isOffline: boolean;
};

/** A scene with all that is needed to play it. */
export type LoadedScene = {
  place: ScenePlace;
  told: CompiledScene;
  texts: Texts | undefined;
  /** Of the scene's own texts: not every scene has been translated. */
  lang: Locale;
  at: { picks: Pick[]; lines: number };
  /** A comic that is finished and only looked at. */
  isMade?: boolean;
};

/** Where play comes from and what it is told to: a student's own, or a preview that leaves nothing behind. */
export type PlaySource = {
  isPreview: boolean;
  /** For adults who look at a scene: what stands at its end. Children have nothing there that nobody reads to them. */
  atEnd?: (scene: string) => ReactNode;
  paths: { home: string; map: string; scene: (id: string) => string } & Record<
    // Where a preview has none, there is no door to it.
    'coolDown' | 'me' | 'myPlace' | 'puppets' | 'comics',
    string | null
  >;
  journal: Journal;
  /** What is open: a scene, an activity, or neither. */
  enter: (scene: string | undefined) => void;
  /** Resolves when it is written down. */
  checkIn: (feeling: CheckIn | typeof SKIPPED, toldTo: readonly Adult[]) => Promise<void>;
  /** The child would like to talk. Says whether somebody can know of it yet. */
  talk: () => Promise<'sent' | 'kept'>;
  /** A scene was played to its end just now. */
  finished: (scene: string, what: { keepsakes: readonly string[]; picks: readonly Pick[] }) => void;
  loadWorld: () => Promise<PlayWorld>;
  loadScene: (id: string) => Promise<LoadedScene>;
  /** Finds out about a scene that may be opened later, perhaps without a network. */
  foresee: (stop: Stop) => Promise<void>;
  /** The map is on the screen: time to fetch what the coming scenes need. */
  worldShown: (world: PlayWorld) => void;
};

const SourceContext = createContext<PlaySource | null>(null);
export const PlaySourceProvider = SourceContext.Provider;

export function usePlaySource(): PlaySource {
  const source = use(SourceContext);
  if (source === null) throw new Error('play needs to know where it comes from');
  return source;
}

/** What the routes have loaded. */
export const usePlay = create<{
  world: PlayWorld | null;
  scene: LoadedScene | null;
  /** The last question about the world had no answer. */
  isOffline: boolean;
}>(() => ({ world: null, scene: null, isOffline: false }));

/** Loaders of routes: the screens show what these have put down. */
export async function showWorld(source: PlaySource): Promise<void> {
  try {
    const world = await source.loadWorld();
    // Whoever has been given nothing yet has nothing that needs a name.
    if (world.keepsakes.length > 0) await loadTexts(['play-keepsakes']).catch(() => undefined);
    usePlay.setState({ world, isOffline: world.isOffline });
    source.worldShown(world);
  } catch (error) {
    usePlay.setState({ isOffline: error instanceof ApiError && error.status === 0 });
    throw error;
  }
}

export async function showScene(source: PlaySource, id: string): Promise<void> {
  hushAhead();
  const scene = await source.loadScene(id);
  usePlay.setState({ scene });
}
