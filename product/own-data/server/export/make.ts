import * as z from 'zod/mini';
import { brandById } from '#brands/all.ts';
import { spokenName } from '#platform/contract/names.ts';
import type { AppKey } from '#platform/server/crypto.ts';
import type { Db } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { openFiles } from '#platform/server/files/files.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { keptJobs, type Maker, makeKept, workOnKept } from '#platform/server/kept-files/make.ts';
import type { LetterPorts } from '#product/accounts/server/session/addressee.ts';
import { accountZone } from '#product/accounts/server/time-zones/zones.ts';
import { collectWhole } from '#product/child-data/server/export/collect.ts';
import { dataFiles } from '#product/child-data/server/export/files.ts';
import { type PackedFile, packFiles } from '#product/child-data/server/export/pack.ts';
import { readablePages } from '#product/child-data/server/export/readable.ts';
import { OWN_PARTS } from '../../rules/parts.ts';
import { mailOwn } from '../letters/letters.ts';
import { OWN_DATA } from './sources.ts';
import { keptOwn, type OwnExportRow } from './store.ts';

const jobsOfOwn = keptJobs('own-export');
export const makeOwnExport = jobsOfOwn.make;
export const OWN_EXPORT_JOBS = jobsOfOwn.all;

export type OwnMakePorts = LetterPorts & { appKey: AppKey; clock: () => Date };

export async function workOnOwnExports(jobs: Pick<Jobs, 'work'>, db: Db, ports: OwnMakePorts): Promise<void> {
  await workOnKept(jobs, db, jobsOfOwn, makerOf(db, ports));
}

export async function makeOwnFiles(db: Db, ports: OwnMakePorts, id: number): Promise<void> {
  await makeKept(db, makerOf(db, ports), id);
}

/** What is kept about one adult is small, and stays in the database, also where large files lie in a store beside it. */
export const inDatabase = (appKey: AppKey) => openFiles(appKey, null);

function makerOf(db: Db, ports: OwnMakePorts): Maker<OwnExportRow, { place: number }> {
  return {
    store: keptOwn,
    files: inDatabase(ports.appKey),
    clock: ports.clock,
    makePart: async (kept) => {
      const files = await filesOf(db, ports, kept);
      return files === null ? null : packFiles(files);
    },
    tell: async () => undefined,
    onReady: (tx, { id, account_id: accountId, brand }) =>
      mailOwn(tx, ports, {
        accountId,
        brand,
        operation: `own-export-${id}`,
        what: 'own-export',
        button: true,
      }),
  };
}

const findPerson = statement(
  { first_name: z.string(), last_name: z.string(), time_zone: z.string() },
  `
    select a.first_name, a.last_name, ${accountZone()} as time_zone
    from accounts a left join schools s on s.id = a.school_id where a.id = $1`,
);

async function filesOf(
  db: Db,
  ports: OwnMakePorts,
  { account_id: id, brand: brandId, language }: OwnExportRow,
): Promise<PackedFile[] | null> {
  const [person] = await findPerson(db, id);
  if (person === undefined) return null;
  const say = ports.sayFor(brandId, language);
  const sections = await collectWhole(db, id, say, OWN_DATA);
  const { words } = OWN_DATA;
  const readable = {
    words,
    name: spokenName(person),
    timeZone: person.time_zone,
    madeAt: ports.clock(),
    parts: OWN_PARTS,
    sections,
    note: say({ i18n: words.page('handle-with-care') }),
    notIn: say({ i18n: words.page('not-in-text') }),
  };
  return [
    ...readablePages(readable, { brand: brandById(brandId), language, say }),
    ...(await dataFiles({ words, sections }, say)),
  ];
}
