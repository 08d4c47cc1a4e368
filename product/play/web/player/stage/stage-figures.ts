import type { Feeling } from '#brands/feelings.ts';
import type { FigureName } from '#ui/art/cast.ts';
import type { Speaker } from '../../../rules/story/cast.ts';
import type { Line } from '../../../rules/story/tags.ts';

export const SPOTS = ['left', 'right', 'middle'] as const;
type Spot = (typeof SPOTS)[number];

/** Somebody who stands on the stage. `forward`: whoever speaks now. */
export type StageFigure = { name: FigureName; face: Feeling; spot: Spot; forward: boolean };

/** The narrator is only heard. */
const figureOf = (who: Speaker): FigureName | null => (who === 'narrator' ? null : who);

type Standing = { name: FigureName; face: Feeling; spot: Spot; spokeAt: number };

/**
 * Who stands where after these lines were told: up to three who spoke last, each on the spot they came to. Another
 * place empties the stage. Before anybody has spoken, whoever will is there already.
 */
export function figuresAfter(told: readonly Line[], ahead: readonly Line[] = []): StageFigure[] {
  let standing: Standing[] = [];
  told.forEach((line, at) => {
    const name = figureOf(line.who);
    if (line.place !== null && at > 0 && line.place !== placeBefore(told, at)) standing = [];
    if (name !== null) standing = withSpeaker(standing, name, line.face ?? 'okay', at);
  });
  if (standing.length === 0) {
    const next = ahead.find((line) => figureOf(line.who) !== null);
    const stays = next === undefined ? -1 : ahead.indexOf(next);
    // Not where they have to come to another place first.
    const moves = ahead.slice(0, stays + 1).some(({ place }) => place !== null && place !== placeNow(told));
    const name = next === undefined || moves ? null : figureOf(next.who);
    if (name !== null) standing = withSpeaker([], name, 'okay', -1);
  }
  const last = told.at(-1);
  const speaker = last === undefined ? null : figureOf(last.who);
  return standing.map(({ name, face, spot }) => ({ name, face, spot, forward: name === speaker }));
}

function placeBefore(told: readonly Line[], at: number): string | null {
  return told.slice(0, at).findLast(({ place }) => place !== null)?.place ?? null;
}

function placeNow(told: readonly Line[]): string | null {
  return told.findLast(({ place }) => place !== null)?.place ?? null;
}

function withSpeaker(standing: readonly Standing[], name: FigureName, face: Feeling, at: number): Standing[] {
  const own = standing.find((other) => other.name === name);
  if (own !== undefined) {
    return standing.map((other) => (other === own ? { ...other, face, spokeAt: at } : other));
  }
  const free = SPOTS.find((spot) => standing.every((other) => other.spot !== spot));
  if (free !== undefined) return [...standing, { name, face, spot: free, spokeAt: at }];
  const silent = standing.toSorted((a, b) => a.spokeAt - b.spokeAt)[0];
  const others = standing.filter((other) => other !== silent);
  return [...others, { name, face, spot: silent?.spot ?? 'middle', spokeAt: at }];
}
