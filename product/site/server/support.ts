import { brandById } from '#brands/all.ts';
import type { NotificationReply } from '#platform/contract/message.ts';
import { notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { OwnTransactionContext } from '#platform/server/http/serve.ts';
import { countAttempt } from '#platform/server/limits/throttle.ts';
import { composeLetter } from '#platform/server/mail/letter-page.ts';
import type { Letter, PostOffice } from '#platform/server/mail/mail.ts';
import { sayIn } from '#platform/server/texts.ts';
import type { UserProfile } from '#product/accounts/contract.ts';
import { getProfileOf } from '#product/accounts/server/session/profile.ts';
import type { askSupport } from '../contract.ts';
import { QUESTIONS_AN_HOUR } from '../rules/support.ts';

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
    context.about({ type: 'account', id: actor.id, details: { topic: input.topic } });
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
    role: role ?? scope,
    school: asker.school ?? '',
  };
  const text = (part: string): string => say({ i18n: `mail.${part}`, values });
  const facts = [text('support.from'), text('support.account')];
  const frame = { brand, locale, subject: text('support.subject'), footer: text('common.footer') };
  return {
    ...composeLetter(frame, [
      { kind: 'words', text: input.message },
      { kind: 'list', lines: asker.school === null ? facts : [...facts, text('support.school')] },
    ]),
    replyTo: email,
  };
}
