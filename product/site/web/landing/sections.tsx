import { Audiences } from './audiences.tsx';
import { Evidence } from './evidence.tsx';
import { Privacy } from './privacy.tsx';
import { Programs } from './programs.tsx';
import { Skills } from './skills.tsx';
import { Steps } from './steps.tsx';

/** Everything on the front page that is only there to be read. */
export function Sections() {
  return (
    <>
      <Skills />
      <Programs />
      <Audiences />
      <Steps />
      <Evidence />
      <Privacy />
    </>
  );
}
