import { SKILLS } from '#product/play/rules/story/skills.ts';
import { action } from '#ui/actions/action.ts';
import { NOTE_READERS } from '../../../rules/student/notes.ts';
import * as calls from '../../../student-contract.ts';

/** No list has this name: whoever shows a student's page asks for it anew. */
const STUDENT_PAGE = 'student-page';

export const writeNote = action({
  name: 'write-note',
  endpoint: calls.writeNote,
  title: 'insight-student.notes.write-title',
  text: 'insight-student.notes.record',
  submit: 'insight-student.notes.save',
  fields: [
    {
      name: 'text',
      kind: 'textarea',
      label: 'insight-student.notes.text',
      hint: 'insight-student.notes.text-hint',
    },
    {
      name: 'skill',
      kind: 'select',
      label: 'insight-student.notes.skill',
      choices: SKILLS,
      labels: 'insight-student.skill-names',
      optional: true,
    },
    {
      name: 'readers',
      kind: 'radio',
      label: 'insight-student.notes.readers',
      choices: NOTE_READERS,
      labels: 'insight-student.notes.reader-choices',
    },
  ],
  refreshes: [STUDENT_PAGE],
});

export const deleteNote = action({
  name: 'delete-note',
  endpoint: calls.deleteNote,
  title: 'insight-student.notes.delete-title',
  text: 'insight-student.notes.delete-text',
  submit: 'insight-student.notes.delete-submit',
  danger: true,
  size: 'sm',
  refreshes: [STUDENT_PAGE],
});
