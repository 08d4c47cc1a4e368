import { brandById } from '#brands/all.ts';
import { letterButton, letterPage, letterParagraph } from '#platform/server/letter-page.ts';
import type { Letter } from '#platform/server/mail.ts';
import type { Address } from '#platform/server/sites.ts';
import { sayIn } from '#platform/server/texts.ts';
import { LINK_HOURS } from '../rules/login.ts';

export type LetterKind =
  | 'activation'
  | 'invitation'
  | 'already-registered'
  | 'account-verified'
  | 'password-reset'
  | 'password-changed'
  | 'username-change'
  | 'username-change-notice'
  | 'ask-to-share'
  | 'purchase-thanks'
  | 'purchase-welcome';

/** Where the button leads to sign-in only, there is no code that could run out. */
const LASTING: readonly LetterKind[] = [
  'already-registered',
  'account-verified',
  'ask-to-share',
  'purchase-thanks',
];

type LetterFacts = {
  name: string;
  link?: string;
  email?: string;
  inviter?: string;
  /** What only one kind of letter speaks of. */
  more?: Record<string, string>;
};

/** A short letter in plain words: greeting, what happened, one button, what to do if it was not you. */
export function writeLetter(kind: LetterKind, address: Address, facts: LetterFacts): Letter {
  const brand = brandById(address.brand);
  const say = sayIn(brand.locales[0]);
  const { more, ...own } = facts;
  const values = {
    brand: brand.name,
    hours: LINK_HOURS,
    support: brand.links.supportEmail,
    email: '',
    inviter: '',
    ...own,
    ...more,
  };
  const text = (part: string): string => say({ i18n: `mail.${kind}.${part}`, values });
  const common = (part: string): string => say({ i18n: `mail.common.${part}`, values });
  const button = facts.link === undefined ? '' : text('button');
  const expiry = facts.link === undefined || LASTING.includes(kind) ? '' : common('expiry');
  const lines = [
    common('greeting'),
    text('body'),
    button === '' ? '' : `${button}: ${facts.link}`,
    expiry,
    text('not-you'),
    common('farewell'),
  ];
  return {
    subject: text('subject'),
    text: lines.filter((line) => line !== '').join('\n\n'),
    html: asHtml(brand.colors.primary[7], facts.link, {
      greeting: common('greeting'),
      body: text('body'),
      button,
      expiry,
      notYou: text('not-you'),
      farewell: common('farewell'),
    }),
  };
}

type Parts = {
  greeting: string;
  body: string;
  button: string;
  expiry: string;
  notYou: string;
  farewell: string;
};

function asHtml(color: string, link: string | undefined, parts: Parts): string {
  return letterPage([
    letterParagraph(parts.greeting, 'strong'),
    letterParagraph(parts.body),
    link === undefined ? '' : letterButton(color, link, parts.button),
    letterParagraph(parts.expiry, 'small'),
    letterParagraph(parts.notYou, 'small'),
    letterParagraph(parts.farewell),
  ]);
}
