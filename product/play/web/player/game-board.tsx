import { type ComponentType, lazy, Suspense } from 'react';
import type { ProgramId } from '#brands/brand.ts';
import { Spinner } from '#ui/spinner.tsx';
import { type Play, shownWord } from '../../rules/plays.ts';
import type { Texts } from '../../rules/scene.ts';
import type { Line, Option } from '../../rules/tags.ts';
import { withNames } from '../drawn-as.ts';
import type { GameProps, GameResult } from '../games/game-props.ts';

export async function loadGames(): Promise<{ default: ComponentType<GameProps> }> {
  return { default: (await import('../games/game.tsx')).Game };
}

const Game = lazy(loadGames);

type GameBoardProps = {
  play: Play;
  program: ProgramId;
  line: Line | null;
  options: readonly Option[];
  texts: Texts | undefined;
  isPaused: boolean;
  onDone: (result: GameResult) => void;
};

/** A mini-game, with the line of the story that leads to it. */
export function GameBoard({ play, program, line, options, texts, isPaused, onDone }: GameBoardProps) {
  const word = (written: string): string => {
    const shown = shownWord(written);
    return texts?.[shown] ?? withNames(program, shown);
  };
  return (
    <Suspense fallback={<Spinner size={48} />}>
      <Game {...{ play, program, line, options, word, paused: isPaused, onDone }} />
    </Suspense>
  );
}
