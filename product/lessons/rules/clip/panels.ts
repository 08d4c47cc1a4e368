import { FEELINGS } from '#brands/feelings.ts';
import { readDirections, STAGE_TAGS } from '#product/play/rules/directions/directions.ts';
import { EMPTY_STAGE, type Stage, stageAfterLine } from '#product/play/rules/stage/stage.ts';
import { isPlace, type Place } from '#product/play/rules/story/places.ts';
import type { Clip } from '../form/clip.ts';
import type { ClipPanel } from '../lesson/clip-line.ts';

/** What clips are told by, line by line: English words and those of another language. */
export type ClipWords = Readonly<Record<string, string>>;

/** A clip as screens take it, line by line. The first line names the place of its head. */
export function panelsOf({ head, lines }: Clip, words: ClipWords = {}): ClipPanel[] {
  return lines.map(({ text, tags }, at): ClipPanel => {
    const talk = Number(tags.get('talk') ?? 0);
    return {
      text: words[text] ?? text,
      who: tags.get('who') ?? 'narrator',
      face: FEELINGS.find((one) => one === tags.get('face')) ?? null,
      place: placeOf(tags.get('place')) ?? (at === 0 ? placeOf(head.get('place')?.value) : null),
      stage: Object.fromEntries([...tags].filter(([name]) => STAGE_TAGS.some((tag) => tag === name))),
      talk: talk > 0 ? talk : null,
    };
  });
}

function placeOf(word: string | undefined): Place | null {
  return word !== undefined && isPlace(word) ? word : null;
}

/** The stage of each line. */
export function stagesOf(panels: readonly ClipPanel[]): Stage[] {
  const stages: Stage[] = [];
  for (const { who, face, place, stage } of panels) {
    const directions = readDirections(new Map(Object.entries(stage)));
    stages.push(stageAfterLine(stages.at(-1) ?? EMPTY_STAGE, { who, face, place, stage: directions }));
  }
  return stages;
}
