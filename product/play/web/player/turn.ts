import { offeredOut } from '../../rules/story/plays.ts';
import type { Pick } from '../../rules/story/scene.ts';
import type { Line, Option } from '../../rules/story/tags.ts';
import type { GameResult } from '../games/frame/game-props.ts';
import type { View } from './story/play-through.ts';

/** A line or question is told; its mini-game played; a question answered by hand after that; its keepsake given. */
export type Phase = 'told' | 'game' | 'answer' | 'keepsake';

/** What stands on the screen, and how far it is. */
export type Turn = {
  view: View;
  picks: readonly Pick[];
  /** Tells two views apart, also where they say the same. */
  number: number;
  phase: Phase;
  hint: string | null;
  /** The answer before it came too fast: on this page, and on no other, the child is asked to slow down. */
  isHurried: boolean;
};

export type Move =
  | { type: 'show'; view: View; picks: readonly Pick[]; isHurried?: boolean }
  | { type: 'phase'; phase: Phase }
  | { type: 'hint'; text: string };

export function firstTurn(view: View, picks: readonly Pick[]): Turn {
  return { view, picks, number: 0, phase: 'told', hint: null, isHurried: false };
}

export function nextTurn(turn: Turn, move: Move): Turn {
  if (move.type === 'phase') return { ...turn, phase: move.phase };
  if (move.type === 'hint') return { ...turn, hint: move.text };
  const { view, picks, isHurried = false } = move;
  return { ...firstTurn(view, picks), number: turn.number + 1, isHurried };
}

/** Whether the options of a question are to be chosen from now. */
export function isAnswering(view: View, phase: Phase): boolean {
  return view.showing.kind === 'ask' && (view.showing.ask.play === null || phase === 'answer');
}

/** What going on leads to: the game of what was told, the keepsake of a line, the next line, or nothing. */
export type Step = 'game' | 'keepsake' | 'advance' | null;

export function stepOn({ view: { showing }, phase }: Turn): Step {
  const game = showing.kind === 'ask' ? showing.ask.play : showing.kind === 'line' ? showing.line.play : null;
  if (game !== null && phase === 'told') return 'game';
  return showing.kind === 'line' ? leaveLine(showing.line, phase) : null;
}

/** After a line, and its game: the keepsake it brings, then the next one. */
function leaveLine(line: Line, phase: Phase): 'keepsake' | 'advance' {
  return line.keepsake !== null && phase !== 'keepsake' ? 'keepsake' : 'advance';
}

/** What the end of a game leads to: away from its line, to the answer it decided, or to the answer by hand. */
export function afterGame({ view: { showing }, phase }: Turn, { out }: GameResult): Step | 'answer' | Option {
  if (showing.kind === 'line') return leaveLine(showing.line, phase);
  if (showing.kind === 'end') return null;
  const { options, play } = showing.ask;
  const offered = options.flatMap((option) => (option.out === null ? [] : [option.out]));
  const decided = play === null || out === null ? null : offeredOut(play, out, offered);
  // A game that decides nothing comes before the answer.
  return options.find((option) => option.out !== null && option.out === decided) ?? 'answer';
}
