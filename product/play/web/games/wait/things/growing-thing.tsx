import type { ProgramId } from '#brands/brand.ts';
import type { ThingProps } from './board.tsx';
import { DeskDrawer } from './desk-drawer.tsx';
import { GlowingDome } from './glowing-dome.tsx';
import { PopPod } from './pop-pod.tsx';
import { SandGlass } from './sand-glass.tsx';

/** What a child waits for in each world. */
export function GrowingThing({ program, ...growth }: ThingProps & { program: ProgramId }) {
  switch (program) {
    case 'zoou':
      return <SandGlass {...growth} />;
    case 'ssgrin':
      return <GlowingDome {...growth} />;
    case 'hoh':
      return <DeskDrawer {...growth} />;
    case 'academy':
    case 'sim':
      return <PopPod {...growth} />;
  }
}
