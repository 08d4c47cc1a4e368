/**
 * `npm run proof:measurement`: made-up players in the project's own scenes, judged by `product/play/rules/measurement`. One
 * line a figure, `name value target ok|short`; values are percent of skills unless they say otherwise. Takes a minute;
 * `BENCH_SHORT=1` shows in seconds that it runs.
 */
import type { ProgramId } from '#brands/brand.ts';
import { CHANGE_ERRORS, IMPROVING_FROM } from '#product/play/rules/measurement/constants.ts';
import { bandsIn, isClear } from '#product/play/rules/measurement/levels.ts';
import { type Measurement, measure, type SkillMeasure } from '#product/play/rules/measurement/measure.ts';
import { reliabilityOf } from '#product/play/rules/measurement/norms.ts';
import { sayable, skillsSaid } from '#product/play/rules/measurement/sayable.ts';
import { mean } from '#product/play/rules/measurement/statistics.ts';
import type { ReportKind } from '#product/play/rules/results/progress.ts';
import { type Form, formOf } from '#product/play/rules/story/programs.ts';
import { SKILLS, type Skill } from '#product/play/rules/story/skills.ts';
import type { SceneKind } from '#product/play/rules/story/tags.ts';
import { allMet, amount, atLeast, atMost, printed } from '../../bench/report.ts';
import { type Chance, chanceOf } from './measurement/chance.ts';
import * as players from './measurement/players.ts';
import {
  contradicts,
  correlation,
  holds,
  isTruthInRange,
  playTwice,
  stepOf,
  truthOf,
} from './measurement/twice.ts';
import { type Player, playInTurn, type Walkable, walkables } from './measurement/walk.ts';

const PLAYERS = amount(500, 8);
const WORLDS = amount(20, 1);
const CHILDREN = amount(60, 4);
/** How often a strong player takes the best answer. */
const STRONG = 0.85;

const scenes = await walkables();
const some = (program: ProgramId, ...kinds: SceneKind[]): Walkable[] =>
  scenes.filter(({ outline }) => outline.program === program && kinds.includes(outline.kind));
const checksOf = (program: ProgramId, form: Form): Walkable[] =>
  some(program, 'check').filter(({ outline }) => formOf(outline.id) === form);
const FORMS_OF = {
  zoou: [checksOf('zoou', 'a'), checksOf('zoou', 'b')],
  hoh: [checksOf('hoh', 'a'), checksOf('hoh', 'b')],
} as const satisfies Partial<Record<ProgramId, unknown>>;
const [zoou] = FORMS_OF.zoou;
const [hoh] = FORMS_OF.hoh;
const CHECKS = { zoou, 'zoou-b': FORMS_OF.zoou[1], hoh, 'hoh-b': FORMS_OF.hoh[1] };
const PRACTICE = {
  academy: some('academy', 'lesson'),
  zoou: some('zoou', 'lesson'),
  ssgrin: some('ssgrin', 'story', 'lesson'),
  hoh: some('hoh', 'lesson'),
};

/** Each figure has chance of its own: one more figure moves no other. */
const seeded = (name: string): Chance => chanceOf(`measurement ${name}`);

function skillsOf(all: readonly Measurement[]): SkillMeasure[] {
  return all.flatMap(({ skills }) => SKILLS.map((skill) => skills[skill]));
}

function played(
  name: string,
  own: readonly Walkable[],
  player: (chance: Chance) => Player,
  count = PLAYERS,
): Measurement[] {
  const chance = seeded(name);
  return Array.from({ length: count }, () => measure(playInTurn(own, player(chance), chance)));
}

function percentOf<Item>(items: readonly Item[], is: (item: Item) => boolean): number {
  return (100 * items.filter(is).length) / Math.max(1, items.length);
}

function told<Item>(name: string, items: readonly Item[], is: (item: Item) => boolean): void {
  printed(name, `${percentOf(items, is).toFixed(1)}%`);
}

/** The mean of what is shown, from 0 (guessing) to 100. */
function performanceOf(all: readonly SkillMeasure[]): number {
  const shown = all.flatMap(({ estimate }) => (estimate === null ? [] : [100 * Math.max(0, estimate.mean)]));
  return shown.reduce((sum, one) => sum + one, 0) / Math.max(1, shown.length);
}

const isAboveEmerging = ({ level }: SkillMeasure): boolean => level !== null && level > 0;
const isProficient = ({ level }: SkillMeasure): boolean => level === 2;

