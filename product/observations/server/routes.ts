import type { Serve } from '#platform/server/http/serve.ts';
import { tableRoutes } from '#platform/server/tables/table-routes.ts';
import type { SceneEntry } from '#product/play/rules/story/programs.ts';
import { keepObservation, listMissions, readRound, readSchoolCheckIns, sawMission } from '../contract.ts';
import { selCheckInsTable } from '../tables-contract.ts';
import { readMissions } from './given-missions.ts';
import * as keeping from './keep.ts';
import * as missions from './missions.ts';
import * as rounds from './round.ts';
import * as schools from './schools.ts';
import { selCheckInsSource } from './tables.ts';

export function observationRoutes(serve: Serve, entries: readonly SceneEntry[]): void {
  tableRoutes(serve, selCheckInsTable, selCheckInsSource);
  serve(readRound, rounds.readRound);
  serve(keepObservation, keeping.keepObservation);
  serve(readSchoolCheckIns, schools.readSchoolCheckIns);
  serve(sawMission, (context) => missions.sawMission(context, entries));
  serve(listMissions, (context) => readMissions(context, entries));
}
