import type { Feeling } from '#brands/feelings.ts';
import type { Speaker } from '../story/cast.ts';
import type { Place } from '../story/places.ts';
import type { Pick, Scene } from '../story/scene.ts';
import type { Line } from '../story/tags.ts';

/** One picture of the comic that a child has built. */
export type Panel = { text: string; who: Speaker; face: Feeling | null; place: Place | null };

/** The pictures these picks lead to, up to where they end. A pick that does not fit is passed over. */
export function panelsOf(scene: Scene, picks: readonly Pick[]): Panel[] {
  scene.replay([]);
  const left = [...picks];
  const panels: Panel[] = [];
  let place = scene.meta.place;
  const draw = (line: Line | null): void => {
    place = line?.place ?? place;
    if (line?.panel === true) panels.push({ text: line.text, who: line.who, face: line.face, place });
  };
  for (;;) {
    const step = scene.next();
    if (step.type === 'end') return panels;
    draw(step.line);
    if (step.type === 'ask' && !takeNext(scene, step.id, left)) return panels;
  }
}

function takeNext(scene: Scene, ask: string, left: Pick[]): boolean {
  for (let pick = left.shift(); pick !== undefined; pick = left.shift()) {
    if (pick[0] === ask && scene.pick(pick[1])) return true;
  }
  return false;
}
