import type { ProgramId } from '#brands/brand.ts';
import { type Play, shownWord } from '../../rules/plays.ts';
import type { Texts } from '../../rules/scene.ts';
import type { Line, Option } from '../../rules/tags.ts';
import { withNames } from '../drawn-as.ts';
import type { GameResult } from '../games/game-props.ts';
import styles from './game-board.module.css';
import { Game } from './pieces.ts';

type GameBoardProps = {
  play: Play;
  program: ProgramId;
  line: Line | null;
  lang: string;
  options: readonly Option[];
  texts: Texts | undefined;
  isPaused: boolean;
  onDone: (result: GameResult) => void;
};

/** A mini-game, below the words it hangs on. */
export function GameBoard({ play, program, line, lang, options, texts, isPaused, onDone }: GameBoardProps) {
  const word = (written: string): string => {
    const shown = shownWord(written);
    return texts?.[shown] ?? withNames(program, shown);
  };
  return (
    <div className={styles.game}>
      {line !== null && play.kind !== 'echo' && (
        <p className={styles.prompt} lang={lang}>
          {line.text}
        </p>
      )}
      <Game {...{ play, program, line, options, word, paused: isPaused, onDone }} />
    </div>
  );
}
