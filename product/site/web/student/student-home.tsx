import type { RouteComponent } from '@tanstack/react-router';
import { useSession } from '#product/accounts/web/session/session.ts';
import { lazyPart } from '../opening/lazy-part.tsx';
import { StudentWelcome } from './student-welcome.tsx';

const Front = lazyPart(
  async () => (await import('./student-front.tsx')).StudentFront,
  ['accounts', 'accounts-sign-on', 'validation', 'notification'],
);

/** Whoever is signed in waits for nothing of the login. */
export const StudentHome: RouteComponent = () => {
  const isHere = useSession((session) => session.user !== null);
  return isHere ? <StudentWelcome /> : <Front />;
};
StudentHome.preload = async () => {
  if (useSession.getState().user === null) await Front.preload();
};
