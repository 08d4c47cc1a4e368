import * as z from 'zod/mini';
import type { ProgramId } from '#brands/brand.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import type { getPreview, getPreviewScene, ScenePlace, World } from '../contract.ts';
import { CHECKPOINT_VERSION } from '../rules/results/checkpoint.ts';
import { FIRST_STATE, type MapStop } from '../rules/results/progress.ts';
import { inOrder, type SceneEntry } from '../rules/story/programs.ts';
import type { SceneCatalog } from './content.ts';
import { evidenceOf, stopOf } from './play.ts';

const findDebugMode = statement(
  { game_debug_mode: z.boolean() },
  'select game_debug_mode from accounts where id = $1',
);

async function hasDebugMode(tx: Tx, accountId: number): Promise<boolean> {
  const [account] = await findDebugMode(tx, accountId);
  return account?.game_debug_mode === true;
}

const { epoch, iteration } = FIRST_STATE;
const AT_FIRST = { epoch, iteration };

/** Every scene, of both forms: adults look at what children will meet. */
function openStops(catalog: SceneCatalog, program: ProgramId): MapStop<SceneEntry>[] {
  const own = inOrder(catalog.entries.filter((entry) => entry.program === program));
  return own.map((scene) => ({ scene, status: 'open' }));
}

export async function previewWorld(
  { tx, actor, input }: Context<typeof getPreview>,
  catalog: SceneCatalog,
): Promise<{ data: World }> {
  const { program } = input;
  const stops = openStops(catalog, program).map((stop) => stopOf(stop, true));
  return { data: { program, ...AT_FIRST, stops, keepsakes: [], debug: await hasDebugMode(tx, actor.id) } };
}

export async function previewScene(
  { tx, actor, input }: Context<typeof getPreviewScene>,
  catalog: SceneCatalog,
): Promise<{ data: ScenePlace }> {
  const { program } = input;
  const stop = openStops(catalog, program).find(({ scene }) => scene.id === input.scene);
  if (stop === undefined) throw Refusal.of('not-found');
  const { id: scene, version } = stop.scene;
  const debug = await hasDebugMode(tx, actor.id);
  const content = await catalog.contentFor(tx, [{ scene, version }]);
  const evidence = debug ? evidenceOf(content.outline(scene, version)) : null;
  const place = { program, ...AT_FIRST, attempt: 1, picks: [], made: null, lines: 0, seed: 'preview' };
  const saved = { ...place, checkpoint_version: CHECKPOINT_VERSION };
  return {
    data: {
      stop: stopOf(stop, true),
      ...saved,
      debug,
      evidence,
      me: null,
      check_in: 'off',
      class_quiet: false,
    },
  };
}
