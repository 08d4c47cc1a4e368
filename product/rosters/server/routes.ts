import type { Serve } from '#platform/server/serve.ts';
import * as calls from '../contract.ts';
import { addSeveral, addStudent } from './add.ts';
import { archiveStudents, unarchiveStudents } from './archive.ts';
import { askToShare } from './ask-to-share.ts';
import { makeBadges, revokeBadges } from './badges.ts';
import { suggestColleagues, suggestReceivers } from './colleagues.ts';
import { editStudent, studentForm } from './edit.ts';
import { loginInformation, newPasswords } from './login-information.ts';
import type { RosterPorts } from './ports.ts';
import { moveToFamily, moveToSchool } from './school-moves.ts';
import { shareStudents, sharesOf, showLoginCards, stopSharing } from './sharing.ts';
import { studentTableRoutes } from './tables.ts';
import { suggestTeachers } from './teachers.ts';
import { transferAllStudents, transferStudents } from './transfer.ts';
import { undo } from './undo.ts';

export function rosterRoutes(serve: Serve, ports: RosterPorts): void {
  const { appKey } = ports;
  studentTableRoutes(serve);
  for (const scope of [calls.educatorStudents, calls.parentStudents, calls.uberStudents]) {
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
  serve(calls.findTeachers, ({ tx, actor, input }) => suggestTeachers(tx, actor, input));
  serve(calls.askToShare, (context) => askToShare(context, ports));
  serve(calls.studentShares, sharesOf);
  serve(calls.shareStudents, shareStudents);
  serve(calls.showLoginCards, showLoginCards);
  serve(calls.stopSharing, stopSharing);
  serve(calls.undoStep, undo);
  serve(calls.transferStudents, transferStudents);
  serve(calls.uberTransferStudents, transferStudents);
  serve(calls.transferAllStudents, transferAllStudents);
  serve(calls.uberTransferAllStudents, transferAllStudents);
  serve(calls.moveToSchool, moveToSchool);
  serve(calls.moveToFamily, moveToFamily);
}
