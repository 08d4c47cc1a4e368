import type { RouteComponent } from '@tanstack/react-router';
import { useSession } from '#product/accounts/web/session.ts';
import { lazyPart } from '../lazy-part.tsx';

const Front = lazyPart(
  async () => (await import('./student-front.tsx')).StudentFront,
  ['accounts', 'sign-on', 'validation', 'notification'],
);
const Welcome = lazyPart(async () => (await import('./student-welcome.tsx')).StudentWelcome);

/** Whoever is signed in waits for nothing of the login. */
export const StudentHome: RouteComponent = () => {
  const isHere = useSession((session) => session.user !== null);
  return isHere ? <Welcome /> : <Front />;
};
StudentHome.preload = () => (useSession.getState().user === null ? Front : Welcome).preload();
