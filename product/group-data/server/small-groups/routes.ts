import { seenFirst } from '#platform/server/audit.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { tableRoutes } from '#platform/server/tables/table-routes.ts';
import { zoneOf } from '#product/accounts/server/time-zones/zones.ts';
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
  serve(calls.readSmallGroup, async (context) => {
    const { tx, actor, input, about } = context;
    const data = await smallGroupOf(tx, actor, input.id);
    const ids = data.members.map((member) => member.id);
    const timeZone = await zoneOf(tx, actor.id);
    const seen = await seenFirst(context, { action: 'small-group.read', timeZone, ids });
    about({ type: 'small-group', id: data.id, details: { children: ids.length, ...seen } });
    return { data };
  });
  serve(calls.makeSmallGroup, makeGroup);
  serve(calls.editSmallGroup, editGroup);
  serve(calls.setSmallGroupMembers, changeMembers);
  serve(calls.endSmallGroup, changeEnd);
  serve(calls.keepMeeting, keepAttendance);
  serve(calls.removeMeeting, takeBackMeeting);
}
