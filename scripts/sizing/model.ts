/**
 * What so many students need. Everything follows from the figures below; each says where it is from. Measured ones are of
 * one busy core with other load beside it: they say what follows what, and a machine of one's own is measured before it is bought.
 */
export const FIGURES = {
  /** Of play. Assumed: two sessions a week, 36 weeks, 20 minutes each. */
  sessionsAWeek: 2,
  weeks: 36,
  minutesASession: 20,
  /** Measured: what `npm run bench:play scale` tells of twenty minutes. */
  eventsASession: 150,
  /** Hours of a week in which school is. Assumed: five days of six. */
  schoolHoursAWeek: 30,
  /** The busiest quarter of an hour against the mean of school hours. Assumed. */
  peak: 2,
  /** A child sends every 4 to 15 seconds: the browser's own pace (`product/play/web`). */
  secondsBetweenBatches: 8,

  /** Measured: a row of `told_events` with its index entries, as it was written. */
  bytesAnEvent: 222,
  /** Measured: what a year of a child's play comes to beside its events; two weeks of quarters of minutes are in it. */
  bytesOfResults: 63_000,
  /** Measured: a row of `check_ins`, one a session. */
  bytesACheckIn: 216,
  /** Measured: 1.0 to 1.5 KB of write-ahead log an event that was kept as an object, and 0.34 KB less by columns. */
  walBytesAnEvent: 900,
  /** Measured: batches of two events a second, server and database on one busy core together. */
  batchesACore: 115,
  /** Judged, not measured: half the machine stays free for what was not foreseen. */
  used: 0.5,
  /** Judged: a server process keeps one core busy, and the database takes about as much as all of them. */
  serverShare: 0.5,
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
  /** One of them busy with servers, one with the database. */
  serverCores: number;
  databaseCores: number;
  servers: number;
  terabytesAYear: number;
  terabytesKept: number;
  walMegabytesASecond: number;
  /** Databases with servers of their own, for some districts each; one is no cell yet. */
  cells: number;
};

export function needOf(students: number, figures: Figures = FIGURES): Need {
  const hoursAWeek = (students * figures.sessionsAWeek * figures.minutesASession) / 60;
  const atOnce = (hoursAWeek / figures.schoolHoursAWeek) * figures.peak;
  const batchesASecond = atOnce / figures.secondsBetweenBatches;
  const eventsAYear = figures.sessionsAWeek * figures.weeks * figures.eventsASession;
  const bytesAYear =
    eventsAYear * figures.bytesAnEvent +
    figures.sessionsAWeek * figures.weeks * figures.bytesACheckIn +
    figures.bytesOfResults;
  const eventsASecond = (atOnce * figures.eventsASession) / (figures.minutesASession * 60);
  const cores = batchesASecond / figures.batchesACore / figures.used;
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
    serverCores: cores * figures.serverShare,
    databaseCores: cores * (1 - figures.serverShare),
    // Two at least: one of them may be started anew.
    servers: Math.max(2, Math.ceil(cores * figures.serverShare)),
    terabytesAYear,
    terabytesKept,
    walMegabytesASecond: (eventsASecond * figures.walBytesAnEvent) / 1e6,
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
    ['server processes, a core each', ({ servers }) => round(servers)],
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
