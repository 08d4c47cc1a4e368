import type { Locale } from '#brands/brand.ts';
import { SKILLS } from '#product/play/rules/story/skills.ts';
import type { Measured, ReportFacts } from './facts.ts';
import { whyNoGrowth } from './growth.ts';
import type { Part } from './page-shape.ts';
import { sayableOf } from './said-skills.ts';
import { inARow, type Say, shownDay, shownEdition } from './words.ts';

/** What a page is for, what it rests on, and what it is not. */
export function smallPrint(facts: ReportFacts, part: Part, say: Say, language: Locale): string {
  const sentences = [
    say({ i18n: `reports-page.small.use-${part}` }),
    say({ i18n: 'reports-page.small.not' }),
    ...evidence(facts, part, say, language),
    ...(part === 'conference' ? comparisons(facts, say) : []),
    say({ i18n: 'reports-page.small.feelings' }),
  ];
  return inARow(sentences, language);
}

/** Form and content version are named last and shortly: for who asks about the page. */
function evidence(facts: ReportFacts, part: Part, say: Say, language: Locale): string[] {
  const { measured, kind, iteration } = facts;
  if (kind === 'library') return [say({ i18n: 'reports-page.small.library' })];
  if (measured === null) return [say({ i18n: 'reports-page.small.no-evidence' })];
  const values = {
    choices: choices(measured, say),
    form: (measured.form ?? '').toUpperCase(),
    check: say({ i18n: `reports-page.checks.${iteration}` }),
    from: shownDay(measured.firstOn, language),
    to: shownDay(measured.lastOn, language),
    languages: measured.languages.map((one) => say({ i18n: `reports-page.languages.${one}` })).join(' / '),
    edition: shownEdition(measured.edition),
    count: measured.asks,
  };
  const isCheck = kind === 'assessment' && measured.form !== null;
  const asked = isCheck ? 'check' : 'practice';
  const own = part === 'family' ? 'family' : isCheck ? 'assessment' : 'practice';
  return [
    say({ i18n: `reports-page.small.evidence-${own}`, values }),
    ...(part === 'family' ? [say({ i18n: `reports-page.small.version-${asked}`, values })] : []),
    ...(sayableOf(facts).levels === 'practice' ? [say({ i18n: 'reports-page.small.practice' })] : []),
  ];
}

/** How many choices a skill rests on: the fewest and the most. */
function choices({ skills }: Measured, say: Say): string {
  const counts = SKILLS.map((skill) => {
    const { best, partly, notYet } = skills[skill];
    return best + partly + notYet;
  });
  const [fewest, most] = [Math.min(...counts), Math.max(...counts)];
  return fewest === most ? `${most}` : say({ i18n: 'reports-page.small.choices', values: { fewest, most } });
}

function comparisons(facts: ReportFacts, say: Say): string[] {
  if (facts.kind !== 'assessment') return [];
  return [growthSaid(facts, say), normsSaid(facts, say)].filter((sentence) => sentence !== null);
}

/** Why nothing is compared with the check before; null where something is, or there was none. */
export function growthSaid(facts: ReportFacts, say: Say): string | null {
  const why = whyNoGrowth(facts);
  return why === null ? null : say({ i18n: `reports-page.small.growth.${why}` });
}

/** How far norms are; null once children can be compared. Percentiles themselves are for educators, on no page for families. */
export function normsSaid({ norms, measured }: ReportFacts, say: Say): string | null {
  if (measured === null) return null;
  if (norms === null) return say({ i18n: 'reports-page.small.norms.first-only' });
  const { students, required, skills } = norms;
  if (students < required)
    return say({ i18n: 'reports-page.small.norms.collecting', values: { students, required } });
  const isGiven = Object.values(skills).some(({ given }) => given);
  return isGiven ? null : say({ i18n: 'reports-page.small.norms.unreliable' });
}
