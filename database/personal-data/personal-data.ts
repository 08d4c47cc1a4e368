import { accounts } from './slices/accounts.ts';
import { backOffice } from './slices/back-office.ts';
import { childData } from './slices/child-data.ts';
import { classTiles } from './slices/class-tiles.ts';
import type { Registry } from './slices/columns.ts';
import { consents } from './slices/consents.ts';
import { digests } from './slices/digests.ts';
import { familyLinks } from './slices/family-links.ts';
import { followUps } from './slices/follow-ups.ts';
import { groupData } from './slices/group-data.ts';
import { insight } from './slices/insight.ts';
import { lessons } from './slices/lessons.ts';
import { licensing } from './slices/licensing.ts';
import { metrics } from './slices/metrics.ts';
import { notifications } from './slices/notifications.ts';
import { observations } from './slices/observations.ts';
import { ownData } from './slices/own-data.ts';
import { platform } from './slices/platform.ts';
import { play } from './slices/play.ts';
import { purchasing } from './slices/purchasing.ts';
import { reports } from './slices/reports.ts';
import { retention } from './slices/retention.ts';
import { rosters } from './slices/rosters.ts';
import { schools } from './slices/schools.ts';
import { simulators } from './slices/simulators.ts';
import { site } from './slices/site.ts';

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
  'own-data': ownData,
  platform,
  play,
  purchasing,
  reports,
  retention,
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
  ...ownData,
  ...platform,
  ...play,
  ...purchasing,
  ...reports,
  ...retention,
  ...rosters,
  ...schools,
  ...simulators,
  ...site,
};
