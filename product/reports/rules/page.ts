import type { Locale } from '#brands/brand.ts';
import { spokenName } from '#platform/contract/names.ts';
import { closeUp } from '#platform/contract/shown-values.ts';
import { listed } from '#platform/contract/texts/lists.ts';
import { bandsIn } from '#product/play/rules/measurement/levels.ts';
import type { ReportFacts } from './facts.ts';
import { type LessonFor, lessonLine } from './lesson.ts';
import { looksLikeGuessing } from './next-check.ts';
import type { Card, Line, Part, ReportPage, ShownQuote } from './page-shape.ts';
import { playLines } from './play-lines.ts';
import { familySays, practiceOf, type SaidSkill, saidSkills, sayableOf, strengthsOf } from './said-skills.ts';
import { skillRows } from './skill-rows.ts';
import { smallPrint } from './small-print.ts';
import { quotation, quoted, type Say, shownDay } from './words.ts';

export type Asked = {
  part: Part;
  language: Locale;
  iterations: readonly number[];
  lessonFor?: LessonFor | undefined;
};

/** Puts a report into words: strengths first, then what to practice, then what both rest on. */
export function pageOf(facts: ReportFacts, asked: Asked, say: Say): ReportPage {
  const { part, language, iterations, lessonFor } = asked;
  const { program, kind, iteration, student, today } = facts;
  const isLibrary = kind === 'library';
  const skills = saidSkills(facts);
  const card = (name: string, lines: Line[], quote: ShownQuote | null = null): Card => ({
    title: closeUp(say({ i18n: `reports-page.cards.${name}`, values: { name: student.firstName } })),
    lines,
    quote,
  });
  const hasLevels = part === 'conference' && sayableOf(facts).levels !== 'none';
  return {
    program,
    kind,
    part,
    iteration,
    iterations: [...iterations],
    language,
    name: spokenName({ first_name: student.firstName, last_name: student.lastName }),
    about: aboutOf(facts, say),
    facts: [
      say({
        i18n: 'reports-page.head',
        values: {
          grade: say({ i18n: `rosters.grade-names.${student.grade}` }),
          teacher: facts.teacher,
        },
      }),
      ...(facts.school === null ? [] : [facts.school]),
      shownDay(today, language),
    ],
    greeting:
      part === 'family'
        ? closeUp(say({ i18n: 'reports-page.greeting', values: { name: student.firstName } }))
        : null,
    well: isLibrary
      ? null
      : card(
          wellTitle(skills),
          wellLines(facts, skills, say, language),
          quoteOf(facts, skills, say, language),
        ),
    next: isLibrary ? null : card('next', nextLines(facts, skills, say, language)),
    skills: hasLevels ? skillsPart(facts, say, language) : null,
    made: madeOf(facts, language, card),
    play: card('play', playLines(facts, part, say, language)),
    home: card('home', homeLines(skills, isLibrary, say)),
    lesson: isLibrary ? null : lessonLine(facts, skills, { part, language, lessonFor }, say),
    notes: part === 'conference' ? say({ i18n: 'reports-page.notes' }) : null,
    small: smallPrint(facts, part, say, language),
    asides: part === 'conference' ? asidesOf(facts, say) : [],
  };
}

function aboutOf({ program, kind, iteration }: ReportFacts, say: Say): string {
  const what =
    kind === 'assessment'
      ? say({ i18n: `reports-page.checks.${iteration}` })
      : say({ i18n: `reports-page.kinds.${kind}` });
  const values = { program: say({ i18n: `rosters.programs.${program}` }), kind: what };
  return say({ i18n: 'reports-page.about', values });
}

const plain = (text: string): Line => ({ strong: null, text });

/** What is only growing is not said to go well. */
function wellTitle(skills: readonly SaidSkill[]): 'well' | 'growing' {
  const [strongest] = strengthsOf(skills);
  return strongest !== undefined && familySays(strongest.said) !== 'goes-well' ? 'growing' : 'well';
}

function wellLines(facts: ReportFacts, skills: readonly SaidSkill[], say: Say, language: Locale): Line[] {
  const { done, measured, student } = facts;
  const strengths = strengthsOf(skills);
  if (strengths.length === 0) {
    const values = { count: done, asks: measured?.asks ?? 0 };
    return [
      plain(say({ i18n: 'reports-page.well.finished', values })),
      plain(say({ i18n: 'reports-page.well.later' })),
    ];
  }
  const lines = strengths.map(({ skill, said }) => {
    const how = familySays(said) === 'goes-well' ? 'well' : 'growing';
    const values = { name: student.firstName };
    return plain(closeUp(say({ i18n: `reports-page.skills.${skill}.${how}`, values })));
  });
  const early = tooEarlyFor(skills, strengths);
  if (early.length === 0) return lines;
  const names = early.map(({ skill }) => say({ i18n: `reports-page.skills.${skill}.name` }));
  const values = { skills: listed(names, language) };
  return [...lines, plain(say({ i18n: 'reports-page.well.too-early', values }))];
}

