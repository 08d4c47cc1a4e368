import type { Locale } from '#brands/brand.ts';
import type { Percentile } from '#product/play/rules/measurement/norms.ts';
import type { ReportFacts } from '#product/reports/rules/facts.ts';
import { pageOf } from '#product/reports/rules/page.ts';
import { saidSkills } from '#product/reports/rules/said-skills.ts';
import { growthSaid, normsSaid } from '#product/reports/rules/small-print.ts';
import { type Say, shareOf } from '#product/reports/rules/words.ts';
import { familySkills } from './family-skills.ts';
import type { StudentPage, StudentSkills } from './page-shape.ts';

type GivenPercentile = Extract<Percentile, { given: true }>;

/** Three answers, one of them the best: where nothing was counted of it. */
const A_THIRD = 33;

/** Skills as the report says them, each with how many of its choices were at their best. Null where it says none. */
export function skillsPart(facts: ReportFacts, say: Say, language: Locale): StudentSkills | null {
  const { program, kind, iteration, measured } = facts;
  const { skills, asides } = pageOf(facts, { part: 'conference', language, iterations: [iteration] }, say);
  if (skills === null || measured === null) return null;
  return {
    program,
    kind,
    iteration,
    form: measured.form,
    how: skills.how,
    bands: skills.bands,
    rows: skills.rows.map((row) => {
      const { best, partly, notYet } = measured.skills[row.skill];
      const rank = facts.norms?.skills[row.skill];
      const percentile = rank?.given ? percentileSaid(rank, say) : null;
      return { ...row, best, of: best + partly + notYet, percentile };
    }),
    guess: say({ i18n: `reports-page.shares.${shareOf(measured.byGuessing ?? A_THIRD)}` }),
    norms: kind === 'assessment' ? normsSaid(facts, say) : null,
    growth: growthSaid(facts, say),
    asides,
  };
}

function percentileSaid({ percentile, low, high }: GivenPercentile, say: Say): string {
  return say({ i18n: 'reports-page.percentile', values: { percentile, low, high } });
}

/** The same for families: three words at most, and something to try at home. */
export function familyPart(
  facts: ReportFacts | null,
  say: Say,
  language: Locale,
): NonNullable<StudentPage['family']> {
  if (facts === null) {
    return {
      skills: [],
      home: [
        {
          strong: say({ i18n: 'reports-page.home.any.lead' }),
          text: say({ i18n: 'reports-page.home.any.text' }),
        },
        { strong: say({ i18n: 'reports-page.ask' }), text: say({ i18n: 'reports-page.home.any.ask' }) },
      ],
    };
  }
  const page = pageOf(facts, { part: 'family', language, iterations: [facts.iteration] }, say);
  return {
    skills: familySkills(saidSkills(facts)).map(({ skill, says }) => ({
      skill,
      name: say({ i18n: `reports-page.skills.${skill}.name` }),
      says,
    })),
    home: page.home.lines,
  };
}
