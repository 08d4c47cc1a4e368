import { create } from 'zustand';

/** What is shown big at the moment; one thing at a time. */
const useBig = create<{ name: string | null }>(() => ({ name: null }));

export function openProjector(name: string): void {
  useBig.setState({ name });
}

export function closeProjector(): void {
  useBig.setState({ name: null });
}

export function useIsBig(name: string): boolean {
  return useBig((state) => state.name === name);
}
