import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#platform/contract/days.ts';
import { readPlaces, readSummary } from '#product/check-ins/contract.ts';
import { groupSummaries } from '#product/group-data/contract.ts';
import { buildTold } from '#product/group-data/server/testing/told.ts';
import { groupTables } from '#product/group-data/tables-contract.ts';
import { SAID, type Said } from '#product/play/rules/measurement/levels.ts';
import { CHECK_INS, SKIPPED } from '#product/play/rules/results/events.ts';
import { shareInSteps } from '#product/play/rules/results/shares.ts';
import { SKILLS, type Skill } from '#product/play/rules/story/skills.ts';
import { summarize } from '#product/play/server/summaries.ts';
import { readReport } from '#product/reports/contract.ts';
import { checkedTables } from '#product/reports/tables-contract.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildGroup, buildSchool, buildStudent } from '#testing/api/people.ts';
import { getClass } from '../contract.ts';
import { getPlaces } from '../places-contract.ts';
import { countWeeksPlayed } from './play-weeks.ts';

/** Whoever reads two screens about the same children reads the same numbers. */
const kindred = await testKindred();
const { db, appKey } = kindred;

/** A child as skewed as tests can make one: what is said of six skills, and how many scenes of the check are done. */
const anyChild = fc.record({
  said: fc.array(fc.constantFrom(...SAID), { minLength: SKILLS.length, maxLength: SKILLS.length }),
  scenes: fc.constantFrom(0, 5, 6, 6, 6),
});
type Made = { said: Said[]; scenes: number };

/** One who is as mixed as guessing anywhere is clearly emerging nowhere: play never says both. */
function possible({ said, scenes }: Made): Made {
  const isMixed = said.includes('emerging-as-mixed-as-guessing');
  return { scenes, said: said.map((one) => (isMixed && one === 'emerging' ? 'in-the-middle' : one)) };
}

async function classOf(children: readonly Made[]) {
  const { id: owner_id } = await buildAccount(db);
  const ids: number[] = [];
  for (const child of children) {
    const { id } = await buildStudent(db, appKey, { owner_id, active_program: 'zoou', grade: 3 });
    const { said, scenes } = possible(child);
    const bySkill = Object.fromEntries(SKILLS.map((skill, at) => [skill, said[at] ?? 'not-enough']));
    if (scenes > 0) await buildTold(kindred, id, bySkill, { scenes });
    ids.push(id);
  }
  return { ids, as: { token: await kindred.tokenFor({ accountId: owner_id }) } };
}

type Mark = 'emerging' | 'improving' | 'proficient' | 'unclear' | 'none';
const NONE: Record<Mark, number> = { emerging: 0, improving: 0, proficient: 0, unclear: 0, none: 0 };

test('group data, the reports themselves, their list and the class page count the same children alike', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyChild, { minLength: 1, maxLength: 7 }), async (children) => {
      const { ids, as } = await classOf(children);
      const marks = new Map<Skill, Record<Mark, number>>(SKILLS.map((skill) => [skill, { ...NONE }]));
      let reports = 0;
      for (const id of ids) {
        const reply = await kindred.call(readReport, { id, program: 'zoou', kind: 'assessment' }, as);
        if (reply.status !== 200) continue;
        reports += 1;
        for (const { skill, mark } of reply.body.skills?.rows ?? []) {
          const counts = marks.get(skill);
          if (counts !== undefined) counts[mark] += 1;
        }
      }

      const { body } = await kindred.call(groupSummaries.zoou, {}, as);
      expect([body.data.children, body.data.told]).toEqual([ids.length, reports]);
      for (const { skill, levels, unclear, silent } of body.data.skills) {
        const [emerging, improving, proficient] = levels;
        expect({ emerging, improving, proficient, unclear, none: silent }).toEqual(marks.get(skill));
        expect(emerging + improving + proficient + unclear + silent).toBe(reports);
      }

      const listed = (await kindred.call(checkedTables.zoou.list, {}, as)).body as {
        data: { report_iteration: number | null; ready: boolean | null; done: number | null }[];
      };
      expect(listed.data.filter(({ report_iteration: newest }) => newest !== null)).toHaveLength(reports);
      const home = (await kindred.call(getClass, {}, as)).body.data;
      const { told, whole, group } = home.teach_next;
      expect(told).toBe(reports);
      const begun = listed.data.filter(({ ready, done }) => ready !== true && (done ?? 0) > 0);
      expect(home.reports).toEqual([
        { program: 'zoou', children: ids.length, ready: reports, on_the_way: begun.length },
      ]);
      // What the home page names is there where it leads.
      if (whole !== null) {
        const there = body.data.skills.find(({ skill }) => skill === whole.skill);
        expect([whole.program, whole.children, whole.of]).toEqual(['zoou', there?.levels[0], body.data.told]);
      }
      if (group !== null) {
        const there = (body.data.suggestions ?? []).find(({ skill }) => skill === group.skill);
        const idsOf = (some: readonly { id: number }[] = []) =>
          some.map(({ id }) => id).sort((a, b) => a - b);
        expect(idsOf(group.children)).toEqual(idsOf(there?.members));
      }

      // A filter by level finds as many as are counted there.
      const clearly = marks.get('emp')?.improving ?? 0;
      const found = (await kindred.call(groupTables.zoou.list, { level_emp: '1' }, as)).body as {
        filtered: number;
      };
      expect(found.filtered).toBe(clearly);
    }),
    { numRuns: 6 },
  );
});

