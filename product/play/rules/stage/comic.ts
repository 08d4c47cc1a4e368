import type { Feeling } from '#brands/feelings.ts';
import type { Pose } from '#brands/poses.ts';
import type { Side } from '../directions/directions.ts';
import { isWorn, type PropName, sheetOf } from '../directions/props.ts';
import { isExtra, type Speaker } from '../story/cast.ts';
import type { Place } from '../story/places.ts';
import type { Pick, Scene } from '../story/scene.ts';
import type { Line } from '../story/tags.ts';
import { EMPTY_STAGE, inShot, type Stage, stageAfterLine } from './stage.ts';

/** A thing as it is drawn. */
export type PanelThing = { name: PropName; state: string };
/** Somebody in a picture; `pose` null: as the face has it. */
export type PanelFigure = {
  who: string;
  face: Feeling;
  pose: Pose | null;
  turn: Side;
  holds: PanelThing | null;
  wears: PanelThing | null;
};

/** One picture of the comic that a child has built, drawn as the stage stood then. */
export type Panel = {
  text: string;
  who: Speaker;
  face: Feeling | null;
  place: Place | null;
  /** None where the story is not acted. */
  drawn?: DrawnPanel;
};
type DrawnPanel = {
  /** The child and one more at most, from the left. */
  figures: readonly PanelFigure[];
  /** What stands or hangs there. */
  things: readonly PanelThing[];
  isClose: boolean;
};

const MOST_FIGURES = 2;
const MOST_THINGS = 2;

/** The pictures these picks lead to, up to where they end. A pick that does not fit is passed over. */
export function panelsOf(scene: Scene, picks: readonly Pick[]): Panel[] {
  scene.replay([]);
  const left = [...picks];
  const panels: Panel[] = [];
  let stage: Stage = { ...EMPTY_STAGE, place: scene.meta.place };
  const draw = (line: Line | null): void => {
    if (line === null) return;
    stage = stageAfterLine(stage, line);
    if (line.panel) panels.push(panelOf(line, stage));
  };
  for (;;) {
    const step = scene.next();
    if (step.type === 'end') return panels;
    draw(step.line);
    if (step.type === 'ask' && !takeNext(scene, step.id, left)) return panels;
  }
}

function panelOf({ text, who, face }: Line, stage: Stage): Panel {
  const { place, actors, props, camera } = stage;
  const shown = inShot(camera);
  const thingOf = (whose: string, isOn: boolean): PanelThing | null => {
    const own = props.find((prop) => prop.by === whose && isWorn(prop) === isOn);
    return own === undefined ? null : { name: own.name, state: own.state };
  };
  // The child, then whoever speaks or is in the shot; a crowd is no figure of a small picture.
  const matters = (one: string): number =>
    one === 'you' ? 3 : one === who ? 2 : shown.includes(one) ? 1 : 0;
  const isOnOwn = camera.shot === 'close' && camera.on === 'you';
  const figures = actors
    .filter((actor) => !isExtra(actor.who) && (!isOnOwn || actor.who === 'you' || actor.who === who))
    .toSorted((one, other) => matters(other.who) - matters(one.who))
    .slice(0, MOST_FIGURES)
    .toSorted((one, other) => one.at - other.at)
    .map((actor) => ({
      who: actor.who,
      face: actor.face,
      pose: actor.pose,
      turn: actor.turn,
      holds: thingOf(actor.who, false),
      wears: thingOf(actor.who, true),
    }));
  const things = props.filter(({ by }) => by === null).slice(0, MOST_THINGS);
  const told = { text, who, face, place };
  if (figures.length === 0) return told;
  const isClose = camera.shot === 'close' && figures.length === 1 && figures[0]?.who === camera.on;
  return { ...told, drawn: { figures, things: things.map(({ name, state }) => ({ name, state })), isClose } };
}

/** Hangs above heads. */
export const isHung = ({ name }: PanelThing): boolean => sheetOf(name).lift > 0;

function takeNext(scene: Scene, ask: string, left: Pick[]): boolean {
  for (let pick = left.shift(); pick !== undefined; pick = left.shift()) {
    if (pick[0] === ask && scene.pick(pick[1])) return true;
  }
  return false;
}
