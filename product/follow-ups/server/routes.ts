import type { Serve } from '#platform/server/http/serve.ts';
import * as calls from '../contract.ts';
import { getLetters, setLetters } from '../letters-contract.ts';
import * as responding from '../responders-contract.ts';
import { readCounts } from './counts.ts';
import { addNote, close, pass, take } from './deeds.ts';
import { readLetters, saveLetters } from './letters.ts';
import { readFollowUps, readWaiting } from './list.ts';
import { readResponders } from './responders.ts';
import { addAbsence, addDaysOff, removeAbsence, removeDaysOff, saveResponders } from './settings.ts';
import type { FollowUpPost } from './tell.ts';

export function followUpRoutes(serve: Serve, ports: FollowUpPost): void {
  serve(calls.listFollowUps, readFollowUps);
  serve(calls.countWaiting, readWaiting);
  serve(calls.takeFollowUp, take);
  serve(calls.passFollowUp, (context) => pass(context, ports));
  serve(calls.noteFollowUp, addNote);
  serve(calls.closeFollowUp, close);
  serve(calls.countFollowUps, readCounts);
  serve(getLetters, readLetters);
  serve(setLetters, saveLetters);
  serve(responding.listResponders, readResponders);
  serve(responding.saveResponders, (context) => saveResponders(context, ports));
  serve(responding.addDaysOff, addDaysOff);
  serve(responding.removeDaysOff, removeDaysOff);
  serve(responding.addAbsence, addAbsence);
  serve(responding.removeAbsence, removeAbsence);
}
