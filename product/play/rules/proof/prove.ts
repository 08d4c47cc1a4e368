import { CASTS } from '../story/cast.ts';
import { contentVersion, outlineOf } from '../story/describe-scene.ts';
import { explore, type Graph, type Place, reachable } from '../story/explore.ts';
import type { Fault, FaultKind } from '../story/faults.ts';
import type { SceneOutline } from '../story/outline.ts';
import { decides, isChosenByHand, outsOf, shownWords } from '../story/plays.ts';
import { sentencesIn, wordsIn } from '../story/reading.ts';
import { type Ask, openScene, type Step, stepsOf, type Texts } from '../story/scene.ts';
import { type Ink, type Segment, tell } from '../story/segment.ts';
import { SKILLS, type Skill, skillsOf } from '../story/skills.ts';
import { type Option, readLine, readMeta, readOption, type SceneMeta, tagsOf } from '../story/tags.ts';
import { type Lengths, lengthFaults, lengthsOf } from './length-faults.ts';
import { scoreFaults } from './score-faults.ts';
import { stageFaults } from './stage-faults.ts';
import { type WayFigures, wayFigures } from './way-figures.ts';

/** Play.md: a check says this much on every path. */
const TARGET_ASKS = 6;
const OTHER_ASKS = 2;

export type ProveOptions = {
  /** The languages a scene must have, by their name. */
  translations?: Readonly<Record<string, Texts>>;
  mostPlaces?: number;
  patienceMs?: number;
};

export type Proof = {
  meta: SceneMeta;
  faults: Fault[];
  /** What a writer should look at: words that promise the eye something. */
  warnings: Fault[];
  /** Whether it has stage directions. */
  isStaged: boolean;
  outline: SceneOutline;
  version: string;
  /** How the search went: for people who look at scenes. */
  figures: {
    places: number;
    paths: number;
    asks: number;
    fewestTarget: number;
    fewestOther: number;
    lengths: Lengths;
    way: WayFigures;
  };
};

/** Plays every path of a scene without a screen, and says all that is wrong with it. */
export function prove(ink: Ink, options: ProveOptions = {}): Proof {
  const { value: meta, faults: headFaults } = readMeta(tell(ink).globalTags);
  const graph = explore(ink, {
    ...(options.mostPlaces === undefined ? {} : { most: options.mostPlaces }),
    ...(options.patienceMs === undefined ? {} : { patienceMs: options.patienceMs }),
  });
  const counts = countPaths(meta, graph);
  const translations = Object.entries(options.translations ?? {});
  const staging = stageFaults(meta, graph);
  const outline = outlineOf(meta, graph);
  const lengths = lengthsOf(meta, outline, graph, translations);
  const faults = [
    ...headFaults,
    ...logicFaults(ink),
    ...segmentsOf(graph).flatMap(([segment, isFirst]) => segmentFaults(meta, segment, isFirst)),
    ...choicesOf(graph).flatMap((place) => choiceFaults(meta, place)),
    ...scoreFaults(outline),
    ...lengthFaults(meta.id, lengths),
    ...askFaults(meta, graph),
    ...wayFaults(meta, graph),
    ...evidenceFaults(meta, counts),
    ...translations.flatMap(([language, texts]) => translationFaults(meta, graph, language, texts)),
    ...replayFaults(ink, graph, translations),
    ...staging.faults,
  ];
  const asks = Object.keys(outline.asks).length;
  const { paths, fewestTarget, fewestOther } = counts ?? { paths: 0, fewestTarget: 0, fewestOther: 0 };
  return {
    meta,
    faults: unique(faults),
    warnings: unique(staging.warnings),
    isStaged: staging.isStaged,
    outline,
    version: contentVersion(outline),
    figures: {
      places: graph.places.size,
      paths,
      asks,
      fewestTarget,
      fewestOther,
      lengths,
      way: wayFigures(meta, graph, outline),
    },
  };
}

function unique(faults: Fault[]): Fault[] {
  return [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()];
}

function segmentsOf(graph: Graph): [Segment, boolean][] {
  const told = [...graph.places.values()].flatMap(({ edges }) => edges.map(({ segment }) => segment));
  return [[graph.start.segment, true], ...told.map((segment): [Segment, boolean] => [segment, false])];
}

function choicesOf(graph: Graph): Place[] {
  return [...graph.places.values()].filter(({ kind }) => kind === 'choice');
}

