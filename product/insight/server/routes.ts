import type { Serve } from '#platform/server/http/serve.ts';
import { getCaseload } from '../caseload-contract.ts';
import { hideComic, readComics } from '../comics-contract.ts';
import { getClass } from '../contract.ts';
import { getPlaces, readPlacesPage } from '../places-contract.ts';
import { getOwnProgress, getProgress } from '../progress-contract.ts';
import { getFamilyStart, getStart } from '../start-contract.ts';
import { deleteNote, readChildPage, readStudentPage, writeNote } from '../student-contract.ts';
import { readCaseload } from './caseload/caseload.ts';
import { readClass } from './class-today.ts';
import { readProgress } from './family-progress.ts';
import { readPlaces } from './places.ts';
import { answerPlacesPage } from './places-page.ts';
import { readStart } from './start.ts';
import * as comics from './student/comics.ts';
import * as notes from './student/notes.ts';
import { readStudent, type StoryPorts } from './student/read-student.ts';

export function insightRoutes(serve: Serve, stories: StoryPorts): void {
  serve(getClass, readClass);
  serve(getCaseload, readCaseload);
  for (const start of [getStart, getFamilyStart]) serve(start, readStart);
  serve(getPlaces, readPlaces);
  serve.ownTransaction(readPlacesPage, answerPlacesPage);
  for (const page of [readStudentPage, readChildPage])
    serve(page, (context) => readStudent(context, stories));
  for (const progress of [getProgress, getOwnProgress])
    serve(progress, (context) => readProgress(context, stories));
  for (const read of [readComics.educator, readComics.parent]) serve(read, comics.read);
  for (const hide of [hideComic.educator, hideComic.parent]) serve(hide, comics.hide);
  serve(writeNote, notes.writeNote);
  serve(deleteNote, notes.deleteNote);
}
