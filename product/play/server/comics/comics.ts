import * as z from 'zod/mini';
import { PROGRAM_IDS } from '#brands/brand.ts';
import type { FieldErrors } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { type Row, statement } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { studentZone } from '#product/accounts/server/time-zones/zones.ts';
import {
  type Comics,
  type getComics,
  type keepComic,
  madePanels,
  type removeComic,
} from '../../comics-contract.ts';
import { contactsIn, type Found } from '../../rules/comics/checked.ts';
import { MOST_COMICS, MOST_THROWN, withOwnKeepsakes } from '../../rules/comics/comic.ts';

const comicRow = {
  id: z.string(),
  version: z.string(),
  title: z.string(),
  program: z.enum(PROGRAM_IDS),
  story: z.nullable(z.string()),
  panels: madePanels,
  made_on: z.string(),
  hidden: z.boolean(),
};
type KeptComic = Row<typeof comicRow>;

const findComics = statement(
  comicRow,
  `
    select c.id, c.version, c.title, c.program, c.story, c.panels, c.hidden_at is not null as hidden,
      (c.updated_at at time zone ${studentZone()})::date as made_on
    from play_comics c join students s on s.id = c.student_id left join schools sc on sc.id = s.school_id
    where c.student_id = $1 order by c.updated_at desc, c.id`,
);

/** All of a child's, also those that were put away. Who may read them is for the caller to know. */
export function comicsOf(tx: Tx, studentId: number): Promise<KeptComic[]> {
  return findComics(tx, studentId);
}

const findMaker = statement(
  {
    first_name: z.string(),
    last_name: z.string(),
    school: z.nullable(z.string()),
    keepsakes: z.array(z.string()),
    comics: z.number(),
  },
  `
    select s.first_name, s.last_name, sc.name as school,
      array(select distinct jsonb_array_elements_text(p.keepsakes) from program_progress p where p.student_id = s.id) as keepsakes,
      (select count(*)::int from play_comics c where c.student_id = s.id and c.hidden_at is null) as comics
    from students s left join schools sc on sc.id = s.school_id where s.id = $1`,
);
/** One comic of a child at a time: so many and no more, and none over another. */
const lockMaker = statement({ id: z.number() }, 'select id from students where id = $1 for no key update');

async function getMaker(tx: Tx, id: number) {
  const [maker] = await findMaker(tx, id);
  if (maker === undefined) throw Refusal.of('not-found');
  return maker;
}

/** Whoever looks after the child, as it is told of them. */
type FindAdults = (tx: Tx, studentId: number) => Promise<{ name: string }[]>;

export async function readComics(
  { tx, actor }: Context<typeof getComics>,
  findAdults: FindAdults,
): Promise<{ data: Comics }> {
  const { keepsakes, school } = await getMaker(tx, actor.id);
  const all = actor.actingAsBy === null ? await findComics(tx, actor.id) : [];
  return {
    data: {
      comics: all.filter(({ hidden }) => !hidden).map(shown),
      away: all.filter(({ hidden }) => hidden).length,
      keepsakes,
      seen_by: (await findAdults(tx, actor.id)).map(({ name }) => name),
      school,
    },
  };
}

/** That a comic was not put away says itself. */
function shown({ id, version, title, program, story, panels, made_on }: KeptComic) {
  return { id, version, title, program, story, panels, made_on };
}

const findOne = statement(
  { version: z.string(), hidden: z.boolean() },
  'select version, hidden_at is not null as hidden from play_comics where student_id = $1 and id = $2',
);
const findThrown = statement(
  { id: z.string() },
  'select id from play_comics_thrown where student_id = $1 and id = $2',
);
const insertComic = statement(
  `
    insert into play_comics (student_id, id, version, title, program, story, panels, created_at, updated_at)
    values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8, $8)`,
);
const updateComic = statement(
  `
    update play_comics set version = $3, title = $4, program = $5, story = $6, panels = $7::jsonb, updated_at = $8
    where student_id = $1 and id = $2`,
);

