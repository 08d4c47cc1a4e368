import { brandById } from '#brands/all.ts';
import type { Locale } from '#brands/brand.ts';
import type { Message } from '#platform/contract/message.ts';
import type { Address } from '#platform/server/http/sites.ts';
import { composeLetter } from '#platform/server/mail/letter-page.ts';
import type { Letter } from '#platform/server/mail/mail.ts';
import { sayIn } from '#platform/server/texts.ts';
import { LINK_HOURS } from '../../rules/sign-in/login.ts';

export type LetterKind =
  | 'activation'
  | 'invitation'
  | 'already-registered'
  | 'family-code'
  | 'family-has-account'
  | 'family-other-account'
  | 'account-verified'
  | 'password-reset'
  | 'password-changed'
  | 'username-change'
  | 'username-change-notice'
  | 'ask-to-share'
  | 'purchase-thanks'
  | 'purchase-welcome'
  | 'address'
  | 'refund'
  | 'new-browser'
  | 'acting-over'
  | 'factors-changed'
  | 'recovery-code-used'
  | 'factors-reset';

/** Where the button leads to sign-in only, there is no code that could run out. */
const LASTING: readonly LetterKind[] = [
  'already-registered',
  'family-has-account',
  'family-other-account',
  'account-verified',
  'ask-to-share',
  'purchase-thanks',
  'refund',
  'new-browser',
  'acting-over',
  'factors-changed',
  'recovery-code-used',
  'factors-reset',
];

type LetterFacts = {
  /** Else the brand's own. */
  language?: Locale;
  /** Null where nobody has proven the address: whoever wrote the name need not be who reads it. */
  name: string | null;
  link?: string;
  email?: string;
  inviter?: string;
  /** What only one kind of letter speaks of. */
  more?: Record<string, string>;
  /** Said below the body, each as it is true this time. */
  also?: readonly Message[];
  /** Ways on that last longer than the button's, below it. */
  ways?: readonly { link: string; label: Message }[];
};

/** A moment as the reader's clock shows it, with the name of its time zone: letters are read anywhere. */
export function momentIn(locale: Locale, timeZone: string, moment: Date): string {
  return new Intl.DateTimeFormat(locale, {
    timeZone,
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(moment);
}

/** A short letter in plain words: greeting, what happened, one button, what to do if it was not you. */
export function writeLetter(kind: LetterKind, address: Address, facts: LetterFacts): Letter {
  const brand = brandById(address.brand);
  const { more, also = [], ways = [], language: locale = brand.locales[0], ...own } = facts;
  const say = sayIn(locale);
  const values = {
    brand: brand.name,
    hours: LINK_HOURS,
    support: brand.links.supportEmail,
    email: '',
    inviter: '',
    ...own,
    name: own.name ?? '',
    ...more,
  };
  const text = (part: string): string => say({ i18n: `mail.${kind}.${part}`, values });
  const common = (part: string): string => say({ i18n: `mail.common.${part}`, values });
  const button = facts.link === undefined ? '' : text('button');
  const expiry = facts.link === undefined || LASTING.includes(kind) ? '' : common('expiry');
  const frame = { brand, locale, subject: text('subject'), footer: common('footer') };
  return composeLetter(frame, [
    { kind: 'greeting', text: common(facts.name === null ? 'greeting-unnamed' : 'greeting') },
    { kind: 'words', text: text('body') },
    ...(also.length === 0 ? [] : [{ kind: 'list' as const, lines: also.map(say) }]),
    ...(facts.link === undefined || button === ''
      ? []
      : [{ kind: 'button' as const, link: facts.link, label: button, help: common('button-help') }]),
    { kind: 'small', text: expiry },
    ...ways.map(({ link, label }) => ({ kind: 'link' as const, link, label: say(label) })),
    { kind: 'small', text: text('not-you') },
    { kind: 'words', text: common('farewell') },
  ]);
}
