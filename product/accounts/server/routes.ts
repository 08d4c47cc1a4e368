import type { Serve } from '#platform/server/http/serve.ts';
import { steadily } from '#platform/server/limits/steady.ts';
import * as calls from '../contract.ts';
import * as session from '../sign-in-contract.ts';
import * as signOn from '../sign-on-contract.ts';
import { describeAddressLink, mailAddressLink, proveAddress } from './addresses.ts';
import { factorRoutes } from './factors/routes.ts';
import { chooseNews, readNews } from './news/wishes.ts';
import { changePassword, requestReset, setFirstPassword, setNewPassword } from './own-account/passwords.ts';
import {
  chooseLanguage,
  chooseTimeZone,
  editProfile,
  setClassCode,
  showClassCode,
} from './own-account/settings.ts';
import { stepUp } from './own-account/step-up.ts';
import { confirmUsernameChange, requestUsernameChange } from './own-account/usernames.ts';
import { peopleRoutes } from './people/people-routes.ts';
import { requestAccount } from './requests/request-account.ts';
import { suggestRequestSchools } from './requests/request-schools.ts';
import { endActingOf } from './session/acting.ts';
import { isForgotten } from './session/forgotten.ts';
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
  serve.ownTransaction(session.login, (context) => signIn(context, ports));
  serve.ownTransaction(signOn.completeSignOn, (context) => completeSignOn(context, ports));
  serve.ownTransaction(signOn.badgeLogin, (context) => badgeLogin(context, ports));
  serve(session.handshake, ({ tx, actor, token, now }) =>
    sessionReply(tx, ports, { token: token ?? '', actor, now }),
  );
  serve(session.handshakeLite, async ({ tx, actor, now }) => ({
    ecommerce: await ports.licenses.ecommerceOf(tx, actor, now),
    notifications: await ports.notificationsOf(tx, actor),
  }));
  serve(session.sessionForgotten, async ({ tx, token }) => ({ gone: await isForgotten(tx, token) }));
  serve(session.logout, async (context) => {
    const { tx, token, now } = context;
    if (token !== null) await endActingOf(tx, token, now);
    if (token === null || !(await endSession(tx, token))) context.nothingChanged();
  });

  serve(session.getProfile, async ({ tx, actor, now }) => ({
    data: await getProfileOf(tx, actor, { held: { staff: ports.staffFactor, now } }),
  }));
  serve(calls.editProfile, editProfile);
  serve(session.chooseTimeZone, chooseTimeZone);
  serve(session.chooseLanguage, chooseLanguage);
  serve(calls.getNews, readNews);
  serve(calls.setNews, (context) => chooseNews(context, ports.news));
  serve(session.getEcommerce, async ({ tx, actor, now }) => ({
    data: await ports.licenses.ecommerceOf(tx, actor, now),
  }));

  // With strict messages the clock tells no more than the words do.
  const alike = ports.strictMessages ? steadily : <Result>(work: () => Promise<Result>) => work();
  serve.ownTransaction(calls.requestAccount, (context) => alike(() => requestAccount(context, ports)));
  serve.ownTransaction(calls.findRequestSchools, suggestRequestSchools);
  serve(calls.findActivation, ({ tx, input, now }) => describeActivation(tx, { ...input, now }));
  serve.ownTransaction(calls.activateAccount, (context) => activateAccount(context, ports));

  serve.ownTransaction(calls.resetMyPassword, (context) => alike(() => requestReset(context, ports)));
  serve(calls.findPasswordLink, async ({ tx, input, now }) => {
    const link = await findLink(tx, { kind: 'password-reset', ...input, now });
    return { valid: link?.usable ?? false };
  });
  serve.ownTransaction(calls.setNewPassword, (context) => setNewPassword(context, ports));
  serve.ownTransaction(calls.setFirstPassword, (context) => setFirstPassword(context, ports));
  serve.ownTransaction(calls.changePassword, (context) => changePassword(context, ports));

  serve.ownTransaction(calls.stepUp, stepUp);

  serve.ownTransaction(calls.changeUsername, (context) => requestUsernameChange(context, ports));
  serve(calls.findUsernameLink, async ({ tx, input, now }) => {
    const link = await getUsableLink(tx, { kind: 'username-change', ...input, now });
    return { data: { new_username: link.new_username ?? '' } };
  });
  serve(calls.confirmUsername, (context) => confirmUsernameChange(context, ports));

  serve(calls.findAddressLink, describeAddressLink);
  serve(calls.proveAddress, proveAddress);
  serve.ownTransaction(calls.mailAddressLink, (context) => mailAddressLink(context, ports));

  serve(calls.getClassCode, (context) => showClassCode(context, ports));
  serve(calls.setClassCode, (context) => setClassCode(context, ports));
  serve(signOn.getBadges, async ({ tx, actor }) => ({ data: { on: await badgesOf(tx, actor.id) } }));
  serve(signOn.setBadges, setBadges);

  factorRoutes(serve, ports);
  peopleRoutes(serve, ports);
}