function proveGuessers(): void {
  for (const [name, checks] of Object.entries(CHECKS)) {
    const random = skillsOf(played(`random ${name}`, checks, players.guesser));
    atMost(`random-above-emerging-${name}`, percentOf(random, isAboveEmerging), 5, '%');
    atMost(`random-performance-${name}`, performanceOf(random), 100 * IMPROVING_FROM, '');
  }
  for (const [name, own] of Object.entries(PRACTICE)) {
    const random = skillsOf(played(`random practice ${name}`, own, players.guesser, PLAYERS / 4));
    atMost(`random-above-emerging-practice-${name}`, percentOf(random, isAboveEmerging), 5, '%');
  }
  const hammering = (chance: Chance): Player => ({ ...players.guesser(chance), takes: players.hammers });
  const hammered = skillsOf(played('hammered', zoou, hammering));
  atMost('hammered-above-emerging', percentOf(hammered, isAboveEmerging), 0, '%');
  told('hammered-too-fast-to-say', hammered, ({ said }) => said === 'too-fast');
  const oneSpot = skillsOf(played('one spot', zoou, (chance) => players.spotPresser(chance, 0.7)));
  atMost('one-spot-above-emerging', percentOf(oneSpot, isAboveEmerging), 5, '%');
  told('one-spot-looks-like-guessing', oneSpot, ({ said }) => said === 'looks-like-guessing');
}

function proveStrongOnes(): void {
  const strong = (chance: Chance): Player => players.strong(chance, STRONG);
  for (const [name, checks] of Object.entries(CHECKS)) {
    const own = skillsOf(played(`strong ${name}`, checks, strong));
    atLeast(`strong-proficient-${name}`, percentOf(own, isProficient), 90);
    atLeast(
      `strong-said-clearly-${name}`,
      percentOf(own, ({ said }) => said === 'proficient'),
      75,
    );
  }
  const tired = skillsOf(played('tired', zoou, (chance) => players.tires(chance, STRONG, 3)));
  told('strong-then-hammered-called-lower', tired, ({ level }) => level !== null && level < 2);
  told('strong-then-hammered-too-fast-to-say', tired, ({ said }) => said === 'too-fast');
  const weak = SKILLS.flatMap((skill) =>
    played(`weak ${skill}`, zoou, (chance) => players.weakIn(chance, skill, STRONG), PLAYERS / 4).map(
      ({ skills }) => skills[skill],
    ),
  );
  told('one-weak-skill-emerging', weak, ({ said }) => said === 'emerging');
  told('one-weak-skill-called-better', weak, ({ said }) =>
    ['improving', 'improving-or-proficient', 'proficient'].includes(said),
  );
}

/** Whoever looks for length and nothing else is a guesser. */
function proveLengths(): void {
  for (const [name, own] of Object.entries(PRACTICE)) {
    const long = skillsOf(played(`long practice ${name}`, own, players.longestTaker, PLAYERS / 4));
    atMost(`longest-answer-proficient-practice-${name}`, percentOf(long, isProficient), 5, '%');
    told(`longest-answer-above-emerging-practice-${name}`, long, isAboveEmerging);
  }
  for (const [name, own] of Object.entries(CHECKS)) {
    const long = skillsOf(played(`long ${name}`, own, players.longestTaker, PLAYERS / 4));
    atMost(`longest-answer-proficient-${name}`, percentOf(long, isProficient), 5, '%');
    told(`longest-answer-above-emerging-${name}`, long, isAboveEmerging);
  }
}

/** Points by which forms may differ for the same players; what is left, the lot of first forms lets nights subtract. */
const FORMS_APART = 5;

/** The two forms side by side: how much is asked and read, and how the same players fare. */
function proveForms(): void {
  const strong = (chance: Chance): Player => players.strong(chance, STRONG);
  const beside = (turn: (form: Walkable[]) => string, forms: readonly Walkable[][]): string =>
    forms.map(turn).join(' beside ');
  for (const [program, forms] of Object.entries(FORMS_OF)) {
    printed(`forms-asks-${program}`, beside(asksOf, forms));
    printed(
      `forms-words-${program}`,
      beside((form) => form.map(wordsOf).join(' '), forms),
    );
    for (const [kind, player] of Object.entries({ random: players.guesser, strong })) {
      const [one = 0, other = 0] = forms.map((form) =>
        performanceOf(skillsOf(played(`forms ${kind} ${program}`, form, player))),
      );
      printed(`forms-${kind}-performance-${program}`, `${one.toFixed(1)} beside ${other.toFixed(1)}`);
      atMost(`forms-apart-${kind}-${program}`, Math.abs(one - other), FORMS_APART, '');
    }
    const long = forms.map((form) =>
      performanceOf(skillsOf(played(`forms long ${program}`, form, players.longestTaker, PLAYERS / 4))),
    );
    printed(`forms-longest-performance-${program}`, long.map((one) => one.toFixed(1)).join(' beside '));
  }
}