const CHANCE = ['rnd', 'srnd', 'lrnd', 'seq', 'turn', 'turns'];

/** Chance and turn counting in the compiled story. Texts begin with ^ there, so none is mistaken for a command. */
function logicFaults(ink: Ink): Fault[] {
  const found = new Set<string>();
  const look = (part: unknown): void => {
    if (typeof part === 'string' && CHANCE.includes(part)) found.add(part);
    else if (Array.isArray(part)) part.forEach(look);
    else if (typeof part === 'object' && part !== null) {
      if ('x()' in part) found.add('external function');
      Object.values(part)
        .filter((value) => typeof value === 'object')
        .forEach(look);
    }
  };
  look(ink['root']);
  return [...found].map((detail) => ({ kind: 'logic', at: 'story', detail }));
}

function longFaults(meta: SceneMeta, text: string): Fault[] {
  return sentencesIn(text)
    .filter((sentence) => wordsIn(sentence) > meta.maxWords)
    .map((sentence) => ({ kind: 'long', at: sentence, detail: `${wordsIn(sentence)} words` }));
}

/** What is wrong with lines. */
function segmentFaults(meta: SceneMeta, segment: Segment, isFirst: boolean): Fault[] {
  return segment.lines.flatMap(({ text, tags }, index) => {
    const { value, faults } = readLine(meta, text, tags, isFirst && index === 0);
    const isPrompt = index === segment.lines.length - 1 && segment.options.length > 0;
    const note = (kind: FaultKind, detail: string): void => void faults.push({ kind, at: text, detail });
    faults.push(...longFaults(meta, text));
    if (isPrompt && value.ask === null) note('no-ask', 'a choice follows');
    if (!isPrompt && value.ask !== null) note('stray-ask', value.ask);
    if (!isPrompt && value.again !== null) note('stray-ask', `again: ${value.again}`);
    if (isPrompt && value.line.who === 'you' && /\byour?\b/i.test(text)) note('own-voice', 'says you');
    if (!isPrompt && value.line.play !== null && decides(value.line.play)) note('outs', 'no choice follows');
    if (value.hint !== null) {
      faults.push(...longFaults(meta, value.hint));
      if (meta.kind === 'check' || meta.kind === 'comic') note('hint', `in a ${meta.kind}`);
      if (!isPrompt) note('hint', 'no choice follows');
    }
    return faults;
  });
}

function askOf(meta: SceneMeta, place: Place): Ask | null {
  const last: Step | undefined = stepsOf(meta, place.segment, place.picks.length === 0).at(-1);
  return last?.type === 'ask' ? last : null;
}

/** A second chance says nothing of any skill. */
function isAgain({ segment }: Place): boolean {
  return tagsOf(segment.lines.at(-1)?.tags ?? null).has('again');
}

/** A result of a mini-game is never read; a choice is. */
function isRead(ask: Ask, option: Option): boolean {
  return option.out === null || ask.play === null || isChosenByHand(ask.play);
}

/** What is wrong with the options of a choice. */
function choiceFaults(meta: SceneMeta, place: Place): Fault[] {
  const ask = askOf(meta, place);
  if (ask === null) return [];
  const faults = place.segment.options.flatMap(({ text, tags }) => readOption(text, tags).faults);
  const at = ask.id;
  if (ask.line === null) faults.push({ kind: 'no-ask', at, detail: 'nothing is said before the choice' });
  if (ask.options.length < 2) faults.push({ kind: 'few-options', at, detail: ask.options[0]?.source ?? '' });
  const ids = ask.options.map(({ id }) => id);
  for (const id of ids.filter((other, index) => ids.indexOf(other) !== index)) {
    faults.push({ kind: 'option-twice', at, detail: id });
  }
  const silent =
    meta.kind === 'comic' || isAgain(place)
      ? []
      : ask.options.filter((option) => skillsOf(option.evidence).length === 0);
  for (const option of silent) faults.push({ kind: 'no-evidence', at, detail: option.source });
  for (const option of ask.options.filter((other) => isRead(ask, other))) {
    faults.push(...longFaults(meta, option.source));
    if (meta.program === 'academy' && option.picture === null && option.out === null) {
      faults.push({ kind: 'no-picture', at, detail: option.source });
    }
  }
  return [...faults, ...outFaults(ask)];
}

