import type { Direction, Directions } from '../directions/directions.ts';
import { type Actor, EMPTY_STAGE, type Stage, stageAfterLine } from '../stage/stage.ts';
import { CASTS, EXTRAS, isGroup, isSpeaker } from '../story/cast.ts';
import type { Edge, Graph, Place } from '../story/explore.ts';
import type { Fault, FaultKind } from '../story/faults.ts';
import { decides, isChosenByHand } from '../story/plays.ts';
import type { Segment } from '../story/segment.ts';
import { type Line, readLine, readOption, type SceneMeta } from '../story/tags.ts';
import { notePlay } from './play-faults.ts';

/**
 * The staging of a scene, on every way through it and with every stage that can be there. A scene without a single entrance is
 * staged by who speaks, and has no such faults.
 */
export type StageProof = { isStaged: boolean; faults: Fault[]; warnings: Fault[] };

/** Nearer than this, in marks, one covers the other. */
const ELBOW_ROOM = 0.9;
/** And beside several who stand together. */
const GROUP_ROOM = 1.2;
const MOST_ON_STAGE = 5;

const LEAVES =
  '(?:leaves|is gone|has gone|(?:walks|runs|goes|flies|rolls) (?:off|away|out(?! of (?!the ))|home)|disappears)';

/** Words that promise the eye something. */
const PROMISES =
  /\b(?:crash|fall|falls|fell|slip|slips|throw|throws|bonk|stack|stacks|kick|kicks|drops|rings|ding|pops|jumps|runs|comes|walks|leaves|holds|puts|picks|takes|gives|pours|breaks|splits|opens|rains|lights|rolls|swish|splash|hugs|writes|paints|draws|climbs|dips|leans|hops|spills|tips|tears|flies|claps|builds|eats|carries|pushes|pulls|lifts|digs|ties|sinks)\b/i;

export function stageFaults(meta: SceneMeta, graph: Graph): StageProof {
  const segments: [Segment, boolean][] = [
    [graph.start.segment, true],
    ...[...graph.places.values()].flatMap(({ edges }) =>
      edges.map(({ segment }): [Segment, boolean] => [segment, false]),
    ),
  ];
  const linesOf = reader(meta);
  const all = segments.flatMap(([segment, isFirst]) => linesOf(segment, isFirst));
  const isStaged = all.some(({ stage }) => stage?.list.some((one) => one.do === 'enter') ?? false);
  if (!isStaged) return { isStaged, faults: [], warnings: [] };
  const found = new Map<string, Fault>();
  const note = (kind: FaultKind, at: string, detail: string): void =>
    void found.set(`${kind} ${at} ${detail}`, { kind, at, detail });
  for (const line of all) noteStrangers(meta, line, note);
  walk(meta, graph, linesOf, note);
  const warnings = all
    .filter(
      ({ who, text, stage, play }) =>
        who === 'narrator' && !shows(stage) && play === null && PROMISES.test(text),
    )
    .map(({ text }): Fault => ({ kind: 'told-not-shown', at: text, detail: PROMISES.exec(text)?.[0] ?? '' }));
  return { isStaged, faults: [...found.values()], warnings };
}

/** A face or another shot is no deed. */
function shows(stage: Directions | null): boolean {
  return stage?.list.some((one) => one.do !== 'feel' && one.do !== 'camera') ?? false;
}

type Note = (kind: FaultKind, at: string, detail: string) => void;
type LinesOf = (segment: Segment, isFirst: boolean) => Line[];

/** The same segment comes on many ways; it is read once. */
function reader(meta: SceneMeta): LinesOf {
  const known = new Map<Segment, Line[]>();
  return (segment, isFirst) => {
    const before = known.get(segment);
    if (before !== undefined) return before;
    const lines = segment.lines.map(
      ({ text, tags }, index) => readLine(meta, text, tags, isFirst && index === 0).value.line,
    );
    known.set(segment, lines);
    return lines;
  };
}

function noteStrangers(meta: SceneMeta, { text, stage }: Line, note: Note): void {
  for (const who of (stage?.list ?? []).flatMap(whoOf)) {
    if (who === 'narrator' || !isSpeaker(meta.program, who)) note('speaker', text, who);
  }
}

function whoOf(direction: Direction): string[] {
  if (direction.do === 'prop') return direction.who === null ? [] : [direction.who];
  return 'who' in direction ? [direction.who] : [];
}

