import * as z from 'zod/mini';
import { brandById } from '#brands/all.ts';
import type { Locale } from '#brands/brand.ts';
import { spokenName } from '#platform/contract/names.ts';
import type { Actor } from '#platform/contract/policy.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Files } from '#platform/server/files/files.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { keptJobs, type Maker, makeKept, workOnKept } from '#platform/server/kept-files/make.ts';
import type { Say } from '#platform/server/texts.ts';
import type { LetterPorts } from '#product/accounts/server/session/addressee.ts';
import { findActorOf } from '#product/accounts/server/session/sessions.ts';
import { studentZone } from '#product/accounts/server/time-zones/zones.ts';
import { readStudent, type StoryPorts } from '#product/insight/server/student/read-student.ts';
import { comicsOf } from '#product/play/server/comics/comics.ts';
import { joins } from '#product/rosters/server/students/list-parts.ts';
import { TEACHER } from '#product/rosters/server/students/teacher.ts';
import type { ChildExport, ExportSection, Extent } from '../../rules/export/sections.ts';
import { CHILD_WORDS } from '../../rules/export/words.ts';
import { collectWhole } from './collect.ts';
import { familySections } from './family.ts';
import { dataFiles } from './files.ts';
import { htmlPages } from './html.ts';
import { mailReady } from './letters.ts';
import { type PackedFile, packFiles } from './pack.ts';
import { receivedBy } from './receiving.ts';
import { type KeptRow, keptExports, tellExport } from './store.ts';
import { summaryPdf } from './summary-pdf.ts';
import type { ToldChild } from './told/telling.ts';
import { toldSections } from './told/told.ts';

const jobsOfExports = keptJobs('child-export');
export const makeExport = jobsOfExports.make;
export const EXPORT_JOBS = jobsOfExports.all;

export type MakePorts = LetterPorts & { files: Files; clock: () => Date; stories: StoryPorts };

export async function workOnExports(jobs: Pick<Jobs, 'work'>, db: Db, ports: MakePorts): Promise<void> {
  await workOnKept(jobs, db, jobsOfExports, makerOf(db, ports));
}

export async function makeFiles(db: Db, ports: MakePorts, id: number): Promise<void> {
  await makeKept(db, makerOf(db, ports), id);
}

function makerOf(db: Db, ports: MakePorts): Maker<KeptRow, { place: number; student_id: number }> {
  return {
    store: keptExports,
    files: ports.files,
    clock: ports.clock,
    makePart: async (kept, { student_id }) => {
      const files = await makeChild(db, ports, kept, student_id);
      return files === null ? null : packFiles(files);
    },
    tell: tellExport,
    onReady: async (tx, ready) => {
      if (ready.asked_by !== null) await mailReady(tx, ports, ready);
    },
  };
}

const findChild = statement(
  {
    first_name: z.string(),
    last_name: z.string(),
    grade: z.number(),
    teacher: z.string(),
    school: z.nullable(z.string()),
    time_zone: z.string(),
  },
  `
    select s.first_name, s.last_name, s.grade, ${TEACHER} as teacher, sc.name as school, ${studentZone()} as time_zone
    from students s ${joins.owner} ${joins.school} where s.id = $1`,
);

/** Who receives it is judged anew for every child. */
async function makeChild(
  db: Db,
  ports: MakePorts,
  { account_id, brand: brandId, language }: KeptRow,
  studentId: number,
): Promise<PackedFile[] | null> {
  const actor = await findActorOf(db, account_id);
  const extent = actor === null ? undefined : (await receivedBy(db, actor, [studentId])).get(studentId);
  const [found] = await findChild(db, studentId);
  if (actor === null || extent === undefined || found === undefined) return null;
  const setting = { brand: brandById(brandId), language, say: ports.sayFor(brandId, language) };
  const asked = { actor, extent, studentId, language, say: setting.say };
  const collected = await sectionsOf(db, ports, asked, found);
  if (collected === null) return null;
  const child: ChildExport = {
    name: spokenName(found),
    extent,
    school: found.school,
    timeZone: found.time_zone,
    madeAt: ports.clock(),
    told: collected.told,
  };
  const pdf = await summaryPdf(child, setting);
  return [
    ...htmlPages(child, setting),
    { name: 'summary.pdf', bytes: pdf.toString('base64') },
    ...(await dataFiles({ words: CHILD_WORDS, sections: collected.sections }, setting.say)),
  ];
}

type Asked = { actor: Actor; extent: Extent; studentId: number; language: Locale; say: Say };

/** The tables for machines, and what people read. */
type Collected = { sections: ExportSection[]; told: ExportSection[] };

async function sectionsOf(
  tx: Tx,
  ports: MakePorts,
  { actor, extent, studentId, language, say }: Asked,
  child: ToldChild,
): Promise<Collected | null> {
  const now = ports.clock();
  if (extent === 'whole') {
    const sections = await collectWhole(tx, studentId, say);
    const isFamily = actor.scope === 'parent';
    const telling = { tx, stories: ports.stories, say, language, now, studentId, child, isFamily };
    return { sections, told: await toldSections(sections, telling) };
  }
  try {
    const reading = { tx, actor, now, sayIn: () => say, about: () => undefined };
    const input = { id: studentId, _lang: language };
    const { data } = await readStudent({ ...reading, input }, ports.stories);
    const sections = familySections(data, data.comics === null ? [] : await comicsOf(tx, studentId), say);
    return { sections, told: sections };
  } catch (problem) {
    // The school has ended the link since it was asked for.
    if (problem instanceof Refusal) return null;
    throw problem;
  }
}
