import type { ReactElement } from 'react';
import { PROGRAM_IDS, type ProgramId } from '#brands/brand.ts';
import { Face } from '#ui/art/character.tsx';
import { CHECK_INS } from '../rules/results/events.ts';
import type { Place } from '../rules/story/places.ts';
import { checkInFace } from '../web/shared/drawn-as.ts';
import { AcademyMap } from './maps/academy.tsx';
import { HallMap } from './maps/hoh.tsx';
import { StoriesMap } from './maps/sim.tsx';
import { StationMap } from './maps/ssgrin.tsx';
import { ZooMap } from './maps/zoou.tsx';
import { BrakeHouse } from './places/brake-house.tsx';
import { BunkRoom } from './places/bunk-room.tsx';
import { Cafeteria } from './places/cafeteria.tsx';
import { CanopySquare } from './places/canopy-square.tsx';
import { CartLine } from './places/cart-line.tsx';
import { Classroom } from './places/classroom.tsx';
import { CoatRoom } from './places/coat-room.tsx';
import { ControlRoom } from './places/control-room.tsx';
import { Courtyard } from './places/courtyard.tsx';
import { DoorHouse } from './places/door-house.tsx';
import { EchoHouse } from './places/echo-house.tsx';
import { Gallery } from './places/gallery.tsx';
import { Galley } from './places/galley.tsx';
import { Hallway } from './places/hallway.tsx';
import { KiteHill } from './places/kite-hill.tsx';
import { LanternHouse } from './places/lantern-house.tsx';
import { Library } from './places/library.tsx';
import { Meadow } from './places/meadow.tsx';
import { MusicRoom } from './places/music-room.tsx';
import { Playground } from './places/playground.tsx';
import { PuddleLane } from './places/puddle-lane.tsx';
import { QuietCorner } from './places/quiet-corner.tsx';
import { RadioRoom } from './places/radio-room.tsx';
import { RiverFerry } from './places/river-ferry.tsx';
import { RopeHouse } from './places/rope-house.tsx';
import { StationDeck } from './places/station-deck.tsx';
import { Steps } from './places/steps.tsx';
import { Studio } from './places/studio.tsx';
import { TideHouse } from './places/tide-house.tsx';
import { WinchBay } from './places/winch-bay.tsx';
import { PORTRAITS } from './portraits.ts';

/** Backgrounds, 1280 by 720. What happens plays in the lower middle; the edges may be cut off. */
const PLACE_DRAWINGS: Record<Place, () => ReactElement> = {
  'coat-room': CoatRoom,
  meadow: Meadow,
  'puddle-lane': PuddleLane,
  'brake-house': BrakeHouse,
  'canopy-square': CanopySquare,
  'cart-line': CartLine,
  'door-house': DoorHouse,
  'echo-house': EchoHouse,
  'kite-hill': KiteHill,
  'lantern-house': LanternHouse,
  'river-ferry': RiverFerry,
  'rope-house': RopeHouse,
  'tide-house': TideHouse,
  'bunk-room': BunkRoom,
  'control-room': ControlRoom,
  galley: Galley,
  'radio-room': RadioRoom,
  'station-deck': StationDeck,
  'winch-bay': WinchBay,
  courtyard: Courtyard,
  gallery: Gallery,
  steps: Steps,
  studio: Studio,
  cafeteria: Cafeteria,
  classroom: Classroom,
  hallway: Hallway,
  library: Library,
  'music-room': MusicRoom,
  playground: Playground,
  'quiet-corner': QuietCorner,
};

/** For whoever draws a place inside a larger picture. */
export function PlaceDrawing({ place }: { place: Place }) {
  const Drawn = PLACE_DRAWINGS[place];
  return <Drawn />;
}

/** What lies under the stops of a program. Each is crossed by the trail of `rules/trail.ts`. */
const MAP_DRAWINGS: Record<ProgramId, () => ReactElement> = {
  academy: AcademyMap,
  zoou: ZooMap,
  ssgrin: StationMap,
  hoh: HallMap,
  sim: StoriesMap,
};

type Drawing = readonly [string, () => ReactElement];

function named(kind: string, drawings: Record<string, () => ReactElement>): Drawing[] {
  return Object.entries(drawings).map(([name, Drawn]) => [`${kind}-${name}`, () => <Drawn />]);
}

/** Whose faces the check-ins show. */
const FEELERS = [...new Set(PROGRAM_IDS.map(checkInFace))];

/** Every picture of play that is drawn by code. Only the build draws; pages show files. */
export const PLAY_DRAWINGS: readonly Drawing[] = [
  ...named('place', PLACE_DRAWINGS),
  ...named('map', MAP_DRAWINGS),
  ...PORTRAITS.map((name): Drawing => [`pic-${name}`, () => <Face name={name} feeling="happy" />]),
  ...FEELERS.flatMap((name) =>
    CHECK_INS.map(
      (feeling): Drawing => [`pic-feels-${name}-${feeling}`, () => <Face name={name} feeling={feeling} />],
    ),
  ),
];
