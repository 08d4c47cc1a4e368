import * as z from 'zod/mini';
import { brandById } from '#brands/all.ts';
import type { Locale } from '#brands/brand.ts';
import type { Actor } from '#platform/contract/policy.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Table } from '#platform/contract/table.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { spokenNameSql } from '#platform/server/database/name-sql.ts';
import { statement } from '#platform/server/database/statement.ts';
import { fileInstead } from '#platform/server/http/reply.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { figuresFor, type ListAsked, rowsFor } from '#platform/server/tables/table-routes.ts';
import { todayFor } from '#product/accounts/server/time-zones/zones.ts';
import { SAID, type Said } from '#product/play/rules/measurement/levels.ts';
import { SKILLS, type Skill } from '#product/play/rules/story/skills.ts';
import { pdfReply } from '#product/purchasing/server/documents/pdf-reply.ts';
import { groupPages } from '../contract.ts';
import { groupPage, type LessonDone, type PrintedChild, resultPage } from '../rules/pages/pages.ts';
import { LEVEL_PROGRAMS } from '../rules/programs.ts';
import { readSmallGroupPage } from '../small-groups-contract.ts';
import { groupTables } from '../tables-contract.ts';
import { groupPdf } from './drawing/group-pdf.ts';
import { resultPdf } from './drawing/result-pdf.ts';
import { smallGroupOf } from './small-groups/finding.ts';
import { type Asked, findCounts } from './summary.ts';
import type { GroupSources } from './tables.ts';

/** More than anybody reads on paper. */
const MOST_PRINTED = 400;

const findReader = statement(
  { name: z.string() },
  `select ${spokenNameSql('a')} as name from accounts a where a.id = $1`,
);
/** Who had it printed: it stands at the head of the page. */
export async function readerOf(tx: Tx, actor: Actor): Promise<string> {
  const [reader] = await findReader(tx, actor.id);
  return reader?.name ?? '';
}

export function refuseTooMany(children: number): void {
  if (children > MOST_PRINTED) throw Refusal.because('error.too-many-to-print', { most: MOST_PRINTED });
}

const COLUMNS = ['name', 'iteration', 'done', 'current'] as const;
const skillColumn = (skill: Skill) => `skill_${skill}` as const;

/** Whose rows they are, for the log of each child. */
export async function findIds<T extends Table>(tx: Tx, asked: ListAsked<T>): Promise<number[]> {
  const [found] = await figuresFor(
    tx,
    asked,
    { ids: z.nullable(z.array(z.number())) },
    { select: 'array_agg(s.id) as ids', joins: [] },
  );
  return found?.ids ?? [];
}

/** The rows of the list, in its order, as they are printed. */
async function findRows(tx: Tx, asked: Asked): Promise<PrintedChild[]> {
  const columns = [...COLUMNS, ...SKILLS.map(skillColumn)] as const;
  const about = { table: groupTables[asked.program], source: asked.sources[asked.program] };
  const rows = await rowsFor(
    tx,
    { ...about, actor: asked.actor, now: asked.now, input: asked.input },
    columns,
  );
  return rows.map((cells) => {
    const [name, iteration, done, current, ...rest] = cells;
    const at = (index: number): Said | null => saidOf(rest[index] ?? null);
    return {
      name: String(name),
      said: { ic: at(0), com: at(1), coop: at(2), ini: at(3), emp: at(4), er: at(5) },
      isTold: iteration !== null,
      done: Number(done),
      current: Number(current),
    };
  });
}

const saidOf = (cell: unknown): Said | null => SAID.find((said) => said === cell) ?? null;

/** What a later slice knows of a small group. */
export type GroupPorts = {
  lessonsOf: (tx: Tx, group: number, language: Locale) => Promise<readonly LessonDone[]>;
};

export function pageRoutes(serve: Serve, sources: GroupSources, { lessonsOf }: GroupPorts): void {
  for (const program of LEVEL_PROGRAMS) {
    // Drawn when its children have been read: no connection waits for the pen.
    serve.ownTransaction(groupPages[program], async (context) => {
      const { actor, now, about, transaction, sayIn, address } = context;
      const { _lang: language = 'en', ...filters } = context.input;
      const input: Record<string, unknown> = filters;
      const brand = brandById(address.brand);
      const page = await transaction(async (tx) => {
        const asked = { program, sources, actor, now, input };
        const counts = await findCounts(tx, asked);
        refuseTooMany(counts.children);
        const rows = await findRows(tx, asked);
        const reader = await readerOf(tx, actor);
        const students = await findIds(tx, {
          table: groupTables[program],
          source: sources[program],
          actor,
          now,
          input,
        });
        about({ type: 'table', id: 0, details: { program, children: rows.length, language, students } });
        const check = input['check'] === undefined ? null : Number(input['check']);
        const today = await todayFor(tx, actor.id, now);
        return groupPage({ brand, program, language, check, reader, today }, counts, rows, sayIn(language));
      });
      return fileInstead(await pdfReply(actor, `group-data-${program}`, () => groupPdf(brand, page, now)));
    });
  }
  serve.ownTransaction(readSmallGroupPage, async (context) => {
    const { actor, now, about, transaction, sayIn, address, input } = context;
    const { id, _lang: language = 'en' } = input;
    const brand = brandById(address.brand);
    const page = await transaction(async (tx) => {
      const group = await smallGroupOf(tx, actor, id);
      const students = group.members.map((member) => member.id);
      about({ type: 'small-group', id, details: { children: students.length, language, students } });
      const today = await todayFor(tx, actor.id, now);
      const lessons = await lessonsOf(tx, id, language);
      return resultPage({ brand, language, today }, group, lessons, sayIn(language));
    });
    return fileInstead(await pdfReply(actor, `small-group-${id}`, () => resultPdf(brand, page, now)));
  });
}
