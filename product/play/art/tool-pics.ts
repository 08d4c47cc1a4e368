import type { ReadyWord } from '../rules/comics/ready-words.ts';
import type { ToolName } from '../rules/mine/tool-names.ts';
import { turnArrows } from './hand-drawn.ts';
import { frame, layers, type Picture, part } from './icons.ts';

/** What says what is chosen of next, in Dress up, on the Puppet Stage and where comics are made. */
export const TOOL_PICTURES: Record<ToolName, Picture> = {
  friends: [part('mouse-face', 10, 12, 0.62), part('bear', 22, 20, 0.62)],
  faces: [part('crying-face', 21, 21, 0.62), part('grinning-face', 11, 11, 0.62)],
  moves: 'person-cartwheeling',
  places: 'house-with-garden',
  things: 'teddy-bear',
  stickers: [part('teddy-bear', 12, 13, 0.72), part('glowing-star', 23, 22, 0.56, 12)],
  words: [part('speech-balloon', 15, 15, 0.95), part('pencil', 24, 23, 0.56)],
  weather: 'sun-behind-rain-cloud',
  caption: 'clapper-board',
  title: 'closed-book',
  skin: [
    part('raised-hand-light', 8, 16, 0.68, -14),
    part('raised-hand-medium', 16, 15, 0.68),
    part('raised-hand-dark', 24, 16, 0.68, 14),
  ],
  hair: [part('person', 14, 14, 0.86), part('scissors', 24, 23, 0.6)],
  'hair-color': [part('person-red-hair', 13, 14, 0.82), part('artist-palette', 24, 23, 0.56)],
  clothes: 't-shirt',
  cloth: [part('t-shirt', 14, 14, 0.86), part('artist-palette', 24, 24, 0.56)],
  aids: [part('manual-wheelchair', 18, 19, 0.76), part('glasses', 10, 7, 0.56)],
  animal: [part('rabbit-face', 10, 12, 0.62), part('fox', 22, 20, 0.62)],
  fur: [part('paw-prints', 13, 13, 0.8), part('artist-palette', 24, 24, 0.56)],
  outfit: 't-shirt',
};

/** What stands beside words that are ready to be said; of feelings the speaker's own face does. */
export const READY_PICTURES: Partial<Record<ReadyWord, Picture>> = {
  hello: 'waving-hand',
  play: 'soccer-ball',
  join: 'person-raising-hand',
  turn: [turnArrows, part('mouse-face', 8, 16, 0.48), part('bear', 24, 16, 0.48)],
  yes: 'thumbs-up',
  no: 'thumbs-down',
  'please-stop': 'stop-sign',
  wait: 'hourglass-not-done',
  help: 'ring-buoy',
  'are-you-okay': 'adhesive-bandage',
  sorry: 'mending-heart',
  thanks: 'bouquet',
  idea: 'light-bulb',
  look: 'eyes',
  breathe: 'wind-face',
  together: 'handshake',
  'oh-no': 'face-screaming-in-fear',
  hooray: 'party-popper',
  'good-night': 'crescent-moon',
  morning: 'sunrise',
  school: 'school',
  home: 'house',
  suddenly: 'collision',
  later: 'mantelpiece-clock',
  night: 'night-with-stars',
  'friends-again': 'people-hugging',
  'the-end': 'books',
  'best-day': 'sun-with-face',
  'my-friends': [part('mouse-face', 9, 16, 0.56), part('bear', 23, 16, 0.56)],
  'big-surprise': 'wrapped-gift',
  'rainy-day': 'umbrella-with-rain-drops',
  'bad-mood': 'cloud-with-lightning',
  adventure: 'compass',
};

/** Everything that pages find as `tool-<name>` and `ready-<word>`. */
export function drawToolPictures(): { name: string; svg: string }[] {
  const drawn = (kind: string, pictures: Record<string, Picture>) =>
    Object.entries(pictures).map(([name, picture]) => ({
      name: `${kind}-${name}`,
      svg: frame(32, layers(picture)),
    }));
  return [...drawn('tool', TOOL_PICTURES), ...drawn('ready', READY_PICTURES)];
}
