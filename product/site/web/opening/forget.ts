import { forgetUiState } from './ui-state.ts';

const forgets: (() => void)[] = [forgetUiState];

/** A part that is fetched later says here what it has to forget when its user leaves. */
export function onForget(forget: () => void): void {
  forgets.push(forget);
}

export function forgetScreens(): void {
  for (const forget of forgets) forget();
}
