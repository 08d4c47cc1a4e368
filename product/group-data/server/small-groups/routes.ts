import type { Serve } from '#platform/server/http/serve.ts';
import { tableRoutes } from '#platform/server/tables/table-routes.ts';
import * as calls from '../../small-groups-contract.ts';
import { candidatesFor, smallGroupOf, smallGroupsSource, suggestSmallGroups } from './finding.ts';
import { changeEnd, changeMembers, editGroup, makeGroup } from './groups.ts';
import { keepAttendance, takeBackMeeting } from './meetings.ts';

export function smallGroupRoutes(serve: Serve): void {
  tableRoutes(serve, calls.smallGroupsTable, smallGroupsSource);
  serve(calls.findSmallGroups, ({ tx, actor, input }) => suggestSmallGroups(tx, actor, input));
  serve(calls.findCandidates, async ({ tx, actor, input, about }) => {
    const data = await candidatesFor(tx, actor, input);
    about({ type: 'table', id: 0, details: { program: input.program, children: data.length } });
    return { data };
  });
  serve(calls.readSmallGroup, async ({ tx, actor, input, about }) => {
    const data = await smallGroupOf(tx, actor, input.id);
    about({ type: 'small-group', id: data.id, details: { children: data.members.length } });
    return { data };
  });
  serve(calls.makeSmallGroup, makeGroup);
  serve(calls.editSmallGroup, editGroup);
  serve(calls.setSmallGroupMembers, changeMembers);
  serve(calls.endSmallGroup, changeEnd);
  serve(calls.keepMeeting, keepAttendance);
  serve(calls.removeMeeting, takeBackMeeting);
}
