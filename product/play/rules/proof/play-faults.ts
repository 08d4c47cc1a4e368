import { inShot, type Stage } from '../stage/stage.ts';
import { namedIn } from '../story/cast.ts';
import { canPlay } from '../story/played-with.ts';
import { playersIn } from '../story/plays.ts';
import type { Line, SceneMeta } from '../story/tags.ts';

type Note = (kind: 'play' | 'face-hidden', at: string, detail: string) => void;

/** A game is played where the scene is: what it is played with stands there, and whoever takes part. */
export function notePlay(meta: SceneMeta, line: Line, stage: Stage, note: Note): void {
  const { play, source: at } = line;
  if (play === null) return;
  const isActor = (who: string): boolean => stage.actors.some((actor) => actor.who === who);
  const isThing = (name: string): boolean => stage.props.some((prop) => prop.name === name);
  if (play.kind === 'faces') {
    const whose = play.of ?? namedIn(meta.program, at) ?? '';
    if (!inShot(stage.camera).includes(whose)) note('face-hidden', at, `camera: close ${whose}`);
  }
  if (play.kind === 'wait' && play.thing === null) note('play', at, 'nothing to wait for: thing=');
  if (play.kind === 'wait' && play.clock !== null && stage.camera.shot !== 'wide') {
    note('play', at, `who walks up is to be seen: camera: wide`);
  }
  if ('thing' in play && play.thing !== null) {
    if (!isThing(play.thing)) note('play', at, `${play.thing} is not on stage`);
    if (!canPlay(play.kind, play.thing)) note('play', at, `no ${play.kind} with ${play.thing}`);
  }
  for (const who of playersIn(play)) {
    const isThere = isActor(who) || ((play.kind === 'tiptoe' || play.kind === 'listen') && isThing(who));
    if (!isThere) note('play', at, `${who} is not on stage`);
  }
  // A voice from behind a door: whoever is seen need not be looked for.
  if (play.kind === 'follow' && isActor(play.of)) note('play', at, `${play.of} is in sight`);
}
