import { createContext, useContext, useEffect } from 'react';
import { EMPTY_STAGE, type Stage } from '../../../rules/stage/stage.ts';
import type { Shown } from '../../stage/camera.ts';

/** What a game makes of the stage it is played on. */
export type Acted = {
  /** The stage it was told on: on another one nothing of this is true any more. */
  told: Stage;
  stage: Stage;
  /** How often something stirred. */
  stirs?: number;
  /** Who is looked at, the others in the shade. */
  spot?: string | null;
  shown?: Shown;
};

type Place = {
  stage: Stage;
  /** Lies over the stage, in its units. */
  over: HTMLElement | null;
  act: (acted: Acted) => void;
};

export const PlaceContext = createContext<Place>({ stage: EMPTY_STAGE, over: null, act: () => undefined });

export function usePlace(): Place {
  return useContext(PlaceContext);
}

const NOTHING: Shown = {};
/** Words stand above a head. */
export const SAYING: Shown = { isSaying: true };

/** Shows the stage as the game has it, until the story goes on. What is handed in must stay the same while nothing changes. */
export function useActed(stage: Stage, more: Omit<Acted, 'told' | 'stage'> = {}): void {
  const { stage: told, act } = usePlace();
  const { stirs = 0, spot = null, shown = NOTHING } = more;
  useEffect(() => act({ told, stage, stirs, spot, shown }), [act, told, stage, stirs, spot, shown]);
}
