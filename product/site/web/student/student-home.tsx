import type { RouteComponent } from '@tanstack/react-router';
import { useState } from 'react';
import { useSession } from '#product/accounts/web/session/session.ts';
import { isClassDevice } from '#product/class-tiles/web/device/device-hint.ts';
import { lazyPart } from '../opening/lazy-part.tsx';
import { StudentWelcome } from './student-welcome.tsx';

const Front = lazyPart(
  async () => (await import('./student-front.tsx')).StudentFront,
  ['accounts-login', 'accounts-sign-on'],
);

/** Only a device of a class fetches its tiles. */
const ClassFront = lazyPart(
  async () => (await import('#product/class-tiles/web/device/class-front.tsx')).ClassFront,
  ['accounts-login', 'accounts-sign-on', 'class-tiles', 'play'],
);

/** Whoever is signed in waits for nothing of the login. */
export const StudentHome: RouteComponent = () => {
  const isHere = useSession((session) => session.user !== null);
  const [isOfClass, setOfClass] = useState(isClassDevice);
  if (isHere) return <StudentWelcome />;
  return isOfClass ? <ClassFront onStranger={() => setOfClass(false)} /> : <Front />;
};
StudentHome.preload = async () => {
  if (useSession.getState().user === null) await (isClassDevice() ? ClassFront : Front).preload();
};
