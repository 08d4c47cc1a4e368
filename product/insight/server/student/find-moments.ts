import type { Locale } from '#brands/brand.ts';
import { dayIn } from '#platform/contract/days.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { currentPlay, firstChoices, fold } from '#product/play/rules/results/fold.ts';
import type { SceneCatalog } from '#product/play/server/content.ts';
import { asTold, resultEvent, resultJson } from '#product/play/server/events/told.ts';
import { versionsIn } from '#product/play/server/progress.ts';
import type { StoryTeller } from '#product/play/server/story-words.ts';
import { lastMoments, levelOf } from '../../rules/student/moments.ts';
import type { StudentMoment } from '../../rules/student/page-shape.ts';
import type { Standings } from '../../rules/student/reports.ts';

const LAST_SCENES = 6;

/** All answers, of whatever attempt, in the scenes that were played last: which came first, the rules decide. */
const findLastChoices = statement(
  { event: resultEvent },
  `
    with latest as (
      select e.program, e.epoch, e.scene from play_events e
        join program_progress p on p.student_id = e.student_id and p.program = e.program and p.epoch = e.epoch
      where e.student_id = $1 and e.type = 'choice' and not e.debug
      group by e.program, e.epoch, e.scene order by max(e.client_at) desc limit ${LAST_SCENES}
    )
    select ${resultJson('e')} as event from play_events e join latest l on l.program = e.program and l.epoch = e.epoch and l.scene = e.scene
    where e.student_id = $1 and e.type = 'choice' and not e.debug`,
);

type Asked = {
  studentId: number;
  standings: Standings;
  timeZone: string;
  language: Locale;
  titleOf: (scene: string) => string;
};

/** What a child chose lately, first answers only, in the story's own words. */
export async function findMoments(
  tx: Tx,
  { catalog, tell }: { catalog: SceneCatalog; tell: StoryTeller },
  { studentId, standings, timeZone, language, titleOf }: Asked,
): Promise<StudentMoment[]> {
  const events = (await findLastChoices(tx, studentId)).map(({ event }) => asTold(event));
  if (events.length === 0) return [];
  const content = await catalog.contentFor(tx, versionsIn(events));
  const record = fold(events);
  const moments = [...standings].flatMap(([program, state]) =>
    firstChoices(currentPlay(record, program, state), content).flatMap(({ choice, outline, evidence }) => {
      const { scene, ask, opt: option, client_at: at, iteration } = choice;
      const telling = tell({ scene, ask, option }, language);
      const level = levelOf(evidence, outline.skill);
      return telling === null || level === null
        ? []
        : [
            {
              scene,
              at,
              // A check is played anew each time; anything else is done once it was.
              isFinished: state.done.some(
                (one) => one.scene === scene && (outline.kind !== 'check' || one.iteration === iteration),
              ),
              ...telling,
              ...level,
              isTarget: level.skill === outline.skill,
            },
          ];
    }),
  );
  return lastMoments(moments).map(({ scene, at, isFinished, told, choice, isGame, skill, level }) => ({
    scene,
    title: titleOf(scene),
    finished: isFinished,
    day: dayIn(timeZone, new Date(at)),
    told: [...told],
    choice,
    game: isGame,
    skill,
    level,
  }));
}
