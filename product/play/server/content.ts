import * as z from 'zod/mini';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { MeasuredContent } from '../rules/measurement/answers.ts';
import { type SceneOutline, sceneOutline } from '../rules/story/outline.ts';
import type { SceneEntry, SceneManifest } from '../rules/story/programs.ts';
import { type SceneReadings, sceneReadings } from '../rules/story/reading.ts';
import { reachesOutlinedEnd } from '../rules/story/ways.ts';

export type SceneVersion = { scene: string; version: string };

/** All scenes: those of this build, to be played, and what there ever was of others, to be counted. */
export type SceneCatalog = {
  entries: readonly SceneEntry[];
  /** Knows these versions, if anybody ever did. Earlier builds may have them, and servers that started later. */
  contentFor(tx: Tx, versions: Iterable<SceneVersion>): Promise<MeasuredContent>;
};

const keyOf = (scene: string, version: string): string => `${scene}@${version}`;

const findVersions = statement(
  {
    scene: z.string(),
    version: z.string(),
    outline: sceneOutline,
    readings: sceneReadings,
  },
  `
    select scene, version, outline, readings from scene_versions
    where (scene, version) in (select * from unnest($1::text[], $2::text[]))`,
);

type Known = { outline: SceneOutline; readings: SceneReadings };

/** What counting needs of a build: how scenes are told is no part of it. */
type CountedScenes = Omit<SceneManifest, 'words'>;

export function openCatalog({ entries, outlines, readings }: CountedScenes): SceneCatalog {
  const known = new Map<string, Known>(
    Object.entries(outlines).map(([key, outline]) => [key, { outline, readings: readings[key] ?? {} }]),
  );
  const outlineOf = (scene: string, version: string): SceneOutline | null =>
    known.get(keyOf(scene, version))?.outline ?? null;
  const content: MeasuredContent = {
    outline: outlineOf,
    completes: (scene, version, picks) => {
      const outline = outlineOf(scene, version);
      return outline !== null && reachesOutlinedEnd(outline, picks);
    },
    reading: (scene, version, language) => known.get(keyOf(scene, version))?.readings[language] ?? null,
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
        const found = await findVersions(
          tx,
          wanted.map(({ scene }) => scene),
          wanted.map(({ version }) => version),
        );
        for (const { scene, version, ...kept } of found) known.set(keyOf(scene, version), kept);
      }
      return content;
    },
  };
}

const insertVersions = statement(`
    insert into scene_versions as kept (scene, version, program, outline, readings, added_at)
    select split_part(key, '@', 1), split_part(key, '@', 2), value ->> 'program', value,
      coalesce($2::jsonb -> key, '{}'), $3
    from jsonb_each($1::jsonb)
    on conflict (scene, version) do update set readings = excluded.readings
    where kept.readings <> excluded.readings and excluded.readings <> '{}'`);

/**
 * Keeps the outlines of this build for ever: an answer keeps the evidence of the version it was given in. How much there
 * is to read is that of the newest words.
 */
export async function keepScenes(db: Db, { outlines, readings }: CountedScenes, now: Date): Promise<void> {
  await insertVersions(db, JSON.stringify(outlines), JSON.stringify(readings), now);
}
