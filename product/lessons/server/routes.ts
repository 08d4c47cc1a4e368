import { brandById } from '#brands/all.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { fileInstead } from '#platform/server/http/reply.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { tableRoutes } from '#platform/server/tables/table-routes.ts';
import { pdfReply } from '#product/purchasing/server/documents/pdf-reply.ts';
import { featureLesson, planLesson, readLesson, reviewLesson, saveLesson, teachLesson } from '../contract.ts';
import { educatorLessonsTable, parentLessonsTable, staffLessonsTable } from '../tables-contract.ts';
import * as deeds from './deeds.ts';
import { educatorLessons, parentLessons, staffLessons } from './lists.ts';
import { lessonPdf, partsOf } from './paper/lesson-pdf.ts';
import { type LessonPorts, readWholeLesson } from './read.ts';

export function lessonRoutes(serve: Serve, ports: LessonPorts): void {
  tableRoutes(serve, educatorLessonsTable, educatorLessons);
  tableRoutes(serve, parentLessonsTable, parentLessons);
  tableRoutes(serve, staffLessonsTable, staffLessons);
  // A paper is drawn when its lesson has been read: no connection waits for the pen.
  serve.ownTransaction(readLesson, async (context) => {
    const { input, actor, address } = context;
    const reply = await context.transaction((tx) => readWholeLesson({ ...context, tx }, ports));
    if (input._format !== 'pdf') return reply;
    const { data } = reply;
    if (!partsOf(data).includes(input._part)) throw Refusal.of('not-found');
    if (!data.printable) throw Refusal.of('payment-required');
    const paper = {
      part: input._part,
      language: data.language,
      brand: brandById(address.brand),
      cover: input._part === 'educator' ? await ports.coverOf(data.facts.id) : null,
      worrying: data.worrying,
      evidence: data.evidence,
      unreadBy: data.unread_by,
    };
    const name = `lesson-${data.facts.id}-${input._part}-${data.language}`;
    return fileInstead(await pdfReply(actor, name, () => lessonPdf(data, paper)));
  });
  serve(saveLesson, deeds.setSaved);
  serve(planLesson, deeds.setPlanned);
  serve(teachLesson, deeds.setTaught);
  serve(featureLesson, deeds.setFeatured);
  serve(reviewLesson, deeds.setReviewed);
}
