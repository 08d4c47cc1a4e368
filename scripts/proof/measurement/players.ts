import type { GivenAnswer } from '#product/play/rules/measurement/evidence.ts';
import { SKILLS, type Skill, skillsOf } from '#product/play/rules/story/skills.ts';
import type { Chance } from './chance.ts';
import { bestOf, type Moment, type Player } from './walk.ts';

/** Made-up players. They show how the rules behave, not that scenes measure skills: that needs children. */

/** Seconds a line for somebody who only presses on. */
const HAMMERED_LINE = 0.35;
/** Words a second of a child who reads, and how much that differs from ask to ask. */
const READING = { words: 2.5, spread: 0.25, line: 0.3 };

function reads(chance: Chance): NonNullable<Player['takes']> {
  return (words, lines) =>
    (words / READING.words) * Math.exp(READING.spread * chance.normal()) + READING.line * lines;
}

export const hammers: NonNullable<Player['takes']> = (_, lines) => HAMMERED_LINE * lines;

/** Takes anything. */
export function guesser(chance: Chance): Player {
  return { picks: ({ options }) => chance.below(options.length), takes: reads(chance) };
}

/** Presses mostly the first spot, whatever stands there. */
export function spotPresser(chance: Chance, share: number): Player {
  return {
    picks: ({ options, isGame }) => (!isGame && chance.share() < share ? 0 : chance.below(options.length)),
    takes: reads(chance),
  };
}

/** Takes the best in this share of asks, else any other. */
export function strong(chance: Chance, share: number): Player {
  return { picks: (moment) => mostlyBest(moment, share, chance), takes: reads(chance) };
}

function mostlyBest(moment: Moment, share: number, chance: Chance): number {
  const best = bestOf(moment);
  if (chance.share() < share) return best;
  const count = moment.options.length;
  return (best + 1 + chance.below(count - 1)) % count;
}

/** Plays with care up to a scene, then presses on. */
export function tires(chance: Chance, share: number, after: number): Player {
  const careful = reads(chance);
  return {
    picks: (moment) =>
      moment.turn < after ? mostlyBest(moment, share, chance) : chance.below(moment.options.length),
    takes: (words, lines, turn) => (turn < after ? careful(words, lines, turn) : hammers(words, lines, turn)),
  };
}

/** Strong, but guesses wherever one skill is asked for. */
export function weakIn(chance: Chance, weak: Skill, share: number): Player {
  const isAbout = ({ options }: Moment): boolean => options.some(({ evidence }) => weak in evidence);
  return {
    picks: (moment) => mostlyBest(moment, isAbout(moment) ? 1 / moment.options.length : share, chance),
    takes: reads(chance),
  };
}

/** Takes the longest answer. */
export function longestTaker(chance: Chance): Player {
  return {
    picks: ({ options, isGame }) => {
      const lengths = options.map(({ text }) => text.length);
      return isGame ? chance.below(options.length) : lengths.indexOf(Math.max(...lengths));
    },
    takes: reads(chance),
  };
}

/**
 * How children differ: on the whole, from skill to skill, from scene to scene; and how much harder one ask is than another.
 * An ability of 0 guesses, one of 2 takes the best answer of three 87 times in 100.
 */
export type People = { mean: number; between: number; within: number; scene: number; ask: number };
export const MODERATE: People = { mean: 1, between: 0.7, within: 0.4, scene: 0.35, ask: 0.5 };
export const WIDE: People = { ...MODERATE, mean: 1.1, between: 1 };

export type Child = Record<Skill, number>;

export function makeChild(people: People, chance: Chance): Child {
  const whole = people.mean + people.between * chance.normal();
  const ability = (): number => whole + people.within * chance.normal();
  return {
    ic: ability(),
    com: ability(),
    coop: ability(),
    ini: ability(),
    emp: ability(),
    er: ability(),
  };
}

export function later(child: Child, gain: number): Child {
  const grown = { ...child };
  for (const skill of SKILLS) grown[skill] += gain;
  return grown;
}

/** How hard the asks of a form are: the same for every child that meets it. */
export type Hardness = (scene: string, ask: string) => number;

export function makeForm(people: People, chance: Chance): Hardness {
  const known = new Map<string, number>();
  return (scene, ask) => {
    const key = `${scene} ${ask}`;
    const hardness = known.get(key) ?? people.ask * chance.normal();
    known.set(key, hardness);
    return hardness;
  };
}

/** The better at a skill, the likelier the better answer. */
export function childPlays(child: Child, people: People, form: Hardness, chance: Chance): Player {
  let mood = 0;
  return {
    begins: () => {
      mood = people.scene * chance.normal();
    },
    picks: ({ scene, ask, options }) => {
      const hardness = form(scene, ask);
      const pulls = options.map(({ evidence }) => {
        const skills = skillsOf(evidence);
        const points = skills.map((skill) => (child[skill] + mood - hardness) * (evidence[skill] ?? 0));
        return Math.exp(points.reduce((sum, one) => sum + one, 0) / Math.max(1, skills.length));
      });
      let left = chance.share() * pulls.reduce((sum, pull) => sum + pull, 0);
      const taken = pulls.findIndex((pull) => {
        left -= pull;
        return left <= 0;
      });
      return taken < 0 ? options.length - 1 : taken;
    },
    takes: reads(chance),
  };
}

/** Plays a form again: some of the mistakes that were made in it are remembered and not made again. */
export function remembering(
  player: Player,
  before: readonly GivenAnswer[],
  share: number,
  chance: Chance,
): Player {
  const taken = new Map(before.map(({ outline, ask, option }) => [`${outline.id} ${ask}`, option]));
  return {
    ...player,
    picks: (moment) => {
      const best = bestOf(moment);
      const option = taken.get(`${moment.scene} ${moment.ask}`);
      const isMistake = option !== undefined && option !== moment.options[best]?.id;
      return isMistake && chance.share() < share ? best : player.picks(moment);
    },
  };
}
