import { GROUP_STUDENTS } from '#product/play/rules/measurement/constants.ts';

type Made = { children: number; comics: number };

/** How many children of a school made comics, and how many: those that end a story, and those of their own. */
export type SchoolComicCounts = { id: number; name: string; finished: Made; own: Made };

type Told = { finished: Made | null; own: Made | null };
export type DistrictComics = {
  schools: ({ id: number; name: string } & Told)[];
  all: ({ schools: number } & Told) | null;
};

/** As with levels: what fewer than ten made is not told, and is in no sum either. */
export function districtComics(schools: readonly SchoolComicCounts[]): DistrictComics {
  const told = schools.map(({ id, name, finished, own }) => ({
    id,
    name,
    finished: ofEnough(finished),
    own: ofEnough(own),
  }));
  const some = told.filter(({ finished, own }) => finished !== null || own !== null);
  return {
    schools: told,
    all:
      some.length === 0
        ? null
        : {
            schools: some.length,
            finished: together(some.map(({ finished }) => finished)),
            own: together(some.map(({ own }) => own)),
          },
  };
}

const ofEnough = (made: Made): Made | null => (made.children >= GROUP_STUDENTS ? made : null);

function together(parts: readonly (Made | null)[]): Made | null {
  const told = parts.filter((part) => part !== null);
  if (told.length === 0) return null;
  return {
    children: told.reduce((sum, { children }) => sum + children, 0),
    comics: told.reduce((sum, { comics }) => sum + comics, 0),
  };
}
