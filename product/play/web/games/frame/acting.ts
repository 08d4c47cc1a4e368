import type { PropName } from '../../../rules/directions/props.ts';
import { type Actor, inShot, STILL, type Stage } from '../../../rules/stage/stage.ts';

/** Changes of a stage that a game makes; each gives a new one. */

/** Nobody speaks any more, and nothing of the last line happens again. */
export function settled(stage: Stage): Stage {
  return { ...stage, speaker: null, now: STILL };
}

/** Whoever is not there stays away. */
export function withActor(stage: Stage, who: string, change: Partial<Actor>): Stage {
  return {
    ...stage,
    actors: stage.actors.map((actor) => (actor.who === who ? { ...actor, ...change } : actor)),
  };
}

export function withActors(stage: Stage, change: (actor: Actor) => Partial<Actor>): Stage {
  return { ...stage, actors: stage.actors.map((actor) => ({ ...actor, ...change(actor) })) };
}

/** They walk there. */
export function walked(stage: Stage, who: string, at: number): Stage {
  const moved = withActor(stage, who, { at });
  const { moving, follows } = moved.now;
  return {
    ...moved,
    now: { ...moved.now, moving: [...moving, { who, slowly: false }], follows: follows ?? who },
  };
}

/** The thing does something; small windows follow it. */
export function stirred(stage: Stage, prop: PropName | null, verb: string): Stage {
  return prop === null ? stage : { ...stage, now: { ...stage.now, acted: [{ prop, verb }], follows: prop } };
}

/** Small windows look at them. */
export function followed(stage: Stage, who: string): Stage {
  return { ...stage, now: { ...stage.now, moving: [{ who, slowly: false }], follows: who } };
}

/** Small windows look at them and at whom they come to, as far as there is room; and nobody stands before them. */
export function approaching(stage: Stage, who: string, others: readonly string[]): Stage {
  const now = { ...stage.now, moving: [{ who, slowly: false }], about: [who, ...others], follows: null };
  const actors = stage.actors.toSorted((one, other) => Number(one.who === who) - Number(other.who === who));
  return { ...stage, actors, now };
}

/** A close-up of something else would hide what is played with. */
export function inSight(stage: Stage, ...wanted: readonly (string | null)[]): Stage {
  const shown = inShot(stage.camera);
  const holders = wanted.flatMap((name) => stage.props.find((prop) => prop.name === name)?.by ?? []);
  const isSeen =
    shown.length === 0 || [...wanted, ...holders].some((name) => name !== null && shown.includes(name));
  return isSeen ? stage : { ...stage, camera: { shot: 'wide' } };
}
