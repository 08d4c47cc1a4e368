import type { Brand, Locale } from '#brands/brand.ts';
import type { Day } from '#platform/contract/days.ts';
import type { Said } from '#product/play/rules/measurement/levels.ts';
import { SKILLS, type Skill } from '#product/play/rules/story/skills.ts';
import { inARow, type Say, shownDay } from '#product/reports/rules/words.ts';
import { drawnLevel, isClearlySaid, isSilent } from '../marks.ts';
import { hasChecks, type LevelProgram, scenesForLevels } from '../programs.ts';
import type { SmallGroup, Told } from '../small-group-shape.ts';
import {
  type GroupSummary,
  isMiddleUntold,
  mostIn,
  type Part,
  partsOf,
  untoldSkills,
} from '../summary-shape.ts';
import type { GroupPage, PrintedCount, PrintedMark, PrintedSaid, ResultPage } from './page-shape.ts';

function markOf(say: Say, said: Said): PrintedMark {
  const letter = isSilent(said) ? '' : say({ i18n: `group-data.letters.${said}` });
  return { level: drawnLevel(said), isClear: isClearlySaid(said), letter };
}

/** The program says nothing of it of anybody. */
const UNTOLD: PrintedMark = { level: null, isClear: false, letter: '–', isUntold: true };

export type PrintedChild = {
  name: string;
  said: Readonly<Record<Skill, Said | null>>;
  isTold: boolean;
  done: number;
  current: number;
};

type About = {
  brand: Brand;
  program: LevelProgram;
  language: Locale;
  check: number | null;
  reader: string;
  today: Day;
};

/** A class and its skills, a row a child. */
export function groupPage(
  { brand, program, language, check, reader, today }: About,
  { children, told: some, skills }: Pick<GroupSummary, 'children' | 'told' | 'skills'>,
  rows: readonly PrintedChild[],
  say: Say,
): GroupPage {
  const missing = ({ done, current }: PrintedChild): string =>
    check !== null && check > current
      ? say({ i18n: 'group-data-page.check-closed' })
      : say({ i18n: 'group-data-page.not-enough', values: { done, required: scenesForLevels(program) } });
  const untold = untoldSkills({ told: some, skills });
  const date = shownDay(today, language);
  const name = check === null ? 'newest' : String(check);
  return {
    language,
    name: say({ i18n: 'group-data-page.title' }),
    about: say({ i18n: 'group-data-page.about', values: { program: brand.programs[language][program] } }),
    facts: [
      reader,
      ...(hasChecks(program) ? [say({ i18n: `group-data-page.check.${name}` })] : []),
      say({ i18n: 'group-data-page.enough', values: { some, all: children } }),
      say({ i18n: 'group-data-page.made', values: { date } }),
    ],
    columns: {
      name: say({ i18n: 'group-data-page.name' }),
      skills: SKILLS.map((skill) => say({ i18n: `group-data.skills.${skill}` })),
    },
    classRow:
      some === 0
        ? null
        : {
            label: say({ i18n: 'group-data-page.class' }),
            most: mostIn(skills),
            skills: partsOf(skills).map(({ parts }) => parts.map((one) => countOf(one, say))),
          },
    rows: rows.map((row) => ({
      name: row.name,
      marks: row.isTold
        ? SKILLS.map((skill) =>
            untold.includes(skill) ? UNTOLD : markOf(say, row.said[skill] ?? 'not-enough'),
          )
        : null,
      missing: row.isTold ? '' : missing(row),
    })),
    small: inARow(
      [
        ...(isMiddleUntold(skills) ? [say({ i18n: 'group-data-page.no-improving' })] : []),
        say({ i18n: 'group-data-page.small' }),
      ],
      language,
    ),
  };
}

/** As the bars of the screen, in their order. */
function countOf({ part, count }: { part: Part; count: number }, say: Say): PrintedCount {
  if (typeof part === 'string') {
    const spoken = say({ i18n: `group-data.class.${part}`, values: { count } });
    return { count, level: part === 'unclear' ? 1 : null, isClear: false, spoken };
  }
  const values = { level: say({ i18n: `group-data.levels.${part}` }), count };
  return { count, level: part, isClear: true, spoken: say({ i18n: 'group-data.class.count', values }) };
}

