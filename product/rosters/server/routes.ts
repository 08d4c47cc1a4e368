import type { Serve } from '#platform/server/http/serve.ts';
import * as calls from '../contract.ts';
import { addSeveral, addStudent } from './add.ts';
import { archiveStudents, unarchiveStudents } from './archive.ts';
import { makeBadges, revokeBadges } from './credentials/badges.ts';
import { loginInformation, newPasswords } from './credentials/login-information.ts';
import { editStudent, studentForm } from './edit.ts';
import { askToShare } from './sharing/ask-to-share.ts';
import { suggestColleagues, suggestReceivers } from './sharing/colleagues.ts';
import { moveToFamily, moveToSchool } from './sharing/school-moves.ts';
import { shareStudents, sharesOf, showLoginCards, stopSharing } from './sharing/sharing.ts';
import { transferAllStudents, transferStudents } from './sharing/transfer.ts';
import { suggestStudents } from './students/find-students.ts';
import type { RosterPorts } from './students/ports.ts';
import { studentTableRoutes } from './tables.ts';
import { suggestTeachers } from './teachers.ts';
import { undo } from './undo.ts';

export function rosterRoutes(serve: Serve, ports: RosterPorts): void {
  const { appKey } = ports;
  studentTableRoutes(serve, ports.shown);
  for (const scope of [calls.educatorStudents, calls.parentStudents, calls.staffStudents]) {
    serve(scope.form, studentForm);
    serve(scope.edit, (context) => editStudent(context, appKey));
    serve(scope.archive, archiveStudents);
    serve(scope.unarchive, unarchiveStudents);
  }
  for (const scope of [calls.educatorStudents, calls.parentStudents]) {
    serve(scope.add, (context) => addStudent(context, appKey));
    serve(scope.loginInformation, (context) => loginInformation(context, appKey));
    serve(scope.newPasswords, (context) => newPasswords(context, appKey));
    serve(scope.makeBadges, (context) => makeBadges(context, appKey));
    serve(scope.revokeBadges, revokeBadges);
  }
  serve(calls.addSeveralStudents, (context) => addSeveral(context, ports.appKey));

  serve(calls.findColleagues, ({ tx, actor, input }) => suggestColleagues(tx, actor, input));
  serve(calls.findReceivers, ({ tx, actor, input }) => suggestReceivers(tx, actor, input));
  serve(calls.findStudents, ({ tx, actor, input }) => suggestStudents(tx, actor, input));
  serve(calls.findTeachers, ({ tx, actor, input }) => suggestTeachers(tx, actor, input));
  serve(calls.askToShare, (context) => askToShare(context, ports));
  serve(calls.studentShares, sharesOf);
  serve(calls.shareStudents, shareStudents);
  serve(calls.showLoginCards, showLoginCards);
  serve(calls.stopSharing, stopSharing);
  serve(calls.undoStep, undo);
  serve(calls.transferStudents, transferStudents);
  serve(calls.staffTransferStudents, transferStudents);
  serve(calls.transferAllStudents, transferAllStudents);
  serve(calls.staffTransferAllStudents, transferAllStudents);
  serve(calls.moveToSchool, moveToSchool);
  serve(calls.moveToFamily, moveToFamily);
}
