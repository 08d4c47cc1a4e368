/**
 * What a picture password is made of: twelve things that differ in form and in sound, so that a child who sees no
 * color, or hears the name only, takes none for another.
 */
export const PICTURES = [
  'fish',
  'tree',
  'house',
  'boat',
  'bell',
  'umbrella',
  'apple',
  'star',
  'butterfly',
  'shoe',
  'drum',
  'key',
] as const;
export type Picture = (typeof PICTURES)[number];

/** In this order; one may come twice. */
export const PICTURES_LENGTH = 3;
export type PicturePassword = [Picture, Picture, Picture];

/** Every one of the 1,728 is as likely as another. `pick` answers a random whole number below its argument. */
function anyPictures(pick: (below: number) => number): PicturePassword {
  const one = (): Picture => PICTURES[pick(PICTURES.length)] ?? PICTURES[0];
  return [one(), one(), one()];
}

/** Assigned, never chosen. New ones are never the ones before: somebody may know those. */
export function assignPictures(
  pick: (below: number) => number,
  before: PicturePassword | null = null,
): PicturePassword {
  for (;;) {
    const made = anyPictures(pick);
    if (before === null || !samePictures(made, before)) return made;
  }
}

/** Looks at all of them, whichever is the first that differs. */
export function samePictures(one: readonly Picture[], other: readonly Picture[]): boolean {
  const differing = PICTURES_LENGTH - one.filter((picture, at) => picture === other[at]).length;
  return one.length === other.length && differing === 0;
}

export function writePictures(pictures: PicturePassword): string {
  return pictures.join(' ');
}

export function readPictures(text: string): PicturePassword {
  const [first, second, third, ...more] = text.split(' ').map(pictureNamed);
  if (!first || !second || !third || more.length > 0) throw new Error('these are no three pictures');
  return [first, second, third];
}

function pictureNamed(name: string): Picture | undefined {
  return PICTURES.find((picture) => picture === name);
}
