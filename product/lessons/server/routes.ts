import type { Serve } from '#platform/server/http/serve.ts';
import { tableRoutes } from '#platform/server/tables/table-routes.ts';
import {
  featureLesson,
  planLesson,
  printLessons,
  readLesson,
  reviewLesson,
  saveLesson,
  teachLesson,
} from '../contract.ts';
import { educatorLessonsTable, parentLessonsTable, staffLessonsTable } from '../tables-contract.ts';
import * as deeds from './deeds.ts';
import { fittingRoutes } from './fitting.ts';
import { lessonLists } from './lists.ts';
import { answerLesson, answerPacket } from './print.ts';
import type { LessonPorts } from './read.ts';

export function lessonRoutes(serve: Serve, ports: LessonPorts): void {
  const lists = lessonLists(ports.library);
  tableRoutes(serve, educatorLessonsTable, lists.educator);
  tableRoutes(serve, parentLessonsTable, lists.parent);
  tableRoutes(serve, staffLessonsTable, lists.staff);
  fittingRoutes(serve, ports);
  serve.ownTransaction(readLesson, (context) => answerLesson(context, ports));
  serve.ownTransaction(printLessons, (context) => answerPacket(context, ports));
  serve(saveLesson, deeds.setSaved);
  serve(planLesson, deeds.setPlanned);
  serve(teachLesson, deeds.setTaught);
  serve(featureLesson, deeds.setFeatured);
  serve(reviewLesson, deeds.setReviewed);
}