/** How often each skill is asked for. */
function asksOf(form: readonly Walkable[]): string {
  const asked = form.flatMap(({ outline }) => Object.values(outline.asks));
  const count = (skill: Skill): number =>
    asked.filter((options) => Object.values(options).some(({ evidence }) => skill in evidence)).length;
  return SKILLS.map((skill) => `${skill} ${count(skill)}`).join(', ');
}

/** Words on a way through a scene, of the answers their mean. */
function wordsOf({ reading: { start, asks } }: Walkable): number {
  const rows = Object.values(asks).map(({ asked, after }) => asked + mean(Object.values(after)));
  return Math.round(start + rows.reduce((sum, words) => sum + words, 0));
}

function proveSecondForms(): void {
  const groups = Object.entries({ moderate: players.MODERATE, wide: players.WIDE });
  for (const [kind, people] of groups) {
    for (const [program, forms] of Object.entries(FORMS_OF)) {
      const name = `${program}-${kind}`;
      const pairs = playTwice(forms, { people, worlds: WORLDS, children: CHILDREN }, seeded(name));
      const said = pairs.filter(({ first }) => bandsIn(first.said).length > 0);
      const clear = pairs.filter(({ first }) => isClear(first.said));
      atLeast(`second-level-in-what-was-said-${name}`, percentOf(said, holds), 80);
      atMost(`reports-contradict-${name}`, percentOf(pairs, contradicts), 5, '%');
      const isChanged = (step: number): boolean => Math.abs(step) >= CHANGE_ERRORS;
      atMost(`unchanged-called-changed-${name}`, percentOf(pairs.map(stepOf), isChanged), 5, '%');
      told(`something-is-said-${name}`, pairs, ({ first }) => bandsIn(first.said).length > 0);
      told(`said-clearly-${name}`, pairs, ({ first }) => isClear(first.said));
      told(`clear-level-comes-again-${name}`, clear, holds);
      told(`truth-in-range-${name}`, pairs, isTruthInRange);
      const estimates = pairs.flatMap(({ first }) => first.estimate ?? []);
      printed(`reliability-seen-${name}`, correlation(pairs).toFixed(2));
      printed(`reliability-estimated-${name}`, reliabilityOf(estimates).toFixed(2));
    }
  }
}

function tellGrowth(): void {
  const how = { people: players.MODERATE, worlds: WORLDS, children: CHILDREN / 2 };
  const isMore = (step: number): boolean => step >= CHANGE_ERRORS;
  for (const gain of [0, 0.7, 1.5]) {
    const truly = truthOf(1 + gain, players.MODERATE) - truthOf(1, players.MODERATE);
    const steps = playTwice(FORMS_OF.zoou, { ...how, gain }, seeded(`growth ${gain}`)).map(stepOf);
    told(`growth-seen-of-${Math.round(100 * truly)}-points`, steps, isMore);
  }
  const again = playTwice([zoou, zoou], { ...how, remembered: 0.4 }, seeded('remembered')).map(stepOf);
  told('same-form-remembered-looks-like-growth', again, isMore);
}

/** Which skills each report has enough to say something of, played through to its end by a strong player. */
function tellReports(): void {
  const reports: [ProgramId, ReportKind, Walkable[]][] = [
    ['academy', 'progress', some('academy', 'lesson').filter(({ outline }) => outline.id.endsWith('-1'))],
    ['academy', 'progress', some('academy', 'lesson')],
    ['zoou', 'assessment', zoou],
    ['zoou', 'skill-builder', some('zoou', 'lesson')],
    ['hoh', 'assessment', hoh],
    ['hoh', 'skill-builder', some('hoh', 'lesson').slice(0, 8)],
    ['hoh', 'skill-builder', some('hoh', 'lesson')],
    ['ssgrin', 'activity', some('ssgrin', 'story', 'lesson').slice(0, 1)],
    ['ssgrin', 'activity', some('ssgrin', 'story', 'lesson').slice(0, 4)],
    ['ssgrin', 'activity', some('ssgrin', 'story', 'lesson')],
    ['sim', 'library', some('sim', 'comic')],
  ];
  for (const [program, report, own] of reports) {
    const chance = seeded('reports');
    const may = sayable(program, report, { scenes: own.length, houses: SKILLS });
    const said = skillsSaid(may, measure(playInTurn(own, players.strong(chance, 1), chance)));
    printed(`says-${program}-${report}-${own.length}-scenes`, said.length === 0 ? 'none' : said.join(','));
  }
}

proveGuessers();
proveStrongOnes();
proveLengths();
proveForms();
proveSecondForms();
tellGrowth();
tellReports();
process.exit(allMet() ? 0 : 1);
