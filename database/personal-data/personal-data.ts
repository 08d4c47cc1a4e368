import { accounts } from './accounts.ts';
import { backOffice } from './back-office.ts';
import { childData } from './child-data.ts';
import { classTiles } from './class-tiles.ts';
import type { Registry } from './columns.ts';
import { consents } from './consents.ts';
import { digests } from './digests.ts';
import { familyLinks } from './family-links.ts';
import { followUps } from './follow-ups.ts';
import { groupData } from './group-data.ts';
import { insight } from './insight.ts';
import { lessons } from './lessons.ts';
import { licensing } from './licensing.ts';
import { metrics } from './metrics.ts';
import { notifications } from './notifications.ts';
import { observations } from './observations.ts';
import { platform } from './platform.ts';
import { play } from './play.ts';
import { purchasing } from './purchasing.ts';
import { reports } from './reports.ts';
import { rosters } from './rosters.ts';
import { schools } from './schools.ts';
import { simulators } from './simulators.ts';
import { site } from './site.ts';

/** Whose tables stand in which file: each slice's in one of its name. */
export const PARTS = {
  accounts,
  'back-office': backOffice,
  'child-data': childData,
  'class-tiles': classTiles,
  consents,
  digests,
  'family-links': familyLinks,
  'follow-ups': followUps,
  'group-data': groupData,
  insight,
  lessons,
  licensing,
  metrics,
  notifications,
  observations,
  platform,
  play,
  purchasing,
  reports,
  rosters,
  schools,
  simulators,
  site,
} satisfies Record<string, Partial<Registry>>;

/** Every column of the database, told apart. A new one has to be put into its place here: a test compares. */
export const PERSONAL_DATA: Registry = {
  ...accounts,
  ...backOffice,
  ...childData,
  ...classTiles,
  ...consents,
  ...digests,
  ...familyLinks,
  ...followUps,
  ...groupData,
  ...insight,
  ...lessons,
  ...licensing,
  ...metrics,
  ...notifications,
  ...observations,
  ...platform,
  ...play,
  ...purchasing,
  ...reports,
  ...rosters,
  ...schools,
  ...simulators,
  ...site,
};
