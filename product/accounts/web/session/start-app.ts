import { ApiError } from '#platform/web/api.ts';
import { pageConfig } from '#platform/web/page.ts';
import { type StartFacts, startStep } from '../../rules/sign-in/app-start.ts';
import { isDoor } from '../../rules/sign-in/sign-on.ts';
import {
  becomeAnonymous,
  endOnServer,
  forgetSession,
  sessionCalls,
  sessionSurroundings,
  takeUp,
  useSession,
} from './session.ts';
import {
  emptyStorage,
  keepSession,
  readActing,
  readLastActivity,
  readSession,
  takeActingOverNote,
} from './stored-session.ts';

const acting = () => import('./acting-session.ts');

/** Never fails: at worst a visitor is here. */
export async function startApp(path: string = location.pathname): Promise<void> {
  if (pageConfig().site === 'student' && (await tookOver())) return;
  if (isDoor(path, pageConfig())) return replaceWhoWasHere();
  const { accessToken } = readSession();
  useSession.setState({ accessToken });
  const kept = readActing();
  const facts: StartFacts = {
    signedIn: accessToken !== null,
    // On the student site the token itself stands for the acting.
    actingAs:
      kept !== null && accessToken !== null && pageConfig().site === 'dashboard' && path !== '/logout',
    lastActivityAt: readLastActivity(),
    now: Date.now(),
    inactivitySeconds: pageConfig().inactivitySeconds,
    path,
  };
  const step = startStep(facts);
  try {
    if (step === 'acting-as' && kept !== null) await (await acting()).resumeActing(kept);
    else if (step === 'handshake')
      takeUp(await patiently(async () => (await sessionCalls()).callHandshake()));
    else if (step === 'proceed') useSession.setState({ state: 'anonymous' });
    else await patiently(() => resume(facts));
    if (kept !== null) (await acting()).recallActing(kept);
  } catch (error) {
    // A failed switch to acting-as renders nothing, so the state stays `starting`.
    if (step !== 'acting-as' || isEnded(error)) fallBackToAnonymous(error);
  }
  // Not while another page is already on its way: the words are for that one.
  if (useSession.getState().state !== 'starting' && takeActingOverNote())
    sessionSurroundings().tellActingOver();
}

/** A server that says it is back in a moment is no reason to show somebody the door. */
const WAITS_MS = [1000, 3000, 5000];

async function patiently<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const wait of WAITS_MS) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 503) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return work();
}

/** Whoever comes in with a badge, or is sent by the school, takes the place of whoever was signed in here. */
function replaceWhoWasHere(): void {
  const { accessToken } = readSession();
  forgetSession();
  if (accessToken !== null) void endOnServer(accessToken);
}

/** Staff come over from the dashboard with a one-time code behind the #. */
async function tookOver(): Promise<boolean> {
  if (!location.hash.includes('acting=')) return false;
  return (await acting()).takeOver(location.hash);
}

function isEnded(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** The record is not kept in the browser, so the light path asks for it; its scope decides about the rest. */
async function resume(facts: StartFacts): Promise<void> {
  const { callProfile, callHandshakeLite } = await sessionCalls();
  const user = await callProfile();
  const rest = startStep({ ...facts, scope: user.scope }) === 'proceed' ? {} : await callHandshakeLite();
  const { accessToken } = useSession.getState();
  if (accessToken !== null) keepSession({ accessToken, username: user.username });
  useSession.setState({ state: 'signed-in', user, ...rest });
}

function fallBackToAnonymous(error: unknown): void {
  const problem = error instanceof ApiError ? error : new ApiError(0, null);
  const isOver = problem.status === 401 || problem.status === 403;
  if (isOver) emptyStorage();
  becomeAnonymous();
  // A server out of reach ends no session: the next visit may take it up again.
  if (!isOver) sessionSurroundings().tell(problem);
}
