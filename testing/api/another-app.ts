import { createKindred } from '#apps/api/app.ts';
import { simulators } from '#apps/demo/simulators.ts';
import { readSettings } from '#apps/running/settings.ts';
import type { AppKey } from '#platform/server/crypto.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { Replica } from '#platform/server/database/replica.ts';
import { type Files, openFiles } from '#platform/server/files/files.ts';
import type { App, AppOptions } from '#platform/server/http/app.ts';
import { TEST_GUIDES, TEST_LIBRARY, testCover } from '#product/lessons/server/testing/library.ts';
import { TEST_SCENES } from '#product/play/server/testing/scenes.ts';
import type { TestKindred } from './kindred.ts';

type Differences = {
  environment?: Record<string, string>;
  logger?: AppOptions['logger'];
  db?: Db;
  appKey?: AppKey;
  files?: Files;
  /** The pages of a build; none unless it is named. */
  webFolder?: string | null;
  replica?: Replica;
};

/** A second server on the same database, with other settings, other keys, its log caught, or its database gone. */
export function anotherApp(kindred: TestKindred, differences: Differences): App {
  const {
    environment = {},
    logger = false,
    db = kindred.db,
    appKey = kindred.appKey,
    webFolder = null,
  } = differences;
  return createKindred({
    settings: readSettings({ DEMO: '1', ...environment }),
    appKey,
    files: differences.files ?? openFiles(appKey, null),
    db,
    replica: differences.replica ?? null,
    connection: kindred.database.connection,
    jobs: kindred.jobs,
    clock: () => kindred.now(),
    logger,
    webFolder,
    scenes: TEST_SCENES,
    lessons: TEST_LIBRARY,
    coverOf: testCover,
    guides: TEST_GUIDES,
    simulators,
  });
}