type Kept = z.infer<typeof keepComic.output>;

export async function keep(
  { tx, actor, now, input }: Context<typeof keepComic>,
  isStory: (id: string) => boolean,
): Promise<Kept> {
  const { comic, version, after, title, program, panels } = input;
  await lockMaker(tx, actor.id);
  const maker = await getMaker(tx, actor.id);
  const known = { firstName: maker.first_name, lastName: maker.last_name, school: maker.school };
  const found = contactsIn(input, known);
  if (found.length > 0) throw Refusal.fields(errorsOf(found));
  const [before] = await findOne(tx, actor.id, comic);
  if (before?.hidden) return { data: { kept: 'away' } };
  if (before?.version === version) return { data: { kept: 'kept' } };
  if (before !== undefined && !after.includes(before.version)) return { data: { kept: 'elsewhere' } };
  if (before === undefined && (await findThrown(tx, actor.id, comic)).length > 0)
    return { data: { kept: 'gone' } };
  if (before === undefined && maker.comics >= MOST_COMICS) throw Refusal.because('play-comics.refused.full');
  const story = input.story !== null && isStory(input.story) ? input.story : null;
  const own = JSON.stringify(withOwnKeepsakes(panels, maker.keepsakes));
  const write = before === undefined ? insertComic : updateComic;
  await write(tx, actor.id, comic, version, title, program, story, own, now);
  return { data: { kept: 'kept' } };
}

/** The fields as the input names them. */
function errorsOf(found: readonly Found[]): FieldErrors {
  return Object.fromEntries(
    found.map((one) => [
      one.field === 'title'
        ? 'title'
        : one.field === 'caption'
          ? `panels.${one.at}.caption`
          : `panels.${one.at}.figures.${one.nth}.says`,
      { i18n: `play-comics.contact.${one.contact}` },
    ]),
  );
}

const deleteComic = statement(
  { id: z.string() },
  'delete from play_comics where student_id = $1 and id = $2 and hidden_at is null returning id',
);

/** Also of one that has not arrived yet: its sending may be under way. */
const rememberThrown = statement(
  `
    insert into play_comics_thrown (student_id, id, thrown_at)
    select $1, $2, $3 where not exists (select from play_comics c where c.student_id = $1 and c.id = $2)
    on conflict do nothing`,
);

/** The oldest are forgotten: what a child may leave here has an end. */
const forgetOldest = statement(
  `
    delete from play_comics_thrown t using (
      select id from play_comics_thrown where student_id = $1 order by thrown_at desc, id offset ${MOST_THROWN}
    ) old
    where t.student_id = $1 and t.id = old.id`,
);

/** What was put away stays with the grown-ups who did; what is gone already is gone. */
export async function remove(context: Context<typeof removeComic>): Promise<{ data: { removed: boolean } }> {
  const { tx, actor, now, input } = context;
  await lockMaker(tx, actor.id);
  const [gone] = await deleteComic(tx, actor.id, input.comic);
  await rememberThrown(tx, actor.id, input.comic, now);
  await forgetOldest(tx, actor.id);
  context.about({
    type: 'student',
    id: actor.id,
    details: { comic: input.comic, removed: gone !== undefined },
  });
  return { data: { removed: gone !== undefined } };
}

const putAway = statement(
  { id: z.string() },
  `
    update play_comics set hidden_at = case when $3::boolean then $4::timestamptz end
    where student_id = $1 and id = $2 returning id`,
);

/** Takes a comic off the child's shelf, or puts it back; for slices that know who may. False: there is none. */
export async function setComicHidden(
  tx: Tx,
  studentId: number,
  comic: string,
  { hidden, now }: { hidden: boolean; now: Date },
): Promise<boolean> {
  const [found] = await putAway(tx, studentId, comic, hidden, now);
  return found !== undefined;
}
