import type { Locale } from '#brands/brand.ts';
import { dayIn } from '#platform/contract/days.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { currentPlay, firstChoices, fold } from '#product/play/rules/results/fold.ts';
import type { SceneCatalog } from '#product/play/server/content.ts';
import { asTold, resultJson } from '#product/play/server/events/told.ts';
import { versionsIn } from '#product/play/server/progress.ts';
import type { StoryTeller } from '#product/play/server/story-words.ts';
import { lastMoments, levelOf } from '../../rules/student/moments.ts';
import type { StudentMoment } from '../../rules/student/page-shape.ts';
import type { Standings } from '../../rules/student/reports.ts';

const LAST_SCENES = 6;

/**
 * SQL: all answers of student `s`, of whatever attempt, in the scenes that were played last. Which came first, the rules
 * decide.
 */
export const LAST_CHOICES = `
    select ${resultJson('e')} as event from play_events e join (
        select l.program, l.epoch, l.scene from play_events l
          join program_progress p on p.student_id = l.student_id and p.program = l.program and p.epoch = l.epoch
        where l.student_id = s.id and l.type = 'choice' and not l.debug
        group by l.program, l.epoch, l.scene order by max(l.client_at) desc limit ${LAST_SCENES}
      ) latest on latest.program = e.program and latest.epoch = e.epoch and latest.scene = e.scene
    where e.student_id = s.id and e.type = 'choice' and not e.debug`;

type Asked = {
  /** Those that `LAST_CHOICES` finds. */
  choices: readonly (readonly unknown[])[];
  standings: Standings;
  timeZone: string;
  language: Locale;
  titleOf: (scene: string) => string;
};

/** What a child chose lately, first answers only, in the story's own words. */
export async function tellMoments(
  tx: Tx,
  { catalog, tell }: { catalog: SceneCatalog; tell: StoryTeller },
  { choices, standings, timeZone, language, titleOf }: Asked,
): Promise<StudentMoment[]> {
  const events = choices.map(asTold);
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
