import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import * as z from 'zod/mini';
import type { Request } from '../load.ts';
import { type Child, startChild } from './child.ts';

const folder = path.join(import.meta.dirname, 'postgraphile');

/** What the roster shows of a student: the columns of the row, and where it finds the others. */
const PLAIN = `rowId firstName lastName grade activeProgram licenseEndsOn teacher username studentId cleverUserId
  classlinkTenantId classlinkLoginId createdAt updatedAt ownerId schoolId checkIns`;
const FACTS = `${PLAIN} badgeHash accountByOwnerId { firstName lastName badges } schoolBySchoolId { name timeZone }
  studentSharesByStudentId { nodes { accountId loginCards } }
  playSummaryByStudentId { lastPlayedAt scenes lastDay secondsWithin academy zoou ssgrin hoh sim }
  licenseusesByStudentId(condition: { returnedAt: null }) { nodes { program endsOn licenseLotByLotId { plan } } }`;

function asking(columns: string, educatorId: number): Request {
  const query = `query ($owner: BigInt!) {
    allStudents(
      condition: { ownerId: $owner, archivedAt: null }, first: 50,
      orderBy: [LAST_NAME_ASC, FIRST_NAME_ASC, ROW_ID_ASC]
    ) { totalCount nodes { ${columns} } }
  }`;
  return {
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { owner: String(educatorId) } }),
  };
}

const answer = z.object({
  data: z.object({ allStudents: z.object({ nodes: z.array(z.object({ rowId: z.string() })) }) }),
});

export type PostGraphile = Child & {
  /** The same facts, and the plain columns alone. */
  facts: Request;
  plain: Request;
  /** Which students it answers, in their order. */
  ids: () => Promise<number[]>;
};

/** Nearly two hundred packages that nothing else needs: fetched when this is measured, and kept. */
function fetchPackages(): void {
  if (existsSync(path.join(folder, 'node_modules/postgraphile'))) return;
  console.log('  fetching PostGraphile ...');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--silent'], { cwd: folder, stdio: 'inherit' });
}

export async function startPostGraphile(
  connection: pg.PoolConfig,
  educatorId: number,
): Promise<PostGraphile> {
  fetchPackages();
  const child = await startChild({
    arguments: [path.join(folder, 'server.ts'), JSON.stringify(connection)],
    folder,
    env: { NODE_ENV: 'production', GRAPHILE_ENV: 'production' },
  });
  const [facts, plain] = [asking(FACTS, educatorId), asking(PLAIN, educatorId)];
  return {
    ...child,
    facts,
    plain,
    async ids() {
      const reply = await fetch(`${child.address}${facts.path}`, { ...facts, body: facts.body ?? '' });
      const { data } = z.parse(answer, await reply.json());
      return data.allStudents.nodes.map(({ rowId }) => Number(rowId));
    },
  };
}
