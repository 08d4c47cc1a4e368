import * as z from 'zod/mini';
import { dayIn } from '#platform/contract/days.ts';
import type { Actor } from '#platform/contract/policy.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { linkedTo } from '#product/family-links/server/reach.ts';
import { firstState } from '#product/play/rules/results/progress.ts';
import { titleIn } from '#product/play/rules/story/titles.ts';
import { asTold } from '#product/play/server/events/told.ts';
import type { ChildProgress, getProgress } from '../progress-contract.ts';
import { pathOf, practicedIn } from '../rules/progress/path.ts';
import { familyPart } from '../rules/student/from-report.ts';
import { lessonNeedsOf } from '../rules/student/lesson-needs.ts';
import { playDays } from '../rules/student/play-days.ts';
import { reportsFor, standingsOf } from '../rules/student/reports.ts';
import { type FoundStudent, getFoundStudent } from './student/find-student.ts';
import { findSkillFacts, type StoryPorts } from './student/read-student.ts';

const OF_FAMILY = { inPerson: false, ofSchool: false, skills: true, moments: true };

/** More than any family has. */
const MOST_CHILDREN = 30;

const findChildren = statement(
  { id: z.number() },
  `
    select s.id from students s
    where (s.family_id = (select a.family_id from accounts a where a.id = $1) or ${linkedTo('$1')})
      and s.archived_at is null
      and not s.is_sandbox
    order by s.first_name, s.id limit ${MOST_CHILDREN}`,
);

/** Of who teaches at home; a class has pages of its own, and is not told in these words. */
const findOwnChildren = statement(
  { id: z.number() },
  `
    select s.id from students s join accounts o on o.id = s.owner_id and o.role = 'home'
    where s.owner_id = $1 and s.archived_at is null and not s.is_sandbox
    order by s.first_name, s.id limit ${MOST_CHILDREN}`,
);

/** Each child of the family in turn: families are small. */
export async function readProgress(
  context: Context<typeof getProgress>,
  ports: StoryPorts,
): Promise<{ data: ChildProgress[] }> {
  const find = context.actor.scope === 'parent' ? findChildren : findOwnChildren;
  const children = await find(context.tx, context.actor.id);
  context.about({ type: 'family', id: context.actor.id, details: { children: children.length } });
  const data: ChildProgress[] = [];
  for (const { id } of children) data.push(await progressOf(context, ports, id));
  return { data };
}

/** How much each of these children has played in the last 30 days. */
export async function findFamilyPlay(
  tx: Tx,
  actor: Actor,
  now: Date,
): Promise<{ seconds: number; days_played: number }[]> {
  const play: { seconds: number; days_played: number }[] = [];
  for (const { id } of await findChildren(tx, actor.id)) {
    play.push(
      playOf(await getFoundStudent(tx, actor, id, now, { ...OF_FAMILY, skills: false, moments: false }), now),
    );
  }
  return play;
}

function dayOf({ time_zone: timeZone }: FoundStudent, now: Date) {
  return { timeZone, today: dayIn(timeZone, now) };
}

function playOf(found: FoundStudent, now: Date) {
  const { seconds, minutes, days_played } = playDays(found.played, dayOf(found, now).today);
  return { seconds, minutes, days_played };
}

async function progressOf(
  { tx, actor, input, now, sayIn }: Context<typeof getProgress>,
  ports: StoryPorts,
  id: number,
): Promise<ChildProgress> {
  const { _lang: language = 'en' } = input;
  const { entries } = ports.catalog;
  const say = sayIn(language);
  const found = await getFoundStudent(tx, actor, id, now, OF_FAMILY);
  const standings = standingsOf(id, found);
  const reports = reportsFor(entries, found.active_program, standings);
  const facts = await findSkillFacts(tx, ports, found, { id, language, standings, reports, now });
  const active = found.active_program;
  const answered = found.choices.map(asTold);
  const programs = [...new Set([...(active === null ? [] : [active]), ...standings.keys()])];
  return {
    id,
    first_name: found.first_name,
    last_name: found.last_name,
    linked_by: found.linked ? found.school : null,
    program: active,
    paths: programs.map((program) => {
      const steps = pathOf(
        entries,
        program,
        standings.get(program) ?? { ...firstState(id, program), done: [] },
        answered.flatMap((event) => (event.type === 'choice' ? [event] : [])),
      );
      return {
        program,
        steps: steps.map(({ scene, at }) => ({ scene, title: titleIn(entries, scene, language), at })),
        practiced: practicedIn(steps).map(({ skill, scenes }) => ({
          skill,
          name: say({ i18n: `reports-page.skills.${skill}.name` }),
          scenes,
        })),
      };
    }),
    ...playOf(found, now),
    home: familyPart(facts, say, language).home,
    comics: actor.actingAsBy === null && found.reads !== 'counts' ? found.comics : null,
    grade: found.grade,
    lesson: lessonNeedsOf(facts, { finished: found.finished, ...dayOf(found, now) }),
  };
}
