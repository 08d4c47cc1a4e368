import type { Feeling } from '#brands/feelings.ts';
import { Face } from '#ui/art/character.tsx';

export function StudentFace({ face }: { face: Feeling }) {
  return <Face name="you" program="zoou" feeling={face} />;
}
