import { create } from 'zustand';
import { ApiError } from '#platform/web/api.ts';

/** The family or the school does not want the child to play: the page of play says so, wherever the child is in it. */
export const usePaused = create<{ isPaused: boolean }>(() => ({ isPaused: false }));

/** The server says it with every answer. */
export function setPaused(isPaused: boolean): void {
  if (usePaused.getState().isPaused !== isPaused) usePaused.setState({ isPaused });
}

export function isPause(error: unknown): boolean {
  return error instanceof ApiError && error.reply?.i18n === 'error.play-paused';
}
