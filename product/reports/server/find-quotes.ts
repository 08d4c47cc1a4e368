import type { Locale, ProgramId } from '#brands/brand.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { currentPlay, firstChoices, fold } from '#product/play/rules/results/fold.ts';
import { skillsOf } from '#product/play/rules/story/skills.ts';
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
    const content = await catalog.contentFor(tx, versionsIn(events));
    const answers = firstChoices(currentPlay(fold(events), program, standing), content);
    return quotesOf(
      answers.flatMap(({ choice, outline, evidence, hinted }) => {
        const { scene, ask, opt: option, client_at: at } = choice;
        const telling = tell({ scene, ask, option }, language);
        const isOther = outline.kind === 'check' && choice.iteration !== iteration;
        // A page speaks one language: of a story that is not told in it, nothing is quoted.
        if (telling === null || telling.language !== language || isOther) return [];
        const best = skillsOf(evidence).filter((skill) => evidence[skill] === 2);
        return [{ ...telling, best, target: outline.skill, hinted, at }];
      }),
    );
  };
}
