import { create } from 'zustand';
import { openModal } from '#ui/layers/modals.ts';

export const LOGIN_INFORMATION = 'login-information';

type Asked = { word: 'student' | 'child'; ids: readonly number[] };

const useAsked = create<{ asked: Asked | null }>(() => ({ asked: null }));

export function openLoginInformation(word: Asked['word'], ids: readonly number[]): void {
  useAsked.setState({ asked: { word, ids } });
  openModal(LOGIN_INFORMATION);
}

export function useAskedLogins(): Asked | null {
  return useAsked(({ asked }) => asked);
}
