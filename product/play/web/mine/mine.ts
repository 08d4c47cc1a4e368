import { create } from 'zustand';
import { call } from '#platform/web/api.ts';
import { getMine, type Mine } from '../../mine-contract.ts';
import { useMyFigure } from './my-figure.tsx';

/** What the route has loaded of the child's room. */
export const useMine = create<{ mine: Mine | null }>(() => ({ mine: null }));

export async function showMine(): Promise<void> {
  const { data } = await call(getMine, {}, { quiet: true });
  useMine.setState({ mine: data });
  useMyFigure.setState({ figure: data.figure });
}