/** What stands higher than all that grows, and is not clear yet: without it nobody knows why something lower was chosen. */
function tooEarlyFor(skills: readonly SaidSkill[], [strongest]: readonly SaidSkill[]): readonly SaidSkill[] {
  if (strongest === undefined || familySays(strongest.said) === 'goes-well') return [];
  return skills.slice(0, skills.indexOf(strongest)).filter(({ said }) => bandsIn(said).length === 0);
}

/** For the strongest skill of which there is one: words stand beside what they show. */
function quoteOf(
  { quotes, student }: ReportFacts,
  skills: readonly SaidSkill[],
  say: Say,
  language: Locale,
): ShownQuote | null {
  const [quote] = strengthsOf(skills).flatMap(({ skill }) => quotes[skill] ?? []);
  if (quote === undefined) return null;
  const { told, choice, isGame } = quote;
  return {
    // Without it, what somebody said in a story reads as if it had happened.
    lead: closeUp(say({ i18n: 'reports-page.story', values: { name: student.firstName } })),
    told: told === null ? null : told.said ? quotation(told.text, language) : told.text,
    text: isGame ? choice : quotation(choice, language),
  };
}

function nextLines(
  { ahead, program }: ReportFacts,
  skills: readonly SaidSkill[],
  say: Say,
  language: Locale,
): Line[] {
  const practice = practiceOf(skills);
  if (practice === null) {
    const known = skills.filter(({ said }) => bandsIn(said).length > 0);
    const goesWell = known.length > 0 && known.every(({ said }) => familySays(said) === 'goes-well');
    return [plain(say({ i18n: goesWell ? 'reports-page.next.keep' : 'reports-page.next.later' }))];
  }
  const { skill } = practice;
  const title = ahead[skill];
  const name = say({ i18n: `reports-page.skills.${skill}.name` });
  const lines = [
    {
      strong: say({ i18n: 'reports-page.next.lead', values: { skill: name } }),
      text: say({ i18n: `reports-page.skills.${skill}.next` }),
    },
  ];
  if (title === undefined) return lines;
  const values = { program: say({ i18n: `rosters.programs.${program}` }), title: quoted([title], language) };
  return [...lines, plain(closeUp(say({ i18n: 'reports-page.next.scene', values })))];
}

function skillsPart(facts: ReportFacts, say: Say, language: Locale): NonNullable<ReportPage['skills']> {
  const isPractice = sayableOf(facts).levels === 'practice';
  const rows = skillRows(facts, say, language);
  return {
    title: say({
      i18n: isPractice ? 'reports-page.skills-title.practice' : 'reports-page.skills-title.check',
    }),
    how: rows.some(({ range }) => range !== null) ? say({ i18n: 'reports-page.how' }) : null,
    bands: [
      say({ i18n: 'reports-page.bands.emerging' }),
      say({ i18n: 'reports-page.bands.improving' }),
      say({ i18n: 'reports-page.bands.proficient' }),
    ],
    rows,
  };
}

/** Comics by their titles, one a line; of S.S. Grin the scenes that were played. */
function madeOf(
  facts: ReportFacts,
  language: Locale,
  card: (name: string, lines: Line[]) => Card,
): Card | null {
  if (facts.kind !== 'library' && facts.kind !== 'activity') return null;
  if (facts.kind === 'library') return card('comics', facts.titles.map(plain));
  return card('scenes', [plain(quoted(facts.titles, language))]);
}

function homeLines(skills: readonly SaidSkill[], isLibrary: boolean, say: Say): Line[] {
  const about = isLibrary ? 'comics' : (practiceOf(skills)?.skill ?? 'any');
  return [
    {
      strong: say({ i18n: `reports-page.home.${about}.lead` }),
      text: say({ i18n: `reports-page.home.${about}.text` }),
    },
    { strong: say({ i18n: 'reports-page.ask' }), text: say({ i18n: `reports-page.home.${about}.ask` }) },
  ];
}

/** What an educator should know before showing the page, and a family need not read. */
function asidesOf({ measured, rushed }: ReportFacts, say: Say): string[] {
  if (measured === null) return [];
  return [
    ...(looksLikeGuessing(measured) ? [say({ i18n: 'reports-page.asides.guessing' })] : []),
    ...(rushed.length > 0
      ? [say({ i18n: 'reports-page.asides.rushed', values: { count: rushed.length } })]
      : []),
  ];
}
