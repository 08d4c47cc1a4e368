import { FEELINGS } from '#brands/feelings.ts';
import type { ClipLine } from '../form/clip.ts';
import type { Fault } from '../form/faults.ts';
import { POSES } from '../lesson/lesson.ts';

/** Stage directions, followed from the first line to the last: who is there, and whether what is asked of them can be. */

const PASSING = ['swish', 'hop', 'nod', 'shake-head'];
const EFFECTS = ['rain', 'wind', 'snow', 'dusk', 'dark', 'lamps', 'hush', 'dust', 'sparkle', 'shake'];

const MARK = '([1-9](?:\\.\\d+)?)';
const ENTER = new RegExp(`^([a-z]+)(?: from (?:left|right))? at ${MARK}(?: slowly)?$`);
const EXIT = /^([a-z]+)(?: (?:left|right))?(?: slowly)?$/;
const MOVE = new RegExp(`^([a-z]+) to ${MARK}(?: slowly)?$`);
const WHO_AND_WORD = /^([a-z]+) ([a-z-]+)(?: ([a-z-]+))?$/;
const CAMERA = /^(?:wide|close ([a-z-]+)|two ([a-z-]+) ([a-z-]+))$/;
const PROP = /^[a-z]+(?: [a-z0-9.-]+)*$/;

export function stageFaults(lines: readonly ClipLine[], cast: readonly string[]): Fault[] {
  const isStaged = lines.some(({ tags }) => tags.has('enter'));
  const here = new Set<string>();
  return lines.flatMap(({ line, tags }) => {
    const faults: Fault[] = [];
    const fault = (words: string): void => void faults.push({ line, words });
    const each = (name: string, read: (direction: string) => void): void => {
      for (const direction of (tags.get(name) ?? '')
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean))
        read(direction);
    };
    const known = (who: string | undefined, direction: string): who is string => {
      if (who !== undefined && cast.includes(who)) return true;
      fault(`"${direction}" moves nobody of this cast (${cast.join(', ')})`);
      return false;
    };
    const present = (who: string | undefined, direction: string): void => {
      if (known(who, direction) && isStaged && !here.has(who))
        fault(`"${direction}": ${who} is not on stage`);
    };
    // Another place is an empty stage.
    if (tags.has('place')) here.clear();
    here.add('you');
    each('enter', (direction) => {
      const who = ENTER.exec(direction)?.[1];
      if (who === undefined) fault(`"${direction}": enter is <who> [from left|right] at <1 to 9> [slowly]`);
      else if (known(who, direction)) {
        if (here.has(who) && who !== 'you') fault(`${who} is on stage already`);
        here.add(who);
      }
    });
    const who = tags.get('who') ?? 'narrator';
    if (isStaged && who !== 'narrator' && cast.includes(who) && !here.has(who) && !tags.has('voice'))
      fault(`${who} speaks and is not on stage: enter first, or # voice`);
    each('move', (direction) => {
      const mover = MOVE.exec(direction)?.[1];
      if (mover === undefined) fault(`"${direction}": move is <who> to <1 to 9>`);
      else present(mover, direction);
    });
    each('pose', (direction) => {
      const [, poser, pose = ''] = WHO_AND_WORD.exec(direction) ?? [];
      if (![...POSES, ...PASSING].some((word) => word === pose))
        fault(`"${direction}": a pose is one of ${[...POSES, ...PASSING].join(', ')}`);
      else present(poser, direction);
    });
    each('feel', (direction) => {
      const [, feeler, face = ''] = WHO_AND_WORD.exec(direction) ?? [];
      if (!FEELINGS.some((word) => word === face))
        fault(`"${direction}": a face is one of ${FEELINGS.join(', ')}`);
      else present(feeler, direction);
    });
    each('fx', (direction) => {
      if (!EFFECTS.includes(direction.replace(/ off$/, '')))
        fault(`"${direction}": fx is one of ${EFFECTS.join(', ')}`);
    });
    each('camera', (direction) => {
      if (!CAMERA.test(direction)) fault(`"${direction}": camera is wide, close <who>, or two <a> <b>`);
    });
    each('prop', (direction) => {
      if (!PROP.test(direction)) fault(`"${direction}": a prop is <verb> <prop> [at <mark>]`);
    });
    each('exit', (direction) => {
      const leaver = EXIT.exec(direction)?.[1];
      if (leaver === undefined) fault(`"${direction}": exit is <who> [left|right]`);
      else present(leaver, direction);
      if (leaver !== undefined) here.delete(leaver);
    });
    return faults;
  });
}
