import type { Place } from '../story/places.ts';
import { type Actor, EMPTY_STAGE, type Stage, type StagedLine } from './stage.ts';

/** Where who comes first, second and third stands. */
const MARKS = [2.8, 7.2, 5] as const;

type Standing = Actor & { spokeAt: number };

/**
 * The stage of a scene without directions: up to three who spoke last, each on the mark they came to. Another place empties
 * it. Before anybody has spoken, whoever will is there already.
 */
export function stageBySpeaking(
  told: readonly StagedLine[],
  ahead: readonly StagedLine[] = [],
  at: Place | null = null,
): Stage {
  let standing: Standing[] = [];
  let place = at;
  for (const [index, line] of told.entries()) {
    if (line.place !== null && line.place !== place) {
      if (index > 0) standing = [];
      place = line.place;
    }
    if (line.who !== 'narrator') standing = withSpeaker(standing, line, index);
  }
  if (standing.length === 0) {
    const next = ahead.findIndex(({ who }) => who !== 'narrator');
    const first = ahead[next];
    // Not where they have to come to another place first.
    const moves = ahead.slice(0, next + 1).some((line) => line.place !== null && line.place !== place);
    if (first !== undefined && !moves) standing = withSpeaker([], { ...first, face: null }, -1);
  }
  const last = told.at(-1);
  const speaker = last === undefined || last.who === 'narrator' ? null : last.who;
  return {
    ...EMPTY_STAGE,
    place,
    actors: standing.map(({ who, at: mark, face, pose, turn, gesture }) => ({
      who,
      at: mark,
      face,
      pose,
      turn,
      gesture,
    })),
    speaker,
  };
}

function withSpeaker(
  standing: readonly Standing[],
  { who, face }: Pick<StagedLine, 'who' | 'face'>,
  spokeAt: number,
): Standing[] {
  const says = { face: face ?? ('okay' as const), spokeAt };
  const own = standing.find((other) => other.who === who);
  if (own !== undefined) return standing.map((other) => (other === own ? { ...other, ...says } : other));
  const free = MARKS.find((mark) => standing.every((other) => other.at !== mark));
  const comes = { who, pose: null, turn: 'right' as const, gesture: null, ...says };
  if (free !== undefined) return [...standing, { ...comes, at: free }];
  const silent = standing.toSorted((a, b) => a.spokeAt - b.spokeAt)[0];
  return [...standing.filter((other) => other !== silent), { ...comes, at: silent?.at ?? MARKS[2] }];
}
