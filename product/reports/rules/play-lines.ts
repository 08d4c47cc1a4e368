import type { Locale } from '#brands/brand.ts';
import { minutesOf } from '#platform/contract/texts/play-time.ts';
import { SKILLS } from '#product/play/rules/story/skills.ts';
import type { Measured, ReportFacts } from './facts.ts';
import type { Line, Part } from './page-shape.ts';
import { sayableOf } from './said-skills.ts';
import { duration, inARow, quoted, type Say, shareOf } from './words.ts';

/** How much was played, how it was taken, and what of it was left out. */
export function playLines(facts: ReportFacts, part: Part, say: Say, language: Locale): Line[] {
  const { measured } = facts;
  const lines = [timeLine(facts, say)];
  if (measured === null) return [...lines, plain(scenesText(facts, say))];
  const aloud = measured.readAloud ?? (part === 'family' ? null : 'unknown');
  const taken = [
    scenesAndChoices(facts, measured, say),
    ...(aloud === null ? [] : [say({ i18n: `reports-page.play.read-aloud.${aloud}` })]),
    ...rushedTexts(facts, measured, say, language),
  ];
  return [
    ...lines,
    plain(inARow(taken, language)),
    ...(part === 'family' ? [] : successLines(facts, measured, say)),
  ];
}

const plain = (text: string): Line => ({ strong: null, text });

function timeLine({ play }: ReportFacts, say: Say): Line {
  if (play.seconds === 0) return plain(say({ i18n: 'reports-page.play.no-time' }));
  const time = duration(say, play.seconds);
  const calm = minutesOf(play.calmSeconds);
  const values = { days: play.days, calm: duration(say, play.calmSeconds) };
  const key = calm === 0 ? 'within' : 'within-calm';
  return { strong: time, text: say({ i18n: `reports-page.play.${key}`, values }) };
}

/** Of choices all that were made: what is left out of them is said, and what that leaves. */
function scenesAndChoices({ done, required }: ReportFacts, { asks, leftOut }: Measured, say: Say): string {
  const key = done > 1 && done >= required ? 'all-scenes-choices' : 'scenes-choices';
  const values = { done, required: Math.max(done, required), count: asks + leftOut };
  return say({ i18n: `reports-page.play.${key}`, values });
}

function scenesText({ kind, done }: ReportFacts, say: Say): string {
  const key = kind === 'library' ? 'comics' : 'scenes';
  return say({ i18n: `reports-page.play.${key}`, values: { count: done } });
}

function rushedTexts({ rushed }: ReportFacts, measured: Measured, say: Say, language: Locale): string[] {
  const { asks, leftOut } = measured;
  const left = { count: leftOut, asks };
  if (rushed.length > 0) {
    const values = { count: rushed.length, titles: quoted(rushed, language) };
    return [
      say({ i18n: 'reports-page.play.rushed', values }),
      ...(leftOut > 0 ? [say({ i18n: 'reports-page.play.left-out-in-all', values: left })] : []),
    ];
  }
  return [
    say(
      leftOut > 0
        ? { i18n: 'reports-page.play.left-out', values: left }
        : { i18n: 'reports-page.play.not-rushed' },
    ),
  ];
}

/** Three answers, one of them the best: where nothing was counted of it. */
const A_THIRD = 33;

/**
 * How often the best was chosen, never without what guessing gives. A check is told by its skills, not by one figure, and
 * families read what was played, not how well.
 */
function successLines(facts: ReportFacts, measured: Measured, say: Say): Line[] {
  if (facts.kind === 'assessment' || !sayableOf(facts).successRate || measured.asks === 0) return [];
  const { best, asks, byGuessing } = measured;
  const guessed = shareOf(byGuessing ?? A_THIRD);
  const share = say({ i18n: `reports-page.shares.${guessed}` });
  const lines = [plain(say({ i18n: 'reports-page.play.success', values: { best, asks, share } }))];
  if (facts.kind !== 'skill-builder') return lines;
  const sum = (name: 'hints' | 'triedAgain') =>
    SKILLS.reduce((all, skill) => all + measured.skills[skill][name], 0);
  const values = { hints: sum('hints'), again: sum('triedAgain') };
  return [...lines, plain(say({ i18n: 'reports-page.play.coached', values }))];
}
