import type { OutlinedOption, SceneOutline } from './outline.ts';
import type { Pick } from './scene.ts';
import type { Skill } from './skills.ts';

/** What an outline alone knows: the server needs no story to say what an answer was worth and where it led. */

/** An ask by its name, which browsers tell: `constructor` is a word, too. */
export function askIn(outline: SceneOutline, ask: string): SceneOutline['asks'][string] | undefined {
  return Object.hasOwn(outline.asks, ask) ? outline.asks[ask] : undefined;
}

/** The skill in which an ask gives a second chance, where its scene says so. */
export function againIn({ again = {} }: SceneOutline, ask: string): Skill | undefined {
  return Object.hasOwn(again, ask) ? again[ask] : undefined;
}

export function optionIn(outline: SceneOutline, ask: string, option: string): OutlinedOption | undefined {
  const options = askIn(outline, ask);
  return options !== undefined && Object.hasOwn(options, option) ? options[option] : undefined;
}

/** Where the story may be after these picks: what follows an option can depend on what was picked before. */
export function placesAfter(outline: SceneOutline, picks: readonly Pick[]): ReadonlySet<string> {
  let at = new Set([outline.start]);
  for (const [ask, option] of picks) {
    const way = at.has(ask) ? optionIn(outline, ask, option) : undefined;
    // A pick that does not fit is passed over, as in replay.
    if (way === undefined) continue;
    at.delete(ask);
    at = new Set([...at, ...way.next]);
  }
  return at;
}

/** Whether these picks can have played the scene to its end, by what its outline knows of the ways through it. */
export function reachesOutlinedEnd(outline: SceneOutline, picks: readonly Pick[]): boolean {
  return placesAfter(outline, picks).has('');
}
