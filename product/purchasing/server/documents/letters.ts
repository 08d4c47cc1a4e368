import { brandById } from '#brands/all.ts';
import type { Address } from '#platform/server/http/sites.ts';
import { composeLetter } from '#platform/server/mail/letter-page.ts';
import type { Attachment, Letter } from '#platform/server/mail/mail.ts';
import { sayIn } from '#platform/server/texts.ts';

export type PurchaseLetterKind =
  | 'quote'
  | 'purchase-order-received'
  | 'purchase-order-declined'
  | 'licenses-granted';

/** `values` fill the sentences; the letter always leads to the purchase history. */
export function writePurchaseLetter(
  kind: PurchaseLetterKind,
  address: Address,
  { name, ...values }: Record<string, string | number | null> & { name: string | null },
  files: readonly { name: string; content: Buffer }[] = [],
): Letter {
  const brand = brandById(address.brand);
  const say = sayIn(brand.locales[0]);
  const all = { brand: brand.name, support: brand.links.supportEmail, ...values, name: name ?? '' };
  const text = (part: string): string => say({ i18n: `mail.${kind}.${part}`, values: all });
  const common = (part: string): string => say({ i18n: `mail.common.${part}`, values: all });
  const link = `${address.dashboardUrl}/educator/purchase-history`;
  const frame = { brand, locale: brand.locales[0], subject: text('subject'), footer: common('footer') };
  return {
    ...composeLetter(frame, [
      { kind: 'greeting', text: common(name === null ? 'greeting-unnamed' : 'greeting') },
      { kind: 'words', text: text('body') },
      { kind: 'button', link, label: text('button'), help: common('button-help') },
      { kind: 'small', text: text('not-you') },
      { kind: 'words', text: common('farewell') },
    ]),
    ...(files.length === 0 ? {} : { attachments: files.map(attached) }),
  };
}

function attached({ name, content }: { name: string; content: Buffer }): Attachment {
  return {
    filename: name,
    contentType: 'application/pdf',
    content: content.toString('base64'),
    encoding: 'base64',
  };
}
