import { create } from 'zustand';
import { call } from '#platform/web/api.ts';
import { type ClassDevice, getTiles } from '../../contract.ts';
import { noteClassDevice } from './device-hint.ts';

type Read = { device: ClassDevice | null; isLost: boolean };

/** What this device shows, asked anew each time somebody comes back to it: a device may be closed meanwhile. */
export const useTiles = create<Read>(() => ({ device: null, isLost: false }));

export async function readTiles(): Promise<void> {
  try {
    const { data } = await call(getTiles, {}, { silent: true });
    noteClassDevice(data.state !== 'none');
    useTiles.setState({ device: data, isLost: false });
  } catch {
    useTiles.setState({ isLost: true });
  }
}

/** Nobody's names stay in the page of whoever is signed in. */
export function forgetTiles(): void {
  useTiles.setState({ device: null, isLost: false });
}
