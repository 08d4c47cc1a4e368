import type { Serve } from '#platform/server/http/serve.ts';
import * as calls from '../../factors-contract.ts';
import type { AccountPorts } from '../session/ports.ts';
import { listRules, setRule } from './group-rules.ts';
import * as own from './own-factors.ts';
import { askToSignIn, signInByCode, signInByPasskey } from './sign-in.ts';
import { listStaff, resetFactors } from './staff-reset.ts';
import { askForProof, proveAgainByCode, proveAgainByPasskey } from './step-up.ts';

/** What adults prove who they are with besides the password: set up, used, lost, and asked for. */
export function factorRoutes(serve: Serve, ports: AccountPorts): void {
  serve.ownTransaction(calls.askPasskey, (context) => askToSignIn(context, ports));
  serve.ownTransaction(calls.passkeyLogin, (context) => signInByPasskey(context, ports));
  serve.ownTransaction(calls.codeLogin, (context) => signInByCode(context, ports));

  serve.ownTransaction(calls.askStepUp, (context) => askForProof(context, ports));
  serve.ownTransaction(calls.stepUpByPasskey, (context) => proveAgainByPasskey(context, ports));
  serve.ownTransaction(calls.stepUpByCode, (context) => proveAgainByCode(context, ports));

  serve(calls.ownFactors, (context) => own.listFactors(context, ports));
  serve(calls.askNewPasskey, (context) => own.askForNewPasskey(context, ports));
  serve.ownTransaction(calls.addPasskey, (context) => own.keepNewPasskey(context, ports));
  serve(calls.namePasskey, own.renamePasskey);
  serve(calls.removePasskey, (context) => own.takePasskeyAway(context, ports));
  serve(calls.askNewApp, (context) => own.askForNewApp(context, ports));
  serve(calls.addApp, (context) => own.keepNewApp(context, ports));
  serve(calls.removeApp, (context) => own.takeAppAway(context, ports));
  serve(calls.makeRecoveryCodes, (context) => own.renewRecoveryCodes(context, ports));

  serve(calls.resetFactors, (context) => resetFactors(context, ports));
  serve(calls.staffFactors, listStaff);
  serve(calls.factorRules, listRules);
  serve(calls.setFactorRule, setRule);
}