type ResultAbout = { brand: Brand; language: Locale; today: Day };

/** A lesson that was done with a group. */
export type LessonDone = { title: string; on_day: Day };

/** As many as one page has room for, whatever else is on it: the newest. */
const MOST_LESSONS = 8;

function lessonLines(lessons: readonly LessonDone[], language: Locale, say: Say): string[] {
  if (lessons.length === 0) return [say({ i18n: 'group-data-page.result.no-lessons' })];
  const shown = lessons.slice(0, MOST_LESSONS);
  const more = lessons.length - shown.length;
  return [
    ...shown.map(({ title, on_day: day }) =>
      say({ i18n: 'group-data-page.result.lesson', values: { title, date: shownDay(day, language) } }),
    ),
    ...(more > 0 ? [say({ i18n: 'group-data-page.result.more-lessons', values: { count: more } })] : []),
  ];
}

/** What came of a small group. */
export function resultPage(
  { brand, language, today }: ResultAbout,
  group: SmallGroup,
  lessons: readonly LessonDone[],
  say: Say,
): ResultPage {
  const { starts_on: from, ends_on: until, meetings } = group;
  const day = (value: Day): string => shownDay(value, language);
  const said = (told: Told | null): PrintedSaid => {
    if (told === null) return { mark: null, lines: [say({ i18n: 'group-data-page.result.nothing' })] };
    const { low, high } = told;
    const words = say({ i18n: `reports.said.${told.said}` });
    return {
      mark: markOf(say, told.said),
      lines: [
        say({ i18n: 'group-data-page.result.said', values: { said: words, date: day(told.last_on) } }),
        ...(low === null || high === null
          ? []
          : [say({ i18n: 'group-data-page.result.range', values: { low, high } })]),
      ],
    };
  };
  return {
    language,
    name: group.name,
    about: say({
      i18n: 'group-data-page.result.about',
      values: { skill: say({ i18n: `group-data.skills.${group.skill}` }) },
    }),
    facts: [
      brand.programs[language][group.program],
      until === null
        ? say({ i18n: 'group-data-page.result.from', values: { from: day(from) } })
        : say({ i18n: 'group-data-page.result.between', values: { from: day(from), until: day(until) } }),
      say({ i18n: 'group-data-page.result.met', values: { count: meetings.length } }),
      say({ i18n: 'group-data-page.made', values: { date: day(today) } }),
    ],
    goal: {
      title: say({ i18n: 'group-data-page.result.goal' }),
      text: group.goal || say({ i18n: 'group-data-page.result.no-goal' }),
    },
    lessons: {
      title: say({ i18n: 'group-data-page.result.lessons' }),
      lines: lessonLines(lessons, language, say),
    },
    columns: ['name', 'before', 'now', 'came'].map((name) =>
      say({ i18n: `group-data-page.result.columns.${name}` }),
    ),
    rows: group.members.map((member) => {
      const { before, now, change } = member;
      const isSame = now !== null && before !== null && now.last_on === before.last_on;
      const later = isSame
        ? { mark: null, lines: [say({ i18n: 'group-data-page.result.same-check' })] }
        : said(now);
      const grown = change === null ? [] : [say({ i18n: `group-data-page.result.change.${change}` })];
      const name = member.is_partner
        ? say({ i18n: 'group-data-page.result.helps', values: { name: member.name } })
        : member.name;
      const all = meetings.filter(({ held_on: held }) => held >= member.joined_on).length;
      const count = meetings.filter(({ present }) => present.includes(member.id)).length;
      return {
        name,
        before: said(before),
        now: { ...later, lines: [...later.lines, ...grown] },
        came: say(
          all === 0
            ? { i18n: 'group-data-page.result.came-none' }
            : { i18n: 'group-data-page.result.came', values: { count, all } },
        ),
      };
    }),
    small: say({ i18n: 'group-data-page.result.small' }),
  };
}
