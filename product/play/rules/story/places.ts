/** Every background a scene may name; the renderer draws each of them. */
export const PLACES = [
  // academy
  'coat-room',
  'meadow',
  'puddle-lane',
  // zoou
  'brake-house',
  'canopy-square',
  'cart-line',
  'door-house',
  'echo-house',
  'kite-hill',
  'lantern-house',
  'river-ferry',
  'rope-house',
  'tide-house',
  // ssgrin
  'bunk-room',
  'control-room',
  'galley',
  'radio-room',
  'station-deck',
  'winch-bay',
  // hoh
  'courtyard',
  'gallery',
  'steps',
  'studio',
  // several
  'cafeteria',
  'classroom',
  'hallway',
  'library',
  'music-room',
  'playground',
  'quiet-corner',
] as const;
export type Place = (typeof PLACES)[number];

export function isPlace(word: string): word is Place {
  return PLACES.some((place) => place === word);
}
