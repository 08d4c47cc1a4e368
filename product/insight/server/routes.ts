import type { Serve } from '#platform/server/http/serve.ts';
import { getClass } from '../contract.ts';
import { deleteNote, readChildPage, readStudentPage, writeNote } from '../student-contract.ts';
import { readClass } from './class-today.ts';
import * as notes from './student/notes.ts';
import { readStudent, type StoryPorts } from './student/read-student.ts';

export function insightRoutes(serve: Serve, stories: StoryPorts): void {
  serve(getClass, readClass);
  for (const page of [readStudentPage, readChildPage])
    serve(page, (context) => readStudent(context, stories));
  serve(writeNote, notes.writeNote);
  serve(deleteNote, notes.deleteNote);
}
