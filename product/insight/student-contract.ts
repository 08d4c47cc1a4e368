import * as z from 'zod/mini';
import { LOCALES } from '#brands/brand.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { choice, id, longText } from '#platform/contract/fields.ts';
import { notificationReply } from '#platform/contract/message.ts';
import type { Policy } from '#platform/contract/policy.ts';
import { educators, educatorsInPerson, parents } from '#product/access/rules/policies.ts';
import { SKILLS } from '#product/play/rules/story/skills.ts';
import { NOTE_LENGTH, NOTE_READERS } from './rules/student/notes.ts';
import { studentPage } from './rules/student/page-shape.ts';

function pageCall(base: string, access: Policy<false>, summary: string) {
  return endpoint({
    method: 'GET',
    path: `${base}/:id`,
    summary,
    access,
    input: z.strictObject({
      id: id(),
      _lang: z.optional(z.enum(LOCALES, { error: 'validation.in' })),
    }),
    output: z.object({ data: studentPage }),
    audit: 'student.read',
    onlyReads: true,
  });
}

export const readStudentPage = pageCall(
  '/educator/students',
  educators,
  'A student as the reader may know them: the week, feelings told to the reader, play, skills with their range, story moments, notes, licenses, who else sees the page. `_lang` is the language of its sentences.',
);
export const readChildPage = pageCall(
  '/parent/students',
  parents,
  'A child of the own family: the week, feelings, play, skills in family words, story moments, licenses.',
);

export const writeNote = endpoint({
  method: 'POST',
  path: '/educator/students/:id/notes',
  summary:
    'Write a note about a student whom one teaches or looks after: for everybody who opens the page, or for counselors only.',
  access: educatorsInPerson,
  input: z.strictObject({
    id: id(),
    text: longText({ max: NOTE_LENGTH }),
    skill: z._default(z.enum([...SKILLS, ''], { error: 'validation.in' }), ''),
    readers: choice(NOTE_READERS),
  }),
  output: notificationReply,
  audit: 'student.note-write',
});

export const deleteNote = endpoint({
  method: 'DELETE',
  path: '/educator/students/:id/notes/:note_id',
  summary: 'Delete a note that one has written.',
  access: educatorsInPerson,
  input: z.strictObject({ id: id(), note_id: id() }),
  output: notificationReply,
  audit: 'student.note-delete',
});
