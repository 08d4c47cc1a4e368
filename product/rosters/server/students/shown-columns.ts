import type { RosterPorts } from './ports.ts';

/**
 * What a list shows of play and licenses, as columns that are looked up for the shown rows only. To sort by one of them
 * it is joined to all rows: over a district's students that is quicker than a look for each.
 */
export function shownColumns({ play, licenses }: RosterPorts['shown']) {
  const { seconds: _, last_played_at, minutes, scenes, ...grades } = play.columns('late_play');
  const sorted = play.columns('sorted_play');
  const by = (sql: string) => [{ sql, join: 'play' }] as const;
  return {
    joins: { play: play.join('s', 'sorted_play') },
    late: {
      play: (row: string) => play.join(row, 'late_play'),
      licenses: (row: string) => licenses.join(row, 'late_licenses'),
    },
    ofPlay: late({ last_played_at, minutes, scenes }, 'play'),
    /** How it goes: for educators and staff. */
    grades: late(grades, 'play'),
    ofLicenses: late(licenses.columns('late_licenses'), 'licenses'),
    // Who has not played is before all who have.
    sorts: {
      last_played_at: by(`coalesce(${sorted.last_played_at}, '-infinity')`),
      minutes: by(`coalesce(${sorted.seconds}, 0)`),
      scenes: by(`coalesce(${sorted.scenes}, 0)`),
    },
    gradeSorts: {
      completed: by(`coalesce(${sorted.completed}, -1)`),
      success_rate: by(`coalesce(${sorted.success_rate}, -1)`),
    },
  } as const;
}

export type ShownColumns = ReturnType<typeof shownColumns>;

function late<Name extends string>(columns: Readonly<Record<Name, string>>, join: string) {
  const entries = Object.entries<string>(columns).map(([name, sql]) => [name, { sql, late: join }]);
  return Object.fromEntries(entries) as Record<Name, { sql: string; late: string }>;
}