function outFaults(ask: Ask): Fault[] {
  const fault = (detail: string): Fault => ({ kind: 'outs', at: ask.id, detail });
  const { play } = ask;
  const outs = ask.options.flatMap(({ out }) => (out === null ? [] : [out]));
  if (play === null || !decides(play)) return outs.map((out) => fault(`${out} without a mini-game`));
  const possible = outsOf(play);
  const silent = ask.options
    .filter(({ out }) => out === null)
    .map(({ source }) => fault(`no out: ${source}`));
  const unknown = outs.filter((out) => !possible.includes(out)).map((out) => fault(`${play.kind}: ${out}`));
  const needed = play.kind === 'map' ? possible : play.kind === 'faces' ? [] : possible.slice(0, 1);
  const missing = needed.filter((out) => !outs.includes(out)).map((out) => fault(`nothing for ${out}`));
  return [...silent, ...unknown, ...missing];
}

/** Asks as a whole: each is one choice, and says the same whenever it comes. */
function askFaults(meta: SceneMeta, graph: Graph): Fault[] {
  const faults: Fault[] = [];
  const points = new Map<string, string>();
  const evidence = new Map<string, string>();
  for (const place of choicesOf(graph)) {
    const point = points.get(place.ask) ?? place.point;
    points.set(place.ask, point);
    if (point !== place.point && place.ask !== '') {
      faults.push({ kind: 'ask-twice', at: place.ask, detail: `${point} and ${place.point}` });
    }
    for (const option of askOf(meta, place)?.options ?? []) {
      const key = `${place.ask}/${option.id}`;
      const said = JSON.stringify(option.evidence);
      if ((evidence.get(key) ?? said) !== said) {
        faults.push({ kind: 'option-twice', at: place.ask, detail: `${option.id} with other evidence` });
      }
      evidence.set(key, said);
    }
  }
  if (meta.kind !== 'check') return faults;
  const follow = followersOf(graph, ({ point }) => point);
  for (const place of choicesOf(graph).filter(({ point }) => reachable(follow, point).has(point))) {
    faults.push({ kind: 'ask-repeats', at: place.ask, detail: 'comes again' });
  }
  return faults;
}

function followersOf(graph: Graph, nameOf: (place: Place) => string): Map<string, Set<string>> {
  const follow = new Map<string, Set<string>>();
  for (const place of graph.places.values()) {
    const next = follow.get(nameOf(place)) ?? new Set();
    for (const { to } of place.edges) {
      const other = graph.places.get(to);
      if (other !== undefined && nameOf(other) !== '') next.add(nameOf(other));
    }
    follow.set(nameOf(place), next);
  }
  return follow;
}

const wayTo = (place: Place): string => place.picks.map(([ask, option]) => `${ask}: ${option}`).join(', ');

/** Every path ends, and from everywhere an end can be reached. */
function wayFaults(meta: SceneMeta, graph: Graph): Fault[] {
  if (!graph.complete) return [{ kind: 'too-many-states', at: meta.id, detail: `${graph.places.size}` }];
  const follow = followersOf(graph, ({ key }) => key);
  return [...graph.places.values()].flatMap((place): Fault[] => {
    const at = wayTo(place);
    if (place.kind === 'dead') {
      const endless = place.segment.error?.startsWith('goes in a circle') ?? false;
      return [{ kind: endless ? 'never-ends' : 'dead-end', at, detail: place.segment.error ?? '' }];
    }
    if (place.kind === 'end') return [];
    const ahead = reachable(follow, place.key);
    const faults: Fault[] = [];
    if (ahead.has(place.key)) faults.push({ kind: 'never-ends', at, detail: `comes back to ${place.ask}` });
    if (!ahead.has('end')) faults.push({ kind: 'stuck', at, detail: `no end after ${place.ask}` });
    return faults;
  });
}

type Counts = { paths: number; fewestTarget: number; fewestOther: number };

