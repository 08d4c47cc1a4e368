import { type ComponentType, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProgramId } from '#brands/brand.ts';
import { loadTexts } from '#platform/web/texts.ts';
import { Button } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { decides, type Play, shownWord } from '../../rules/plays.ts';
import type { Texts } from '../../rules/scene.ts';
import type { Line, Option } from '../../rules/tags.ts';
import type { GameProps, GameResult } from '../games/game-props.ts';
import { Choices } from './choices.tsx';

const games = import.meta.glob<{ Game: ComponentType<GameProps> }>('../games/game.tsx');

export async function loadGames(): Promise<{ default: ComponentType<GameProps> }> {
  const [load] = Object.values(games);
  if (load === undefined) return { default: PlainGame };
  const [{ Game }] = await Promise.all([load(), loadTexts(['games'])]);
  return { default: Game };
}

const LazyGame = lazy(loadGames);

type GameBoardProps = {
  play: Play;
  program: ProgramId;
  line: Line | null;
  options: readonly Option[];
  texts: Texts | undefined;
  isPaused: boolean;
  onDone: (result: GameResult) => void;
};

export function GameBoard({ play, program, line, options, texts, isPaused, onDone }: GameBoardProps) {
  const word = (written: string): string => texts?.[shownWord(written)] ?? shownWord(written);
  return (
    <Suspense fallback={<Spinner size={48} />}>
      <LazyGame {...{ play, program, line, options, word, paused: isPaused, onDone }} />
    </Suspense>
  );
}

/** The outcomes as they are written. */
function PlainGame({ play, options, onDone }: GameProps) {
  const { t } = useTranslation();
  if (!decides(play)) {
    return <Button onClick={() => onDone({ out: null, taps: 0 })}>{t('play.controls.next')}</Button>;
  }
  return (
    <Choices
      options={options}
      lang="en"
      faceOf="you"
      program="sim"
      onPick={({ out }) => onDone({ out, taps: 1 })}
    />
  );
}
