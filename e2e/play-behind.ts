/** What lies behind a child, with the answers it was made of: whenever the server counts anew, it comes to the same. */
import { randomUUID } from 'node:crypto';
import { readScenes } from '#apps/running/scenes.ts';
import { pretend } from '#product/play/rules/results/pretend.ts';
import { type Done, FIRST_STATE, mapOf } from '#product/play/rules/results/progress.ts';
import { formOf, type SceneEntry } from '#product/play/rules/story/programs.ts';
import type { Kindred } from './kindred.ts';

const DAYS_AGO_MS = 3 * 86_400_000;
const { entries, outlines } = readScenes();

function entryOf(id: string): SceneEntry {
  const entry = entries.find((one) => one.id === id);
  if (entry === undefined) throw new Error(`there is no scene ${id}`);
  return entry;
}

/** The scenes that have to be done before this one opens, in the order they are played in. */
export function scenesBefore(id: string): string[] {
  const wanted = entryOf(id);
  const state = { ...FIRST_STATE, forms: [formOf(id) ?? 'a'] };
  const done: Done[] = [];
  for (;;) {
    const map = mapOf(entries, wanted.program, state, done);
    if (map.some(({ scene, status }) => scene.id === id && status !== 'locked')) break;
    const open = map.filter(({ status }) => status === 'next' || status === 'open').map(({ scene }) => scene);
    const next = open.find(({ kind, skill }) => kind === wanted.kind && skill === wanted.skill) ?? open[0];
    if (next === undefined) throw new Error(`nothing leads to ${id}`);
    done.push({ scene: next.id, iteration: FIRST_STATE.iteration });
  }
  return done.map(({ scene }) => scene);
}

/** The child played these some days ago, each to its end and with the best answers. */
export async function playedBefore(
  { database }: Kindred,
  student: number,
  scenes: readonly string[],
): Promise<void> {
  for (const entry of scenes.map(entryOf)) {
    const outline = outlines[`${entry.id}@${entry.version}`];
    if (outline === undefined) throw new Error(`nothing is known of ${entry.id}`);
    const start = Date.now() - DAYS_AGO_MS + 3_600_000 * scenes.indexOf(entry.id);
    const telling = pretend({ program: entry.program, start, id: randomUUID });
    telling.scene({ entry, outline }, (_, options) => {
      const worth = (option: string): number =>
        Object.values(options[option]?.evidence ?? {}).reduce<number>((sum, score) => sum + score, 0);
      const [option = ''] = Object.keys(options).toSorted((a, b) => worth(b) - worth(a));
      return { option, seconds: 20 };
    });
    await database.query(
      `insert into play_events (student_id, id, type, program, epoch, scene, event, received_at)
       select $1, (event ->> 'id')::uuid, event ->> 'type', event ->> 'program', (event ->> 'epoch')::integer,
         event ->> 'scene', event, (event ->> 'client_at')::timestamptz
       from jsonb_array_elements($2::jsonb) as told(event)`,
      [student, JSON.stringify(telling.end())],
    );
  }
}
