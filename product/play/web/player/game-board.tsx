import type { ProgramId } from '#brands/brand.ts';
import { type Play, shownWord } from '../../rules/story/plays.ts';
import type { Texts } from '../../rules/story/scene.ts';
import type { Line, Option } from '../../rules/story/tags.ts';
import type { GameResult } from '../games/frame/game-props.ts';
import { type Help, HelpContext } from '../games/frame/help.ts';
import { withNames } from '../shared/drawn-as.ts';
import { Game } from './pieces.ts';

type GameBoardProps = {
  play: Play;
  program: ProgramId;
  line: Line | null;
  options: readonly Option[];
  texts: Texts | undefined;
  isPaused: boolean;
  /** Null where there is no hint, or where it comes with the answers after the game. */
  help: Help | null;
  onDone: (result: GameResult) => void;
};

/** A mini-game, with the line of the story that leads to it. */
export function GameBoard({ play, program, line, options, texts, isPaused, help, onDone }: GameBoardProps) {
  const word = (written: string): string => {
    const shown = shownWord(written);
    return texts?.[shown] ?? withNames(program, shown);
  };
  return (
    <HelpContext value={help}>
      <Game {...{ play, program, line, options, word, paused: isPaused, onDone }} />
    </HelpContext>
  );
}
