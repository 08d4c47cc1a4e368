import type { Locale } from '#brands/brand.ts';
import type { Day } from '#platform/contract/days.ts';
import type { Message } from '#platform/contract/message.ts';
import { closeUp, shownDay } from '#platform/contract/shown-values.ts';

/** What stands on the paper that brings a family its code. */
export type Letter = {
  language: Locale;
  greeting: string;
  text: string[];
  how: string;
  steps: string[];
  scan: { link: string; label: string };
  until: string;
  end: string;
  from: string;
};

export type LetterFacts = {
  name: string;
  school: string;
  brand: string;
  /** Where the code is typed, without what nobody types. */
  address: string;
  /** Where the picture for cameras leads. */
  link: string;
  code: string;
  lastDay: Day;
};

/** In the family's language, whichever the screen has. */
export function letterIn(
  language: Locale,
  { name, school, brand, address, link, code, lastDay }: LetterFacts,
  say: (message: Message) => string,
): Letter {
  const part = (key: string, values: Message['values'] = {}): string =>
    closeUp(say({ i18n: `family-links-letter.${key}`, values }));
  return {
    language,
    greeting: part('greeting', { name }),
    text: [part('what', { name, school, brand }), part('see', { name })],
    how: part('how'),
    steps: [part('step-1', { address }), part('step-2')],
    // Behind the # it reaches no server and no log.
    scan: { link: `${link}?lang=${language}#${code}`, label: part('scan') },
    until: part('until', { day: shownDay(lastDay, language) }),
    end: part('end'),
    from: part('from', { school }),
  };
}
