import { homeZone, lookedUpStudentZone } from '#product/accounts/server/time-zones/zones.ts';
import { licenseNow } from './license-state.ts';
import type { RosterPorts } from './ports.ts';

/**
 * What a list shows of play and licenses. What of play is looked up for the shown rows only; to sort by it, it is joined
 * to all rows: over a district's students that is quicker than a look for each. What of licenses stands in the row.
 */
export function shownColumns(shown: RosterPorts['shown']) {
  const play = shown.play.columns('late_play');
  const sorted = shown.play.columns('sorted_play');
  const ofPlay = (sql: string) => ({ sql, late: 'play' }) as const;
  const by = (sql: string) => [{ sql, join: 'play' }] as const;
  return {
    joins: { play: shown.play.join('s', 'sorted_play') },
    late: {
      play: (row: string) => shown.play.join(row, 'late_play'),
    },
    ofPlay: {
      last_played_at: ofPlay(play.last_played_at),
      minutes: ofPlay(play.minutes),
      scenes: ofPlay(play.scenes),
    },
    /** How it goes: for educators and staff. */
    grades: {
      completed: ofPlay(play.completed),
      success_rate: ofPlay(play.success_rate),
      skill_ic: ofPlay(play.skill_ic),
      skill_com: ofPlay(play.skill_com),
      skill_coop: ofPlay(play.skill_coop),
      skill_ini: ofPlay(play.skill_ini),
      skill_emp: ofPlay(play.skill_emp),
      skill_er: ofPlay(play.skill_er),
    },
    /** The day is that of the school, or of the home. */
    license: licenseNow(lookedUpStudentZone()),
    licenseAtHome: licenseNow(homeZone()),
    ofLicenses: {
      ends_academy: 's.ends_academy',
      ends_zoou: 's.ends_zoou',
      ends_ssgrin: 's.ends_ssgrin',
      ends_hoh: 's.ends_hoh',
      ends_sim: 's.ends_sim',
    },
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
