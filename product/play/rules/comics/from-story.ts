import type { ProgramId } from '#brands/brand.ts';
import type { Feeling } from '#brands/feelings.ts';
import type { Pose } from '#brands/poses.ts';
import type { Panel } from '../stage/comic.ts';
import { CASTS } from '../story/cast.ts';
import { blankPanel, type Comic, type Hero, LENGTHS, type MadePanel, MOST_STORY_PANELS } from './comic.ts';

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

function madePanel({ text, who, face, place }: Panel, program: ProgramId): MadePanel {
  const blank = blankPanel(program);
  const isTold = who === 'narrator';
  const cast: readonly string[] = CASTS[program];
  const isFriend = (name: string): name is Hero => cast.includes(name);
  const feels = face ?? 'okay';
  const me = { who: 'you', pose: POSE_OF.okay, face: 'okay', says: '' } as const;
  const speaks = { pose: POSE_OF[feels], face: feels, says: text.slice(0, LENGTHS.says) };
  const figures = who === 'you' ? [{ ...me, ...speaks }] : isFriend(who) ? [me, { who, ...speaks }] : [me];
  // Whoever is drawn nowhere here is heard as the teller is.
  const isHeard = !isTold && who !== 'you' && !isFriend(who);
  return {
    ...blank,
    place: place ?? blank.place,
    caption: isTold || isHeard ? text.slice(0, LENGTHS.caption) : '',
    figures,
  };
}
