import { SKILLS, type Skill } from '#product/play/rules/story/skills.ts';
import { isWhole, type Seen, type SeenSkills } from './seen.ts';

/** A child of the round, with what was said so far. */
export type RoundChild = { id: number; seen: SeenSkills };

/** Where the round is: at which child, and at which of the six rows. */
export type Place = { child: number; row: number };

export type Round<Child extends RoundChild = RoundChild> = {
  children: readonly Child[];
  /** Null: nobody is left. */
  place: Place | null;
  /** Passed over in this round; they stay due. */
  skipped: ReadonlySet<number>;
};

export function startRound<Child extends RoundChild>(
  children: readonly Child[],
  first: number | null = null,
): Round<Child> {
  const round = { children, place: null, skipped: new Set<number>() };
  const asked = children.findIndex(({ id }) => id === first);
  return asked < 0 ? { ...round, place: nextPlace(round, -1) } : goTo(round, asked);
}

export function childAt<Child extends RoundChild>({ children, place }: Round<Child>): Child | null {
  return place === null ? null : (children[place.child] ?? null);
}

/** To a child, at the first row that nothing was said of. */
export function goTo<Child extends RoundChild>(round: Round<Child>, child: number): Round<Child> {
  const found = round.children[child];
  return found === undefined ? round : { ...round, place: { child, row: firstRow(found.seen) } };
}

export function goToRow<Child extends RoundChild>(round: Round<Child>, row: number): Round<Child> {
  if (round.place === null || SKILLS[row] === undefined) return round;
  return { ...round, place: { ...round.place, row } };
}

/** Says one skill, and goes on: to the next row, to one that was left out, to the next child. */
export function press<Child extends RoundChild>(round: Round<Child>, seen: Seen): Round<Child> {
  const { place } = round;
  const skill = SKILLS[place?.row ?? -1];
  const child = childAt(round);
  if (place === null || skill === undefined || child === null) return round;
  const said = saying(child, skill, seen);
  const children = round.children.with(place.child, said);
  const after = { ...round, children };
  if (place.row + 1 < SKILLS.length) return { ...after, place: { ...place, row: place.row + 1 } };
  if (!isWhole(said.seen)) return { ...after, place: { ...place, row: firstRow(said.seen) } };
  return { ...after, place: nextPlace(after, place.child) };
}

/** To the next who is not done. Who is left unfinished is passed over until the round begins anew. */
export function goOn<Child extends RoundChild>(round: Round<Child>): Round<Child> {
  const child = childAt(round);
  if (round.place === null || child === null) return round;
  const skipped = isWhole(child.seen) ? round.skipped : new Set([...round.skipped, child.id]);
  return { ...round, skipped, place: nextPlace({ ...round, skipped }, round.place.child) };
}

/** One row back; from the first row to the child before. */
export function goBack<Child extends RoundChild>(round: Round<Child>): Round<Child> {
  const { place, children } = round;
  if (place === null) return goTo(round, children.length - 1);
  if (place.row > 0) return { ...round, place: { ...place, row: place.row - 1 } };
  if (place.child === 0) return round;
  return { ...round, place: { child: place.child - 1, row: SKILLS.length - 1 } };
}

/** Whom the round would go to from here; null where it would end. */
export function childAfter<Child extends RoundChild>(round: Round<Child>): Child | null {
  const own = round.place?.child ?? -1;
  const next = nextPlace(round, own);
  return next === null || next.child === own ? null : (round.children[next.child] ?? null);
}

function saying<Child extends RoundChild>(child: Child, skill: Skill, seen: Seen): Child {
  return { ...child, seen: { ...child.seen, [skill]: seen } };
}

/** Round once, beginning after a child, and back to it at last. */
function nextPlace({ children, skipped }: Round, after: number): Place | null {
  const order = children.map((_, step) => (after + 1 + step) % children.length);
  const next = order.find((at) => isOpen(children[at], skipped));
  const found = children[next ?? -1];
  return next === undefined || found === undefined ? null : { child: next, row: firstRow(found.seen) };
}

function isOpen(child: RoundChild | undefined, skipped: ReadonlySet<number>): boolean {
  return child !== undefined && !isWhole(child.seen) && !skipped.has(child.id);
}

function firstRow(seen: SeenSkills): number {
  return Math.max(
    0,
    SKILLS.findIndex((skill) => seen[skill] === null),
  );
}
