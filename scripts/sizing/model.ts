/**
 * What so many students need. Everything follows from the figures below; each says where it is from: measured (and by what),
 * counted, assumed (of schools) or judged (by us). They say what follows what, and a machine of one's own is measured before
 * it is bought.
 */
export const FIGURES = {
  /** Of play. Assumed: two sessions a week, 36 weeks, 20 minutes each. */
  sessionsAWeek: 2,
  weeks: 36,
  minutesASession: 20,
  /** Counted: what `npm run bench:play scale` tells of twenty minutes, with an answer every 35 seconds. */
  eventsASession: 150,
  /** Hours of a week in which school is. Assumed: five days of six. */
  schoolHoursAWeek: 30,
  /** The busiest quarter of an hour against the mean of school hours. Assumed. */
  peak: 2,
  /** Counted: these events gathered for four seconds each time, as browsers do, make 107 to 133 batches in twenty minutes. */
  secondsBetweenBatches: 10,
  /** Judged: what a child's browser asks besides, which is a sign-in, the map, a place for each scene. */
  callsASession: 12,
  /** Assumed: an adult for so many students, who makes so many calls in a week of school. */
  studentsAnAdult: 25,
  callsAnAdultWeek: 200,

  /** Measured by the same bench: a row of `told_events` with its index entries, as it was written. */
  bytesAnEvent: 222,
  /** Measured by it: what a year of a child's play comes to beside its events; two weeks of quarters of minutes are in it. */
  bytesOfResults: 63_000,
  /** Measured: a row of `check_ins`, one a session. */
  bytesACheckIn: 216,
  /**
   * Measured by it, beside other load: write-ahead log of a batch as a playing child tells it, 1.35 events with their minutes and
   * progress. An event of a backlog, 32 at once, comes to 318 on a quiet machine, and to 1,068 on one where the bench
   * took minutes: after each checkpoint whole pages are written.
   */
  walBytesABatch: 1800,
  /**
   * Measured by it, before a crowd was answered first and counted a moment later: 250 batches a second on a quiet machine of two
   * cores, which server, database and the browsers of the bench share; half of that is one core's.
   */
  batchesACore: 125,
  /**
   * Measured by `npm run bench:tables` with a million students: a page of the roster takes 0.79 ms of a server's core and 0.86 of
   * the database's. Judged: other calls take twice that.
   */
  callsACore: 300,
  /** Judged: half the machine stays free for what was not foreseen. */
  used: 0.5,
  /** Judged by the page of the roster: a server process keeps one core busy, and the database about as much as all of them. */
  serverShare: 0.5,
  /**
   * What licenses, notices and digests of a day may take of a worker, a million students: the most that `npm run bench:notices`
   * lets pass, the weekly notices among them. Measured with 20,000 students and other load: 160 a million. Judged: four
   * hours of the night are for it.
   */
  nightSecondsAMillion: 840,
  nightHours: 4,
  /** Judged: the most batches a second that one primary takes; its commits queue for one log. */
  batchesAPrimary: 6000,
  /** Judged: more than that is restored too slowly. */
  terabytesAPrimary: 12,
  /** This school year and the two before it. */
  yearsKept: 3,
} as const;

type Figures = { [Name in keyof typeof FIGURES]: number };

type Need = {
  students: number;
  /** At the busiest time. */
  atOnce: number;
  batchesASecond: number;
  /** Besides batches: of children and of adults. */
  callsASecond: number;
  /** One of them busy with servers, one with the database. */
  serverCores: number;
  databaseCores: number;
  servers: number;
  workers: number;
  terabytesAYear: number;
  terabytesKept: number;
  walMegabytesASecond: number;
  /** Databases with servers of their own, for some districts each; one is no cell yet. */
  cells: number;
};

