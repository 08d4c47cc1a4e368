import type { ProgramId } from '#brands/brand.ts';
import type { Feeling } from '#brands/feelings.ts';
import type { Pose } from '#brands/poses.ts';
import { isHung, type Panel, type PanelFigure } from '../stage/comic.ts';
import { CASTS } from '../story/cast.ts';
import {
  blankPanel,
  type Comic,
  type ComicFigure,
  type Hero,
  LENGTHS,
  type MadePanel,
  MOST_STORY_PANELS,
  type Sticker,
  thingsOf,
} from './comic.ts';

/** How somebody stands who feels so. */
export const POSE_OF = {
  happy: 'wave',
  excited: 'cheer',
  proud: 'cheer',
  calm: 'rest',
  okay: 'stand',
  worried: 'hold',
  sad: 'hold',
  mad: 'stand',
  frustrated: 'stand',
  surprised: 'lift',
  determined: 'reach',
} as const satisfies Record<Feeling, Pose>;

type Told = { id: string; title: string; story: string; program: ProgramId; panels: readonly Panel[] };

/** The comic that a story has ended in, to be changed: the same pictures and words. */
export function comicOfStory({ id, title, story, program, panels }: Told): Comic {
  return {
    id,
    title: title.slice(0, LENGTHS.title),
    program,
    story,
    panels: panels.slice(0, MOST_STORY_PANELS).map((panel) => madePanel(panel, program)),
  };
}

function madePanel({ text, who, face, place, drawn }: Panel, program: ProgramId): MadePanel {
  const blank = blankPanel(program);
  const isTold = who === 'narrator';
  const cast: readonly string[] = CASTS[program];
  const isFriend = (name: string): name is Hero => cast.includes(name);
  const feels = face ?? 'okay';
  const me: ComicFigure = {
    ...standsAs(drawn?.figures.find((one) => one.who === 'you')),
    who: 'you',
    says: '',
  };
  const speaks = {
    ...standsAs(drawn?.figures.find((one) => one.who === who) ?? { face: feels, pose: null }),
    says: text.slice(0, LENGTHS.says),
  };
  const figures: ComicFigure[] =
    who === 'you' ? [{ ...me, ...speaks }] : isFriend(who) ? [me, { who, ...speaks }] : [me];
  // Whoever is drawn nowhere here is heard as the teller is.
  const isHeard = !isTold && who !== 'you' && !isFriend(who);
  return {
    ...blank,
    place: place ?? blank.place,
    caption: isTold || isHeard ? text.slice(0, LENGTHS.caption) : '',
    figures,
    stickers: stickersOf(drawn, program),
  };
}

function standsAs(
  figure: Pick<PanelFigure, 'face' | 'pose'> | undefined,
): Pick<ComicFigure, 'face' | 'pose'> {
  const face = figure?.face ?? 'okay';
  return { face, pose: figure?.pose ?? POSE_OF[face] };
}

/** What they held and what stood there, as far as it can be stuck in: beside whoever held it. */
function stickersOf(drawn: Panel['drawn'], program: ProgramId): Sticker[] {
  const things = thingsOf(program);
  const held = (drawn?.figures ?? []).flatMap(({ holds }, nth, all) =>
    holds === null ? [] : [{ name: holds.name, x: all.length === 1 ? 66 : nth === 0 ? 46 : 56, y: 76 }],
  );
  const standing = (drawn?.things ?? []).map((thing) => ({
    name: thing.name,
    x: 84,
    y: isHung(thing) ? 22 : 78,
  }));
  return [...held, ...standing]
    .filter(({ name }) => things.includes(name))
    .map((one) => ({ kind: 'thing', size: 2, ...one }));
}
