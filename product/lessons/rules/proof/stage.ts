import { FEELINGS } from '#brands/feelings.ts';
import { readDirections } from '#product/play/rules/directions/directions.ts';
import { EMPTY_STAGE, type Stage, stageAfterLine } from '#product/play/rules/stage/stage.ts';
import { FAULT_KINDS } from '#product/play/rules/story/faults.ts';
import { isPlace } from '#product/play/rules/story/places.ts';
import type { ClipLine } from '../form/clip.ts';
import type { Fault } from '../form/faults.ts';

/** Stage directions, followed from the first line to the last, as play follows those of its scenes. */
export function stageFaults(lines: readonly ClipLine[], cast: readonly string[]): Fault[] {
  const faults: Fault[] = [];
  let stage: Stage = EMPTY_STAGE;
  for (const { line, tags } of lines) {
    const note = (kind: keyof typeof FAULT_KINDS, detail: string): void =>
      void faults.push({ line, words: `${detail}: ${FAULT_KINDS[kind]}` });
    const place = tags.get('place');
    const directions = readDirections(tags, ({ kind, detail }) => note(kind, detail));
    for (const direction of directions?.list ?? []) {
      const who = 'who' in direction ? direction.who : null;
      if (who !== null && !cast.includes(who)) note('speaker', who);
    }
    const told = {
      who: tags.get('who') ?? 'narrator',
      face: FEELINGS.find((one) => one === tags.get('face')) ?? null,
      place: place !== undefined && isPlace(place) ? place : null,
      stage: directions,
    };
    stage = stageAfterLine(stage, told, note);
  }
  return faults;
}
