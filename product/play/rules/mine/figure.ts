import {
  AIDS,
  ANIMALS,
  CLOTH_COLORS,
  CLOTHES,
  FURS,
  HAIR_COLORS,
  HAIR_STYLES,
  type MyAnimal,
  type MyFigure,
  type MyPerson,
  OUTFITS,
  SKINS,
} from '#brands/my-figure.ts';

export const FIRST_PERSON: MyPerson = {
  as: 'person',
  skin: '5',
  hair: 'curls',
  hairColor: 'brown',
  clothes: 'hoodie',
  cloth: 'teal',
  aids: [],
};

export const FIRST_ANIMAL: MyAnimal = {
  as: 'animal',
  animal: 'sprig',
  fur: 'cream',
  outfit: 'neckerchief',
  cloth: 'teal',
};

/** What can be changed of a figure, one after the other. */
const PARTS = ['skin', 'hair', 'hair-color', 'clothes', 'cloth', 'aids', 'animal', 'fur', 'outfit'] as const;
export type PartName = (typeof PARTS)[number];

/** What pressing it makes of the figure. */
export type Choice = { id: string; figure: MyFigure; isChosen: boolean };

export type Part = {
  name: PartName;
  /** Several may be chosen, or none. */
  isMany: boolean;
  choices: Choice[];
};

export function partsOf(figure: MyFigure): Part[] {
  return figure.as === 'person' ? partsOfPerson(figure) : partsOfAnimal(figure);
}

function partsOfPerson(me: MyPerson): Part[] {
  return [
    oneOf('skin', SKINS, me.skin, (skin) => ({ ...me, skin })),
    oneOf('hair', HAIR_STYLES, me.hair, (hair) => ({ ...me, hair })),
    oneOf('hair-color', HAIR_COLORS, me.hairColor, (hairColor) => ({ ...me, hairColor })),
    oneOf('clothes', CLOTHES, me.clothes, (clothes) => ({ ...me, clothes })),
    oneOf('cloth', CLOTH_COLORS, me.cloth, (cloth) => ({ ...me, cloth })),
    {
      name: 'aids',
      isMany: true,
      choices: AIDS.map((aid) => {
        const isChosen = me.aids.includes(aid);
        const aids = AIDS.filter((one) => (one === aid ? !isChosen : me.aids.includes(one)));
        return { id: aid, isChosen, figure: { ...me, aids } };
      }),
    },
  ];
}

function partsOfAnimal(me: MyAnimal): Part[] {
  return [
    oneOf('animal', ANIMALS, me.animal, (animal) => ({ ...me, animal })),
    oneOf('fur', FURS, me.fur, (fur) => ({ ...me, fur })),
    oneOf('outfit', OUTFITS, me.outfit, (outfit) => ({ ...me, outfit })),
    oneOf('cloth', CLOTH_COLORS, me.cloth, (cloth) => ({ ...me, cloth })),
  ];
}

function oneOf<Id extends string>(
  name: PartName,
  ids: readonly Id[],
  chosen: Id,
  changed: (id: Id) => MyFigure,
): Part {
  return {
    name,
    isMany: false,
    choices: ids.map((id) => ({ id, isChosen: id === chosen, figure: changed(id) })),
  };
}
