import { SKILLS, type Skill } from '#product/play/rules/story/skills.ts';

/** A child's own choice in the story's words; `told` is where it stood. How a game went is no quotation. */
type Quote = { told: { text: string; said: boolean } | null; choice: string; isGame: boolean };
export type Quotes = Readonly<Partial<Record<Skill, Quote>>>;

/** A first answer, as far as a page may quote it. */
export type Quotable = {
  told: readonly { text: string; said: boolean }[];
  choice: string;
  isGame: boolean;
  /** Skills it was at its best in. */
  best: readonly Skill[];
  /** What the scene is about. */
  target: Skill;
  hinted: boolean;
  at: string;
};

/** A line on a page, not a paragraph. */
const LONGEST = 120;

/**
 * For each skill the answer that shows it best: found without a hint, said rather than played, in a scene about that skill,
 * and of those the last.
 */
export function quotesOf(answers: readonly Quotable[]): Quotes {
  const usable = answers.filter(({ hinted, choice }) => !hinted && choice.length <= LONGEST);
  const quotes: Partial<Record<Skill, Quote>> = {};
  for (const skill of SKILLS) {
    const rank = ({ isGame, target }: Quotable): number => Number(!isGame) * 2 + Number(target === skill);
    const [best] = usable
      .filter((answer) => answer.best.includes(skill))
      .sort((a, b) => rank(b) - rank(a) || (a.at < b.at ? 1 : -1));
    if (best !== undefined)
      quotes[skill] = { told: lineBefore(best), choice: best.choice, isGame: best.isGame };
  }
  return quotes;
}

/** What happened, rather than what somebody said; the last before the choice. */
function lineBefore({ told }: Quotable): Quote['told'] {
  const line = told.findLast(({ said }) => !said) ?? told.at(-1);
  return line === undefined || line.text.length > LONGEST ? null : line;
}