/** Over all paths; null where some path never ends. */
function countPaths(meta: SceneMeta, graph: Graph): Counts | null {
  const known = new Map<string, Counts>();
  const open = new Set<string>();
  const others: Skill[] = SKILLS.filter((skill) => skill !== meta.skill);

  const count = (place: Place): Counts | null => {
    const before = known.get(place.key);
    if (before !== undefined) return before;
    if (open.has(place.key)) return null;
    if (place.kind !== 'choice') return { paths: 1, fewestTarget: 0, fewestOther: 0 };
    open.add(place.key);
    const sum: Counts = { paths: 0, fewestTarget: Infinity, fewestOther: Infinity };
    for (const [index, { to }] of place.edges.entries()) {
      const next = graph.places.get(to);
      const ahead = next === undefined ? null : count(next);
      const raw = place.segment.options[index];
      if (ahead === null || raw === undefined) return null;
      const { evidence } = readOption(raw.text, raw.tags).value;
      const onTarget = evidence[meta.skill] === undefined ? 0 : 1;
      const onOthers = others.some((skill) => evidence[skill] !== undefined) ? 1 : 0;
      sum.paths += ahead.paths;
      sum.fewestTarget = Math.min(sum.fewestTarget, ahead.fewestTarget + onTarget);
      sum.fewestOther = Math.min(sum.fewestOther, ahead.fewestOther + onOthers);
    }
    open.delete(place.key);
    known.set(place.key, sum);
    return sum;
  };
  return graph.complete ? count(graph.start) : null;
}

/** A path that never ends is its own fault; nothing can be counted along it. */
function evidenceFaults(meta: SceneMeta, counts: Counts | null): Fault[] {
  if (counts === null || meta.kind === 'comic') return [];
  const needed = meta.kind === 'check' ? TARGET_ASKS : 1;
  const faults: Fault[] = [];
  if (counts.fewestTarget < needed) {
    const detail = `${counts.fewestTarget} of ${needed} asks on ${meta.skill}`;
    faults.push({ kind: 'target-evidence', at: meta.id, detail });
  }
  if (meta.kind === 'check' && counts.fewestOther < OTHER_ASKS) {
    const detail = `${counts.fewestOther} of ${OTHER_ASKS} asks on other skills`;
    faults.push({ kind: 'other-evidence', at: meta.id, detail });
  }
  return faults;
}

/** Every text that a child can meet, in English. */
function textsOf(meta: SceneMeta, graph: Graph): string[] {
  const cast = CASTS[meta.program];
  const lines = segmentsOf(graph).flatMap(([segment, isFirst]) =>
    segment.lines.flatMap(({ text, tags }, index) => {
      const { line, hint } = readLine(meta, text, tags, isFirst && index === 0).value;
      const played = line.play === null ? [] : shownWords(line.play, cast);
      return [text, ...(hint === null ? [] : [hint]), ...played];
    }),
  );
  const options = choicesOf(graph).flatMap((place) => {
    const ask = askOf(meta, place);
    return (ask?.options ?? [])
      .filter((option) => ask !== null && isRead(ask, option))
      .map(({ source }) => source);
  });
  return [...new Set([meta.title, ...lines, ...options])];
}

function translationFaults(meta: SceneMeta, graph: Graph, language: string, texts: Texts): Fault[] {
  return textsOf(meta, graph)
    .filter((text) => (texts[text] ?? '').trim() === '')
    .map((text) => ({ kind: 'untranslated', at: text, detail: language }));
}

/** Picks lead back to the same place, each of them, whatever the language and the order of options. */
function replayFaults(ink: Ink, graph: Graph, translations: [string, Texts][]): Fault[] {
  const languages: [string, Texts][] = [['en', {}], ...translations];
  const places = [...graph.places.values()].filter(({ kind }) => kind !== 'dead');
  return languages.flatMap(([language, texts]) => {
    const scene = openScene(tell(ink), { texts, seed: language });
    return places.flatMap((place): Fault[] => {
      const used = scene.replay(place.picks);
      const said: string[] = [];
      let step = scene.next();
      for (; step.type === 'line'; step = scene.next()) said.push(step.line.source);
      const ask = step.type === 'ask' ? step : null;
      const there =
        ask === null ? [said] : [said, ask.id, ask.line?.source, ask.options.map(({ id }) => id).sort()];
      const lines = place.segment.lines.map(({ text }) => text);
      const options = place.edges.map(({ option }) => option).sort();
      const meant = place.kind === 'end' ? [lines] : [lines.slice(0, -1), place.ask, lines.at(-1), options];
      if (used === place.picks.length && JSON.stringify(there) === JSON.stringify(meant)) return [];
      return [{ kind: 'replay', at: wayTo(place), detail: language }];
    });
  });
}
