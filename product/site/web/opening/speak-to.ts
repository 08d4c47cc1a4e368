import { speakAs } from '#platform/web/texts.ts';
import { useSession } from '#product/accounts/web/session/session.ts';
import { isAtHome } from '../../rules/shell/at-home.ts';

/** Parents and homeschooling educators read the dashboard in words of home, from the moment they are known. */
export async function speakToWhoReads(): Promise<void> {
  useSession.subscribe(({ user }, before) => {
    if (isAtHome(user) !== isAtHome(before.user)) void speakTo(isAtHome(user));
  });
  await speakTo(isAtHome(useSession.getState().user));
}

async function speakTo(home: boolean): Promise<void> {
  // Without these words the others have to do.
  const words = home ? await import('../../rules/shell/home-words.ts').catch(() => null) : null;
  await speakAs(words === null ? null : words.atHome).catch(() => undefined);
}