function walk(meta: SceneMeta, graph: Graph, linesOf: LinesOf, note: Note): void {
  const seen = new Set<string>();
  const open: { lines: Line[]; to: Place; stage: Stage }[] = [
    {
      lines: linesOf(graph.start.segment, true),
      to: graph.start,
      stage: { ...EMPTY_STAGE, place: meta.place },
    },
  ];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { to } = next;
    const stage = next.lines.reduce((before, line) => told(meta, before, line, note), next.stage);
    const key = `${to.key} ${JSON.stringify({ ...stage, now: null, speaker: null })}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const ask = next.lines.at(-1);
    if (to.kind === 'choice' && ask !== undefined) noteEndings(meta, to, ask, stage, linesOf, note);
    for (const edge of to.edges) {
      const place = graph.places.get(edge.to);
      if (place !== undefined) open.push({ lines: linesOf(edge.segment, false), to: place, stage });
    }
  }
}

/** One line more, and all that is wrong with what is then to be seen. */
function told(meta: SceneMeta, before: Stage, line: Line, note: Note): Stage {
  const at = line.source;
  const stage = stageAfterLine(before, line, (kind, detail) => note(kind, at, detail));
  const hasLeft = (who: string): boolean => stage.now.leaving.some(({ actor }) => actor.who === who);
  const isHere = (who: string): boolean => stage.actors.some((actor) => actor.who === who);
  for (const who of CASTS[meta.program]) {
    if (line.who === 'narrator' && saysGone(at, who) && isHere(who)) note('gone-but-here', at, who);
    const isOf = line.who === 'narrator' && line.play === null && beginsWith(at, who);
    if (isOf && !isHere(who) && !hasLeft(who)) note('here-but-absent', at, who);
  }
  // What is told of extras may be a memory; but whoever is seen goes where the words send them.
  for (const who of EXTRAS[meta.program])
    if (line.who === 'narrator' && saysGone(at, who) && isHere(who)) note('gone-but-here', at, who);
  noteCrowd(stage.actors, at, note);
  notePlay(meta, line, stage, note);
  return stage;
}

/** Of themselves and not of what is theirs: `Tavi's ribbon runs out` leaves Tavi where he is. */
function saysGone(text: string, who: string): boolean {
  const leaves = new RegExp(
    `\\b${who}\\b(?!['’])(?:[^.!?…]*\\b(?:and|then|he|she))?[ ,]+(?:\\w+ )?${LEAVES}\\b`,
    'i',
  );
  return leaves.test(text.replaceAll('-', ''));
}

/** `Nim's ears fold flat.` is of Nim; names are written as their ids are, but for their first letter. */
function beginsWith(text: string, who: string): boolean {
  const plain = text.toLowerCase().replaceAll('-', '');
  return plain.startsWith(who) && !/^[a-z]/.test(plain.slice(who.length));
}

function noteCrowd(actors: readonly Actor[], at: string, note: Note): void {
  const row = actors.toSorted((a, b) => a.at - b.at);
  for (const [index, { who, at: mark }] of row.entries()) {
    const left = row[index - 1];
    const room = isGroup(who) || isGroup(left?.who ?? '') ? GROUP_ROOM : ELBOW_ROOM;
    if (left !== undefined && mark - left.at < room) note('crowded', at, `${left.who} and ${who}`);
  }
  if (row.length > MOST_ON_STAGE) note('crowded', at, `${row.length} on stage`);
}

/** A game that is played and not chosen: what was best and what was worst must not look the same. */
function noteEndings(
  meta: SceneMeta,
  place: Place,
  ask: Line,
  stage: Stage,
  linesOf: LinesOf,
  note: Note,
): void {
  if (ask.play === null || !decides(ask.play) || isChosenByHand(ask.play)) return;
  const endings = place.edges
    .map((edge, index) => ({ edge, score: scoreOf(meta, place, index) }))
    .toSorted((a, b) => b.score - a.score);
  const [best, worst] = [endings[0], endings.at(-1)];
  if (best === undefined || worst === undefined || best.score === worst.score) return;
  const picture = ({ edge }: { edge: Edge }): string => {
    const [first] = linesOf(edge.segment, false);
    const after = first === undefined ? stage : stageAfterLine(stage, first);
    return JSON.stringify([after.actors, after.props, after.effects, after.now.effects]);
  };
  if (picture(best) === picture(worst))
    note('same-ending', ask.source, `${best.edge.option}, ${worst.edge.option}`);
}

function scoreOf(meta: SceneMeta, place: Place, index: number): number {
  const raw = place.segment.options[index];
  if (raw === undefined) return 0;
  const { evidence } = readOption(raw.text, raw.tags).value;
  return evidence[meta.skill] ?? Math.max(0, ...Object.values(evidence));
}
