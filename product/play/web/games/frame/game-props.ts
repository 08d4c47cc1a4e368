import type { ProgramId } from '#brands/brand.ts';
import type { Play } from '../../../rules/story/plays.ts';
import type { Line, Option } from '../../../rules/story/tags.ts';

/** How a mini-game ended. `out` is null for the games that decide nothing (breathe, echo). */
export type GameResult = {
  out: string | null;
  taps: number;
  /** Whether the child asked for half the pace; undefined where there is none. */
  slow?: boolean | undefined;
};

/** What the player hands to a mini-game. The game begins when it is shown and ends once. */
export type GameProps<Kind extends Play['kind'] = Play['kind']> = {
  play: Extract<Play, { kind: Kind }>;
  program: ProgramId;
  /** The outcomes the scene tells apart, with their texts in the child's language. */
  options: readonly Option[];
  /** A word of the game (`green-leaf`) in the child's language. */
  word: (word: string) => string;
  /** Time stands still: the child paused, or the page is hidden. */
  paused: boolean;
  onDone: (result: GameResult) => void;
  /** The line the game hangs on: whose face it asks for, what to say after it. */
  line?: Line | null;
};
