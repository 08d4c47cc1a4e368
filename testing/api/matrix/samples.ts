import * as z from 'zod/mini';
import type { Endpoint } from '#platform/contract/endpoint.ts';

/** Of what stands under an id, some have a number and some a name. */
export type Id = number | string;

/** What goes into a field of this name, when it has to be there. */
export type Sample = Id | boolean | Id[] | object[];
const SAMPLES: Record<string, (id: Id) => Sample> = {
  id: (id) => id,
  ids: (id) => [id],
  _ids: (id) => [id],
  educator_id: (id) => id,
  educator_ids: (id) => [id],
  user_id: (id) => id,
  code: () => 'c'.repeat(43),
  session: () => 'cs_unknown',
  first_name: () => 'Robin',
  last_name: () => 'Birch',
  grade: () => 3,
  on: () => true,
  school_year: () => '2026',
  activity: () => 'play',
  decision: () => 'no',
  decisions: () => [{ activity: 'play', decision: 'yes' }],
  told_by: () => 'Robin Birch',
  told_how: () => 'paper',
  operation_id: () => '00000000-0000-4000-8000-000000000000',
  program: () => 'zoou',
  plan: () => 'individual',
  count: () => 1,
  quantity: () => 1,
  change: () => 'add',
  tier: () => 100,
  period: () => 'year',
  lot_id: (id) => id,
  name: () => 'Joining in',
  held_on: () => '2026-09-01',
  day: () => '2026-09-01',
  student_ids: (id) => [id],
  present: () => [],
  starts_on: () => '2026-09-01',
  ends_on: () => '2027-06-30',
  document: () => 'confirmation',
  kind: () => 'assessment',
  text: () => 'noted',
  readers: () => 'page',
  part: () => 'family',
  parts: () => ['educator'],
  language: () => 'en',
  format: () => 'pdf',
  iteration: () => 1,
  scene: () => 'zoou-check-a-ic',
  provider: () => 'clever',
  encoding: () => 'utf-8',
  links: () => [],
  state: () => 's'.repeat(43),
  reader: () => 'counselor',
  featured_from: () => '2026-09-01',
  comic: () => '00000000-0000-4000-8000-000000000000',
  hidden: () => true,
  agree: () => true,
};

/** All that a call has to be told, as far as it is known here. */
export function inputFor(route: Endpoint, id: Id): Record<string, Sample> {
  const values: Record<string, Sample> = {};
  for (const [name, schema] of Object.entries(route.input.shape)) {
    const optional = z.safeParse(schema, undefined).success;
    const sample = SAMPLES[name];
    if (!optional && sample !== undefined) values[name] = sample(id);
  }
  return values;
}

export const sampleOf = (name: string, id: Id): Sample | undefined => SAMPLES[name]?.(id);
