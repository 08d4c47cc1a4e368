import type { Stop, World } from '../../contract.ts';
import type { Place } from '../../rules/story/places.ts';
import { SKILLS, type Skill } from '../../rules/story/skills.ts';

/** A row of stops on the map: one path, the checks, a house, or the library of comics. */
export type Row = { kind: 'path' | 'checks' | 'house' | 'library'; skill: Skill | null; stops: Stop[] };

export function rowsOf({ program, stops }: Pick<World, 'program' | 'stops'>): Row[] {
  switch (program) {
    case 'academy':
    case 'ssgrin':
      return [{ kind: 'path', skill: null, stops }];
    case 'sim':
      return [{ kind: 'library', skill: null, stops }];
    case 'zoou':
    case 'hoh': {
      const checks = stops.filter(({ kind }) => kind === 'check');
      const houses = SKILLS.map(
        (skill): Row => ({
          kind: 'house',
          skill,
          stops: stops.filter((stop) => stop.kind !== 'check' && stop.skill === skill),
        }),
      );
      const rows: Row[] = [{ kind: 'checks', skill: null, stops: checks }, ...houses];
      return rows.filter((row) => row.stops.length > 0);
    }
  }
}

/** The guild houses of Canopy Town, and the rooms of the Hall. */
const HOUSES: Record<'zoou' | 'hoh', Record<Skill, Place>> = {
  zoou: {
    ic: 'brake-house',
    com: 'echo-house',
    coop: 'rope-house',
    ini: 'door-house',
    emp: 'lantern-house',
    er: 'tide-house',
  },
  hoh: {
    ic: 'library',
    com: 'studio',
    coop: 'gallery',
    ini: 'steps',
    emp: 'courtyard',
    er: 'quiet-corner',
  },
};

export function housePlace(program: 'zoou' | 'hoh', skill: Skill): Place {
  return HOUSES[program][skill];
}
