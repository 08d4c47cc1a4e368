import { pageConfig } from './page.ts';

/** A page that was loaded anew does not do so by itself again within this time: what is missing then is missing. */
const ONCE_IN_MS = 10 * 60_000;
/** Servers of two releases may take turns. */
const ASKED = 3;
const LONGEST_MS = 5000;
const WRITTEN_IN = 'textarea, input:not([type="hidden"], [type="checkbox"], [type="radio"])';

/**
 * For a page whose file did not come: loads the page anew where servers have another release than the page, and answers
 * true. Not where somebody is writing, and not twice: then whoever asked says what is missing, and leaves it to them.
 */
export async function reloadForRelease(buildOfPage = () => pageConfig().build): Promise<boolean> {
  if (isJustReloaded() || isWriting() || !(await isAnotherServed(buildOfPage())) || isWriting()) return false;
  location.reload();
  return true;
}

function isJustReloaded(): boolean {
  const [arrival] = performance.getEntriesByType('navigation');
  return arrival instanceof PerformanceNavigationTiming
    ? arrival.type === 'reload' && performance.now() < ONCE_IN_MS
    : true;
}

function isWriting(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(WRITTEN_IN);
  return document.querySelector('dialog[open]') !== null || [...fields].some(({ value }) => value !== '');
}

async function isAnotherServed(own: string): Promise<boolean> {
  for (let asked = 0; asked < ASKED; asked += 1) {
    const build = await servedBuild();
    if (build === null) return false;
    if (build !== own) return true;
  }
  return false;
}

/** Null where nobody answers: then it is the network that is missing, and not a file. */
async function servedBuild(): Promise<string | null> {
  try {
    const response = await fetch('/api/status', {
      cache: 'no-store',
      signal: AbortSignal.timeout(LONGEST_MS),
    });
    const { build }: { build?: unknown } = await response.json();
    return typeof build === 'string' ? build : null;
  } catch {
    return null;
  }
}
