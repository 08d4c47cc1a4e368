import * as z from 'zod/mini';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Content } from '../rules/results/fold.ts';
import { type SceneOutline, sceneOutline } from '../rules/story/outline.ts';
import type { SceneEntry, SceneManifest } from '../rules/story/programs.ts';
import { reachesOutlinedEnd } from '../rules/story/ways.ts';

export type SceneVersion = { scene: string; version: string };

/** All scenes: those of this build, to be played, and the outlines of any there ever were, to be counted. */
export type SceneCatalog = {
  entries: readonly SceneEntry[];
  /** Knows these versions, if anybody ever did. Earlier builds may have them, and servers that started later. */
  contentFor(tx: Tx, versions: Iterable<SceneVersion>): Promise<Content>;
};

const keyOf = (scene: string, version: string): string => `${scene}@${version}`;

const findOutlines = statement(
  {
    scene: z.string(),
    version: z.string(),
    outline: sceneOutline,
  },
  `
    select scene, version, outline from scene_versions
    where (scene, version) in (select * from unnest($1::text[], $2::text[]))`,
);

export function openCatalog({ entries, outlines }: SceneManifest): SceneCatalog {
  const known = new Map(Object.entries(outlines));
  const outlineOf = (scene: string, version: string): SceneOutline | null =>
    known.get(keyOf(scene, version)) ?? null;
  const content: Content = {
    outline: outlineOf,
    completes: (scene, version, picks) => {
      const outline = outlineOf(scene, version);
      return outline !== null && reachesOutlinedEnd(outline, picks);
    },
  };
  return {
    entries,
    async contentFor(tx, versions) {
      const missing = new Map<string, SceneVersion>();
      for (const { scene, version } of versions) {
        if (outlineOf(scene, version) === null) missing.set(keyOf(scene, version), { scene, version });
      }
      if (missing.size > 0) {
        const wanted = [...missing.values()];
        const found = await findOutlines(
          tx,
          wanted.map(({ scene }) => scene),
          wanted.map(({ version }) => version),
        );
        for (const { scene, version, outline } of found) known.set(keyOf(scene, version), outline);
      }
      return content;
    },
  };
}

const insertOutlines = statement(`
    insert into scene_versions (scene, version, program, outline, added_at)
    select split_part(key, '@', 1), split_part(key, '@', 2), value ->> 'program', value, $2
    from jsonb_each($1::jsonb) on conflict do nothing`);

/** Keeps the outlines of this build for ever: an answer keeps the evidence of the version it was given in. */
export async function keepScenes(db: Db, { outlines }: SceneManifest, now: Date): Promise<void> {
  await insertOutlines(db, JSON.stringify(outlines), now);
}
