import * as z from 'zod/mini';
import type { MyFigure } from '#brands/my-figure.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import {
  type getMine,
  type Mine,
  myFigure,
  placedThings,
  type setMyFigure,
  type setMyRoom,
} from '../../mine-contract.ts';
import { inTheRoom } from '../../rules/mine/room.ts';

const findFigure = statement(
  { figure: z.nullable(myFigure) },
  'select figure from play_mine where student_id = $1',
);

export async function figureOf(tx: Tx, studentId: number): Promise<MyFigure | null> {
  const [row] = await findFigure(tx, studentId);
  return row?.figure ?? null;
}

const findMine = statement(
  { figure: z.nullable(myFigure), things: placedThings, keepsakes: z.array(z.string()) },
  `
    select mine.figure, coalesce(mine.things, '[]') as things, array(
        select keepsake from program_progress p cross join jsonb_array_elements_text(p.keepsakes) with ordinality as given(keepsake, nth)
        where p.student_id = s.id order by p.program, nth
      ) as keepsakes
    from students s left join play_mine mine on mine.student_id = s.id where s.id = $1`,
);

export async function readMine({ tx, actor }: Context<typeof getMine>): Promise<{ data: Mine }> {
  const [row] = await findMine(tx, actor.id);
  const keepsakes = [...new Set(row?.keepsakes)];
  return {
    data: { figure: row?.figure ?? null, keepsakes, things: inTheRoom(row?.things ?? [], keepsakes) },
  };
}

const writeFigure = statement(
  `
    insert into play_mine (student_id, figure, updated_at) values ($1, $2::jsonb, $3)
    on conflict (student_id) do update set figure = excluded.figure, updated_at = excluded.updated_at`,
);

export async function dressUp({ tx, actor, now, input: { figure } }: Context<typeof setMyFigure>) {
  await writeFigure(tx, actor.id, figure === null ? null : JSON.stringify(figure), now);
  return { data: { figure } };
}

const writeThings = statement(
  `
    insert into play_mine (student_id, things, updated_at) values ($1, $2::jsonb, $3)
    on conflict (student_id) do update set things = excluded.things, updated_at = excluded.updated_at`,
);

export async function furnish(context: Context<typeof setMyRoom>) {
  const { tx, actor, now, input } = context;
  const [row] = await findMine(tx, actor.id);
  const things = inTheRoom(input.things, row?.keepsakes ?? []);
  await writeThings(tx, actor.id, JSON.stringify(things), now);
  return { data: { things } };
}
