import { FEELINGS, type Feeling } from '#brands/feelings.ts';
import { isPlace, type Place } from '#product/play/rules/story/places.ts';
import type { Clip, ClipLine } from '../form/clip.ts';
import type { ClipPanel, PanelFigure } from '../lesson/clip-line.ts';
import { POSES } from '../lesson/lesson.ts';

/** A clip as screen and paper take it: a picture a line, with everybody who is there. */

type Pose = (typeof POSES)[number];

/** What clips are told by, line by line: English words and those of another language. */
export type ClipWords = Readonly<Record<string, string>>;

/** Follows the directions from the first line to the last. What a line does not say stays as it was. */
export function panelsOf({ head, lines }: Clip, words: ClipWords = {}): ClipPanel[] {
  const say = (text: string): string => words[text] ?? text;
  let place: Place = placeOr(head.get('place')?.value, 'classroom');
  let here: PanelFigure[] = [];
  let close: string[] = [];
  return lines.map((line): ClipPanel => {
    const { text, tags } = line;
    if (tags.has('place')) {
      place = placeOr(tags.get('place'), place);
      here = [];
      close = [];
    }
    const who = tags.get('who') ?? 'narrator';
    here = after(here, line, who);
    if (tags.has('camera')) close = (tags.get('camera') ?? '').split(' ').slice(1);
    const shown = here;
    const leaving = directions(line, 'exit').map(([name = '']) => name);
    here = here.filter((one) => !leaving.includes(one.who));
    const talk = Number(tags.get('talk') ?? 0);
    return {
      text: say(text),
      who,
      place,
      figures: shown,
      close: close.filter((name) => shown.some((one) => one.who === name)),
      talk: talk > 0 ? talk : null,
    };
  });
}

/** A direction is words: `mirela from left at 3`. */
function directions({ tags }: ClipLine, name: string): string[][] {
  return (tags.get(name) ?? '')
    .split(',')
    .map((part) => part.trim().split(/\s+/))
    .filter(([first]) => first !== '');
}

const numberAfter = (words: readonly string[], word: string): number =>
  Number(words[words.indexOf(word) + 1] ?? 5);

function after(before: readonly PanelFigure[], line: ClipLine, speaker: string): PanelFigure[] {
  const here = new Map(before.map((one) => [one.who, one]));
  const set = (who: string | undefined, change: Partial<PanelFigure>): void => {
    const known = here.get(who ?? '');
    if (known !== undefined) here.set(known.who, { ...known, ...change });
  };
  for (const words of directions(line, 'enter')) {
    const who = words[0] ?? '';
    here.set(who, { who, face: 'okay', pose: 'stand', at: numberAfter(words, 'at') });
  }
  for (const words of directions(line, 'move')) set(words[0], { at: numberAfter(words, 'to') });
  for (const [who, pose] of directions(line, 'pose')) {
    const known = POSES.find((one): one is Pose => one === pose);
    if (known !== undefined) set(who, { pose: known });
  }
  for (const [who, face] of directions(line, 'feel')) set(who, { face: faceOr(face, 'okay') });
  const face = line.tags.get('face');
  const isSeen = speaker !== 'narrator' && !line.tags.has('voice');
  // A clip without directions: whoever speaks is there.
  if (isSeen && !here.has(speaker)) {
    here.set(speaker, { who: speaker, face: 'okay', pose: 'stand', at: here.size % 2 === 0 ? 3.5 : 6.5 });
  }
  if (face !== undefined) set(speaker, { face: faceOr(face, 'okay') });
  return [...here.values()];
}

function placeOr(word: string | undefined, other: Place): Place {
  return word !== undefined && isPlace(word) ? word : other;
}

function faceOr(word: string | undefined, other: Feeling): Feeling {
  return FEELINGS.find((one) => one === word) ?? other;
}
