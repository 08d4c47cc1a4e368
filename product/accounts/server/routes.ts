import type { Serve } from '#platform/server/http/serve.ts';
import { steadily } from '#platform/server/limits/steady.ts';
import * as calls from '../contract.ts';
import * as signOn from '../sign-on-contract.ts';
import { describeAddressLink, mailAddressLink, proveAddress } from './addresses.ts';
import { changePassword, requestReset, setFirstPassword, setNewPassword } from './own-account/passwords.ts';
import { editProfile, readClassCode, setClassCode } from './own-account/settings.ts';
import { confirmUsernameChange, requestUsernameChange } from './own-account/usernames.ts';
import { peopleRoutes } from './people/people-routes.ts';
import { requestAccount } from './requests/request-account.ts';
import { suggestRequestSchools } from './requests/request-schools.ts';
import { endActingOf } from './session/acting.ts';
import { findLink, getUsableLink } from './session/links.ts';
import type { AccountPorts } from './session/ports.ts';
import { getProfileOf } from './session/profile.ts';
import { sessionReply } from './session/session-reply.ts';
import { endSession } from './session/sessions.ts';
import { activateAccount, describeActivation } from './sign-in/activate-account.ts';
import { badgeLogin, badgesOf, setBadges } from './sign-in/badges.ts';
import { signIn } from './sign-in/sign-in.ts';
import { completeSignOn } from './sign-on/complete.ts';

export function accountRoutes(serve: Serve, ports: AccountPorts): void {
  serve.unhurried(calls.login, (context) => signIn(context, ports));
  serve.unhurried(signOn.completeSignOn, (context) => completeSignOn(context, ports));
  serve.unhurried(signOn.badgeLogin, (context) => badgeLogin(context, ports));
  serve(calls.handshake, ({ tx, actor, token, now }) =>
    sessionReply(tx, ports, { token: token ?? '', actor, now }),
  );
  serve(calls.handshakeLite, async ({ tx, actor, now }) => ({
    ecommerce: await ports.licences.ecommerceOf(tx, actor, now),
    notifications: await ports.notificationsOf(tx, actor),
  }));
  serve(calls.logout, async (context) => {
    const { tx, token, now } = context;
    if (token !== null) await endActingOf(tx, token, now);
    if (token === null || !(await endSession(tx, token))) context.nothingChanged();
  });

  serve(calls.getProfile, async ({ tx, actor }) => ({ data: await getProfileOf(tx, actor) }));
  serve(calls.editProfile, editProfile);
  serve(calls.getEcommerce, async ({ tx, actor, now }) => ({
    data: await ports.licences.ecommerceOf(tx, actor, now),
  }));

  // With strict messages the clock tells no more than the words do.
  const alike = ports.strictMessages ? steadily : <Result>(work: () => Promise<Result>) => work();
  serve.unhurried(calls.requestAccount, (context) => alike(() => requestAccount(context, ports)));
  serve.unhurried(calls.findRequestSchools, suggestRequestSchools);
  serve(calls.findActivation, ({ tx, input, now }) => describeActivation(tx, { ...input, now }));
  serve.unhurried(calls.activateAccount, (context) => activateAccount(context, ports));

  serve.unhurried(calls.resetMyPassword, (context) => alike(() => requestReset(context, ports)));
  serve(calls.findPasswordLink, async ({ tx, input, now }) => {
    const link = await findLink(tx, { kind: 'password-reset', ...input, now });
    return { valid: link?.usable ?? false };
  });
  serve.unhurried(calls.setNewPassword, (context) => setNewPassword(context, ports));
  serve.unhurried(calls.setFirstPassword, (context) => setFirstPassword(context, ports));
  serve.unhurried(calls.changePassword, (context) => changePassword(context, ports));

  serve.unhurried(calls.changeUsername, (context) => requestUsernameChange(context, ports));
  serve(calls.findUsernameLink, async ({ tx, input, now }) => {
    const link = await getUsableLink(tx, { kind: 'username-change', ...input, now });
    return { data: { new_username: link.new_username ?? '' } };
  });
  serve(calls.confirmUsername, confirmUsernameChange);

  serve(calls.findAddressLink, describeAddressLink);
  serve(calls.proveAddress, proveAddress);
  serve.unhurried(calls.mailAddressLink, (context) => mailAddressLink(context, ports));

  serve(calls.getClassCode, async ({ tx, actor }) => ({
    data: { class_code: await readClassCode(tx, ports.appKey, actor.id) },
  }));
  serve(calls.setClassCode, (context) => setClassCode(context, ports.appKey));
  serve(signOn.getBadges, async ({ tx, actor }) => ({ data: { on: await badgesOf(tx, actor.id) } }));
  serve(signOn.setBadges, setBadges);

  peopleRoutes(serve, ports);
}