export function needOf(students: number, figures: Figures = FIGURES): Need {
  const sessionsAnHour = (students * figures.sessionsAWeek) / figures.schoolHoursAWeek;
  const atOnce = sessionsAnHour * (figures.minutesASession / 60) * figures.peak;
  const batchesASecond = atOnce / figures.secondsBetweenBatches;
  const adultCallsAnHour =
    ((students / figures.studentsAnAdult) * figures.callsAnAdultWeek) / figures.schoolHoursAWeek;
  const callsASecond = ((sessionsAnHour * figures.callsASession + adultCallsAnHour) / 3600) * figures.peak;
  const eventsAYear = figures.sessionsAWeek * figures.weeks * figures.eventsASession;
  const bytesAYear =
    eventsAYear * figures.bytesAnEvent +
    figures.sessionsAWeek * figures.weeks * figures.bytesACheckIn +
    figures.bytesOfResults;
  const cores = (batchesASecond / figures.batchesACore + callsASecond / figures.callsACore) / figures.used;
  const nightCores =
    ((students / 1_000_000) * figures.nightSecondsAMillion) / (figures.nightHours * 3600) / figures.used;
  const terabytesAYear = (students * bytesAYear) / 1e12;
  const terabytesKept = terabytesAYear * figures.yearsKept;
  const cells = Math.max(
    1,
    Math.ceil(batchesASecond / figures.batchesAPrimary),
    Math.ceil(terabytesKept / figures.terabytesAPrimary),
  );
  return {
    students,
    atOnce,
    batchesASecond,
    callsASecond,
    serverCores: cores * figures.serverShare,
    databaseCores: cores * (1 - figures.serverShare),
    // Two at least for each database: one of them may be started anew.
    servers: Math.max(2 * cells, Math.ceil(cores * figures.serverShare)),
    workers: Math.max(2 * cells, Math.ceil(nightCores)),
    terabytesAYear,
    terabytesKept,
    walMegabytesASecond: (batchesASecond * figures.walBytesABatch) / 1e6,
    cells,
  };
}

export const SIZES = [100_000, 1_000_000, 10_000_000] as const;

/** Two digits are all that is known. */
function round(value: number): string {
  const digits = value >= 10 ? 10 ** (Math.floor(Math.log10(value)) - 1) : 0.1;
  return (Math.round(value / digits) * digits).toLocaleString('en-US', { maximumFractionDigits: 1 });
}

/** As it stands in docs/operations.md. */
export function tableOf(needs: readonly Need[]): string {
  const rows: [string, (need: Need) => string][] = [
    ['students at once, at the busiest', ({ atOnce }) => round(atOnce)],
    ['batches of play a second', ({ batchesASecond }) => round(batchesASecond)],
    ['other calls a second', ({ callsASecond }) => round(callsASecond)],
    ['server processes, a core each', ({ servers }) => round(servers)],
    ['worker processes', ({ workers }) => round(workers)],
    ['cores of databases', ({ databaseCores }) => round(databaseCores)],
    ['write-ahead log, MB a second', ({ walMegabytesASecond }) => round(walMegabytesASecond)],
    ['storage a school year, TB', ({ terabytesAYear }) => round(terabytesAYear)],
    ['storage kept, TB', ({ terabytesKept }) => round(terabytesKept)],
    ['primaries (more than one: cells)', ({ cells }) => round(cells)],
  ];
  return [
    `| students | ${needs.map(({ students }) => students.toLocaleString('en-US')).join(' | ')} |`,
    `|---|${needs.map(() => '---').join('|')}|`,
    ...rows.map(([name, say]) => `| ${name} | ${needs.map(say).join(' | ')} |`),
  ].join('\n');
}

/** Where the first further primary begins. */
export function studentsOfOnePrimary(figures: Figures = FIGURES): number {
  const one = needOf(1_000_000, figures);
  const byBatches = (figures.batchesAPrimary / one.batchesASecond) * 1_000_000;
  const byStorage = (figures.terabytesAPrimary / one.terabytesKept) * 1_000_000;
  return Math.min(byBatches, byStorage);
}
