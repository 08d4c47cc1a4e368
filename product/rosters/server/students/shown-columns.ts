import { dayAtSchool, licenseState } from './license-state.ts';
import type { RosterPorts } from './ports.ts';

/**
 * What a list shows of play and licenses, as columns that are looked up for the shown rows only. To sort by one of them
 * it is joined to all rows: over a district's students that is quicker than a look for each.
 */
export function shownColumns(shown: RosterPorts['shown']) {
  const play = shown.play.columns('late_play');
  const licenses = shown.licenses.columns('late_licenses');
  const sorted = shown.play.columns('sorted_play');
  const ofPlay = (sql: string) => ({ sql, late: 'play' }) as const;
  const ofLicenses = (sql: string) => ({ sql, late: 'licenses' }) as const;
  const by = (sql: string) => [{ sql, join: 'play' }] as const;
  return {
    joins: { play: shown.play.join('s', 'sorted_play') },
    late: {
      play: (row: string) => shown.play.join(row, 'late_play'),
      licenses: (row: string) => shown.licenses.join(row, 'late_licenses'),
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
    /** The day is that of the school, or of most people. */
    license: ofLicenses(licenseState(dayAtSchool('now()'), licenses.paid)),
    licenseAtHome: ofLicenses(licenseState(dayAtSchool('now()', 'null'), licenses.paid)),
    ofLicenses: {
      ends_academy: ofLicenses(licenses.ends_academy),
      ends_zoou: ofLicenses(licenses.ends_zoou),
      ends_ssgrin: ofLicenses(licenses.ends_ssgrin),
      ends_hoh: ofLicenses(licenses.ends_hoh),
      ends_sim: ofLicenses(licenses.ends_sim),
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
