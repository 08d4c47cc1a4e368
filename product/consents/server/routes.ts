import type { Serve } from '#platform/server/http/serve.ts';
import { tableRoutes } from '#platform/server/tables/table-routes.ts';
import * as calls from '../contract.ts';
import { consentRegister } from '../tables-contract.ts';
import { decideAsFamily, decideForFamily, readChild } from './children.ts';
import { noticeLetters } from './letter.ts';
import type { FamilyLetterPorts } from './ports.ts';
import { consentRegisterSource } from './register.ts';
import { decide, listSchools, readCounts } from './schools.ts';

export function consentRoutes(serve: Serve, ports: FamilyLetterPorts): void {
  for (const read of [calls.readConsents.educator, calls.readConsents.parent]) serve(read, readChild);
  serve(calls.decideConsent.educator, (context) => decideForFamily(context, ports));
  serve(calls.decideConsent.parent, (context) => decideAsFamily(context, ports));
  serve(calls.listSchoolConsents, listSchools);
  serve(calls.decideForSchool, (context) => decide(context, ports));
  serve(calls.noticeLetter, (context) => noticeLetters(context, ports));
  serve(calls.schoolConsentCounts, readCounts);
  tableRoutes(serve, consentRegister, consentRegisterSource);
}
