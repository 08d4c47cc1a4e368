import { useSession } from '#product/accounts/web/session.ts';
import { StudentFront } from './student-front.tsx';
import { StudentWelcome } from './student-welcome.tsx';

export function StudentHome() {
  const isHere = useSession((session) => session.user !== null);
  return isHere ? <StudentWelcome /> : <StudentFront />;
}
