import { availableParallelism } from 'node:os';
import { Refusal } from '#platform/contract/refusal.ts';
import { MOST_CONNECTIONS, type Tx } from '#platform/server/database/database.ts';
import type { Context, OwnTransactionContext, Serve } from '#platform/server/http/serve.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { allowance } from '#platform/server/limits/allowance.ts';
import { atMost } from '#platform/server/limits/at-most.ts';
import { counter } from '#platform/server/telemetry/metrics.ts';
import { getComics, keepComic, removeComic } from '../comics-contract.ts';
import { getPlay, getPreview, getPreviewScene, getScene, sendEvents } from '../contract.ts';
import { getMine, setMyFigure, setMyRoom } from '../mine-contract.ts';
import { EVENTS_ALLOWED } from '../rules/results/events.ts';
import * as staff from '../staff-contract.ts';
import { restartProgram, unlockAssessment } from './assessments.ts';
import * as comics from './comics/comics.ts';
import type { SceneCatalog } from './content.ts';
import { type Counting, CROWD, countBeforeShown, countLater } from './count-later.ts';
import { ingest } from './ingest.ts';
import { dressUp, furnish, readMine } from './mine/mine.ts';
import { scenePlace, studentWorld } from './play.ts';
import { getPlayer, refuseUnwanted } from './player.ts';
import type { PlayPorts } from './ports.ts';
import { previewScene, previewWorld } from './preview.ts';
import { startClone } from './sandbox.ts';
import { adultsWhoSee } from './seen-by.ts';
import {
  getClassSounds,
  getOwnCheckIns,
  listSchoolCheckIns,
  setAccountsDebugMode,
  setCheckIns,
  setClassSounds,
  setDebugMode,
  setFamilyFeelings,
  setOwnCheckIns,
  setSchoolCheckIns,
} from './switches.ts';

/** A class that comes back online tells everything at once; teachers ask for their lists meanwhile. */
const telling = atMost(Math.min(2 * Math.max(2, availableParallelism()), MOST_CONNECTIONS / 2));

const batches = counter({
  name: 'play_batches_total',
  help: 'What browsers told of play, each time they did.',
});
const events = counter({
  name: 'play_events_total',
  help: 'What happened in play, as browsers told it: taken, some of it perhaps a second time, or refused.',
  labels: ['outcome'],
});

/** What a child makes for itself is part of play: who does not play here makes nothing more. */
const unlessUnwanted =
  <Asked extends Pick<Context<typeof setMyRoom>, 'tx' | 'actor'>, Reply>(
    handler: (context: Asked) => Promise<Reply>,
  ) =>
  async (context: Asked): Promise<Reply> => {
    refuseUnwanted(await getPlayer(context.tx, context.actor.id));
    return handler(context);
  };

/** Answers what has to be closed with the server. */
export function playRoutes(
  serve: Serve,
  catalog: SceneCatalog,
  jobs: Pick<Jobs, 'enqueue'>,
  ports: PlayPorts & Pick<Counting, 'report'>,
): { close(): Promise<void> } {
  const later = countLater(telling.waiting);
  const { report } = ports;
  /** A page itself has no transaction, and what is counted for it needs the student's lock to its end: it has one before. */
  const counted =
    <
      Asked extends Pick<OwnTransactionContext<typeof getPlay>, 'db' | 'actor' | 'now' | 'transaction'>,
      Reply,
    >(
      handler: (context: Asked & { tx: Tx }) => Promise<Reply>,
    ) =>
    async (context: Asked): Promise<Reply> => {
      const { db, actor, now } = context;
      await countBeforeShown({ db, catalog, now, report }, actor.id);
      return context.transaction((tx) => handler({ ...context, tx }));
    };
  // Each server's own: what it keeps of a person is of its own database.
  const takeEvents = allowance(EVENTS_ALLOWED);
  serve.ownTransaction(
    getPlay,
    counted((context) => studentWorld(context, catalog, ports)),
  );
  serve.ownTransaction(
    getScene,
    counted((context) => scenePlace(context, catalog)),
  );
  serve.ownTransaction(sendEvents, async (context) => {
    const { actor, input, now, db } = context;
    const wait = await takeEvents(db, actor.id, input.events.length, now);
    if (wait > 0) throw Refusal.tooManyAttempts(wait);
    const isCrowded = telling.waiting() >= CROWD;
    const { reply, isLeft } = await telling(() =>
      context.transaction((tx) => ingest({ ...context, tx }, catalog, { ...ports, isCrowded })),
    );
    if (isLeft) later.soon({ db, catalog, now, report }, actor.id);
    const refused = reply.data.refused.length;
    batches.inc();
    events.inc({ outcome: 'taken' }, input.events.length - refused);
    events.inc({ outcome: 'refused' }, refused);
    return reply;
  });
  serve.ownTransaction(
    getMine,
    counted((context) => readMine(context)),
  );
  serve(setMyFigure, unlessUnwanted(dressUp));
  serve(setMyRoom, unlessUnwanted(furnish));
  serve(getComics, (context) => comics.readComics(context, adultsWhoSee));
  serve(
    keepComic,
    unlessUnwanted((context) =>
      comics.keep(context, (story) => catalog.entries.some(({ id }) => id === story)),
    ),
  );
  serve(removeComic, comics.remove);
  serve(getPreview, (context) => previewWorld(context, catalog));
  serve(getPreviewScene, (context) => previewScene(context, catalog));

  for (const { unlock } of [staff.educatorPlay, staff.staffPlay]) {
    serve(unlock, (context) => unlockAssessment(context, catalog));
  }
  for (const { restart } of [staff.educatorPlay, staff.parentPlay, staff.staffPlay]) {
    serve(restart, (context) => restartProgram(context, catalog));
  }
  for (const { checkIns } of [staff.educatorPlay, staff.parentPlay]) serve(checkIns, setCheckIns);
  for (const { get, set } of [staff.classCheckIns, staff.familyCheckIns]) {
    serve(get, getOwnCheckIns);
    serve(set, setOwnCheckIns);
  }
  serve(staff.classSounds.get, getClassSounds);
  serve(staff.classSounds.set, setClassSounds);
  serve(staff.schoolCheckIns.list, listSchoolCheckIns);
  serve(staff.schoolCheckIns.set, setSchoolCheckIns);
  serve(staff.schoolCheckIns.share, setFamilyFeelings);
  serve(staff.debugStudents, setDebugMode);
  serve(staff.debugAccounts, setAccountsDebugMode);
  serve(staff.cloneIntoSandbox, (context) => startClone(context, jobs));
  return later;
}
