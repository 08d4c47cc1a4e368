import type { Locale, ProgramId } from '#brands/brand.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { firstAnswers } from '#product/play/rules/results/first-answers.ts';
import { fold } from '#product/play/rules/results/fold.ts';
import { skillsOf } from '#product/play/rules/story/skills.ts';
import { optionIn } from '#product/play/rules/story/ways.ts';
import { keptResults } from '#product/play/server/answers/kept-answers.ts';
import type { SceneCatalog } from '#product/play/server/content.ts';
import { asTold, resultEvent, resultJson } from '#product/play/server/events/told.ts';
import { versionsIn } from '#product/play/server/progress.ts';
import type { StoryTeller } from '#product/play/server/story-words.ts';
import type { Standing } from '../rules/availability.ts';
import { type Quotes, quotesOf } from '../rules/quotes.ts';

type QuotesAsked = {
  studentId: number;
  program: ProgramId;
  standing: Standing;
  /** Which check; what is asked once belongs to every one. */
  iteration: number;
  /** What the report is about. */
  scenes: readonly string[];
  language: Locale;
};

/** What a page may quote of a child, by skill. */
export type FindQuotes = (tx: Tx, asked: QuotesAsked) => Promise<Quotes>;

const findAnswers = statement(
  { event: resultEvent },
  `
    select ${resultJson('e')} as event from play_events e
    where e.student_id = $1 and e.program = $2 and e.epoch = $3 and e.scene = any($4::text[])
      and e.type in ('choice', 'hint') and not e.debug`,
);

export function quoteFinder(catalog: Pick<SceneCatalog, 'contentFor'>, tell: StoryTeller): FindQuotes {
  return async (tx, { studentId, program, standing, iteration, scenes, language }) => {
    if (scenes.length === 0) return {};
    const rows = await findAnswers(tx, studentId, program, standing.epoch, scenes);
    const events = rows.map(({ event }) => asTold(event));
    // Of what was played years ago only this is left.
    const found = await keptResults(tx, { studentId, program, epoch: standing.epoch });
    const kept = found.answers.filter(({ scene }) => scenes.includes(scene));
    const content = await catalog.contentFor(tx, [
      ...versionsIn(events),
      ...kept.map(({ scene, content_version: version }) => ({ scene, version })),
    ]);
    const answers = firstAnswers(fold(events), program, standing, content, kept);
    return quotesOf(
      answers.flatMap(({ content_version, hinted, iteration: askedIn, ...answer }) => {
        const { scene, ask, opt: option, client_at: at } = answer;
        const outline = content.outline(scene, content_version);
        const evidence = outline === null ? undefined : optionIn(outline, ask, option)?.evidence;
        if (outline === null || evidence === undefined) return [];
        const telling = tell({ scene, ask, option }, language);
        const isOther = outline.kind === 'check' && askedIn !== iteration;
        // A page speaks one language: of a story that is not told in it, nothing is quoted.
        if (telling === null || telling.language !== language || isOther) return [];
        const best = skillsOf(evidence).filter((skill) => evidence[skill] === 2);
        return [{ ...telling, best, target: outline.skill, hinted, at }];
      }),
    );
  };
}
