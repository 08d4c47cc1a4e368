/** What a child's own figure can be made of: named once, for those who keep it and those who draw it. */
export const SKINS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
export const HAIR_STYLES = [
  'short',
  'tousled',
  'quiff',
  'swoop',
  'curls',
  'twists',
  'puffs',
  'bob',
  'ponytail',
  'braids',
  'bun',
  'hijab',
] as const;
export const HAIR_COLORS = [
  'black',
  'brown',
  'chestnut',
  'red',
  'blond',
  'gray',
  'teal',
  'purple',
  'blue',
] as const;
export const CLOTHES = ['hoodie', 'stripes', 'dungarees', 'jacket', 'cardigan', 'crew'] as const;
export const CLOTH_COLORS = ['teal', 'sun', 'coral', 'sky', 'leaf', 'plum', 'sand', 'night'] as const;
export const AIDS = ['glasses', 'hearing-aid', 'ear-defenders', 'wheelchair'] as const;
export const ANIMALS = [
  'sprig',
  'mouse',
  'bear',
  'bird',
  'tortoise',
  'otter',
  'fox',
  'frog',
  'hedgehog',
  'bat',
  'heron',
] as const;
export const FURS = ['cream', 'honey', 'rust', 'cocoa', 'leaf', 'sky', 'lilac', 'smoke'] as const;
export const OUTFITS = [
  'neckerchief',
  'scarf',
  'raincoat',
  'overalls',
  'sweater',
  'vest',
  'cardigan',
  'apron',
] as const;

type One<Names extends readonly string[]> = Names[number];

export type MyPerson = {
  as: 'person';
  skin: One<typeof SKINS>;
  hair: One<typeof HAIR_STYLES>;
  hairColor: One<typeof HAIR_COLORS>;
  clothes: One<typeof CLOTHES>;
  cloth: One<typeof CLOTH_COLORS>;
  aids: One<typeof AIDS>[];
};

export type MyAnimal = {
  as: 'animal';
  animal: One<typeof ANIMALS>;
  fur: One<typeof FURS>;
  outfit: One<typeof OUTFITS>;
  cloth: One<typeof CLOTH_COLORS>;
};

export type MyFigure = MyPerson | MyAnimal;
