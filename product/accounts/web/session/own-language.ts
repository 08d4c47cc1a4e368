import i18next from 'i18next';
import type { Locale } from '#brands/brand.ts';
import { changeLocale } from '#platform/web/texts.ts';
import { type Session, sessionCalls, useSession } from './session.ts';

/** The language of the account, but for staff who act as its owner: they read their own. */
function ownLanguage({ user, actingAs }: Session): Locale | null {
  return actingAs === null ? (user?.language ?? null) : null;
}

/** Whoever is signed in reads what they have chosen, on every device, from the moment they are known. */
export async function speakOwnLanguage(): Promise<void> {
  useSession.subscribe((session, before) => {
    if (ownLanguage(session) !== ownLanguage(before)) void speak(ownLanguage(session));
  });
  // A link to a page in a language is followed as it is.
  const isAsked = new URLSearchParams(location.search).has('lang');
  if (!isAsked) await speak(ownLanguage(useSession.getState()));
}

async function speak(language: Locale | null): Promise<void> {
  // Without these words the others have to do.
  if (language !== null && language !== i18next.language) await changeLocale(language).catch(() => undefined);
}

/** After the reader has changed the page's language: from now on it is the account's, too. */
export async function keepOwnLanguage(language: Locale): Promise<void> {
  const { user, actingAs } = useSession.getState();
  if (user === null || actingAs !== null || user.language === language) return;
  useSession.setState({ user: { ...user, language } });
  // This device remembers it in any case.
  await (await sessionCalls()).callChooseLanguage(language).catch(() => undefined);
}
