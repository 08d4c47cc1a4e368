import { useRef } from 'react';
import { offeredOut, type Play } from '../../../rules/story/plays.ts';
import type { GameProps } from './game-props.ts';

type ResultProps = { play: Play } & Pick<GameProps, 'options' | 'onDone'>;

/** A game ends once, whatever is pressed afterwards. The result is the nearest that the scene tells apart. */
export function useResult({
  play,
  options,
  onDone,
}: ResultProps): (out: string | null, taps: number, slow?: boolean) => void {
  const isDone = useRef(false);
  return (out, taps, slow) => {
    if (isDone.current) return;
    isDone.current = true;
    const offered = options.flatMap((option) => (option.out === null ? [] : [option.out]));
    onDone({ out: out === null ? null : offeredOut(play, out, offered), taps, slow });
  };
}