/** Of each child: on which days of this week and the last it played and for how long, and what it said, more than once a day, too. */
const anyWeek = fc.record({
  played: fc.array(
    fc.record({
      ago: fc.integer({ min: 0, max: 9 }),
      seconds: fc.constantFrom(3, 47, 600),
      area: fc.constantFrom('zoou', 'cdc'),
    }),
    { maxLength: 3 },
  ),
  said: fc.array(
    fc.record({ ago: fc.integer({ min: 0, max: 4 }), feeling: fc.constantFrom(...CHECK_INS, SKIPPED) }),
    { minLength: 2, maxLength: 6 },
  ),
});

test('a class page, the home of who runs the school and its check-ins tell one week of play and feelings', async () => {
  // Thursday afternoon at the school.
  kindred.setNow('2026-11-19T19:00:00Z');
  const [today, monday] = ['2026-11-19', '2026-11-16'];
  await fc.assert(
    fc.asyncProperty(fc.array(anyWeek, { minLength: 12, maxLength: 16 }), async (children) => {
      const school = await buildSchool(db, {});
      const teacher = await buildAccount(db, { school_id: school.id });
      const principal = await buildAccount(db, { school_id: school.id });
      const group = await buildGroup(db, 'school', { [principal.id]: 'owner' });
      await db.updateTable('groups').set({ school_id: school.id }).where('id', '=', group.id).execute();
      const ids: number[] = [];
      for (const { played, said } of children) {
        const { id } = await buildStudent(db, appKey, { owner_id: teacher.id, school_id: school.id });
        ids.push(id);
        for (const { ago, seconds, area } of played) {
          await db
            .insertInto('play_days')
            .values({ student_id: id, on_day: addDays(today, -ago), area, seconds })
            .onConflict((same) => same.doNothing())
            .execute();
        }
        for (const [at, { ago, feeling }] of said.entries()) {
          const moment = new Date(`${addDays(today, -ago)}T15:0${at}:00Z`);
          const told_to = [teacher.id];
          await db
            .insertInto('check_ins')
            .values({
              student_id: id,
              id: randomUUID(),
              at: moment,
              on_day: addDays(today, -ago),
              feeling,
              told_to,
            })
            .execute();
        }
      }
      await db.transaction().execute((tx) => summarize(tx, ids));
      await countWeeksPlayed(db, kindred.now());
      const as = { token: await kindred.tokenFor({ accountId: teacher.id }) };
      const asPrincipal = { token: await kindred.tokenFor({ accountId: principal.id }) };

      const { week } = (await kindred.call(getClass, {}, as)).body.data;
      const [row] = (await kindred.call(getPlaces, {}, asPrincipal)).body.data.rows;
      expect(row?.figures?.played_this_week).toBe(week.finished.length + week.started.length);
      const lastWeek = children.filter(({ played }) =>
        played.some(({ ago }) => addDays(today, -ago) < monday && addDays(today, -ago) >= '2026-11-09'),
      );
      expect(row?.weeks?.at(-1) ?? 0).toBe(lastWeek.length);

      const { days } = (await kindred.call(readSummary, {}, as)).body.data;
      const [told, well] = [
        days.reduce((sum, one) => sum + one.told, 0),
        days.reduce((sum, { counts }) => sum + counts.okay + counts.happy, 0),
      ];
      const [felt] = (await kindred.call(readPlaces, {}, asPrincipal)).body.data.rows;
      expect(row?.well_percent ?? null).toBe(felt?.shares?.well ?? null);
      const shares = felt?.shares ?? null;
      if (shares !== null) expect(shares.well).toBe(shareInSteps(well, told));
    }),
    { numRuns: 6 },
  );
});
