import { brandById } from '#brands/all.ts';
import type { NotificationReply } from '#platform/contract/message.ts';
import { notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { OwnTransactionContext } from '#platform/server/http/serve.ts';
import { countAttempt } from '#platform/server/limits/throttle.ts';
import { composeLetter } from '#platform/server/mail/letter-page.ts';
import type { Letter, PostOffice } from '#platform/server/mail/mail.ts';
import { sayIn } from '#platform/server/texts.ts';
import { getProfileOf } from '#product/accounts/server/session/profile.ts';
import type { UserProfile } from '#product/accounts/sign-in-contract.ts';
import type { askSupport } from '../contract.ts';
import type { Doing } from '../rules/doing.ts';
import { QUESTIONS_AN_HOUR } from '../rules/support.ts';

const DOING_LINES = ['screen', 'browser', 'window', 'version', 'language', 'at'] as const;

type Asked = OwnTransactionContext<typeof askSupport>;

/** A letter to support, answered by email like any other: the answer goes to who asked. */
export async function askBySupportForm(context: Asked, post: PostOffice): Promise<NotificationReply> {
  const { actor, input, db, now, address } = context;
  const wait = await countAttempt(db, [{ key: `support ${actor.id}`, free: QUESTIONS_AN_HOUR }], now);
  if (wait > 0) throw Refusal.tooManyAttempts(wait);
  return context.transaction(async (tx) => {
    const asker = await getProfileOf(tx, actor);
    await post.queue(tx, {
      operationId: `support-${actor.id}-${input.operation_id}`,
      kind: 'support',
      recipient: brandById(address.brand).links.supportEmail,
      letter: writeQuestion(address.brand, asker, input),
    });
    context.about({
      type: 'account',
      id: actor.id,
      details: { topic: input.topic, doing: input.doing !== null },
    });
    return notify('notification.support.sent', { email: asker.username });
  });
}

function writeQuestion(brandId: string, asker: UserProfile, input: Asked['input']): Letter {
  const brand = brandById(brandId);
  const locale = brand.locales[0];
  const say = sayIn(locale);
  const { full_name: name, username: email, scope, role, id } = asker;
  const values = {
    name,
    email,
    id,
    brand: brand.name,
    support: brand.links.supportEmail,
    topic: say({ i18n: `site-dashboard.support.topics.${input.topic}` }),
    role: role === null ? scope : `${role} (${scope})`,
    school: asker.school ?? '',
  };
  const text = (part: string): string => say({ i18n: `mail.${part}`, values });
  const facts = [text('support.from'), text('support.account')];
  if (asker.school !== null) facts.push(text('support.school'));
  const frame = { brand, locale, subject: text('support.subject'), footer: text('common.footer') };
  return {
    ...composeLetter(frame, [
      { kind: 'words', text: input.message },
      { kind: 'list', lines: facts },
      ...(input.doing === null
        ? []
        : [
            { kind: 'words', text: text('support.doing') } as const,
            { kind: 'list', lines: doingLines(input.doing, say) } as const,
          ]),
    ]),
    replyTo: email,
  };
}

/** What the person saw before it was sent, and let go along. */
function doingLines(told: Doing, say: ReturnType<typeof sayIn>): string[] {
  const screen = told.screen === null ? null : say({ i18n: `site-dashboard.sidebar.${told.screen}` });
  const { path, browser, window, version, language, at } = told;
  const where = [screen, path].filter((part) => part !== null).join(' · ');
  const values = { screen: where, browser, window, version, language, at };
  return DOING_LINES.filter((line) => values[line] !== '').map((line) =>
    say({ i18n: `mail.support.doing-${line}`, values }),
  );
}
