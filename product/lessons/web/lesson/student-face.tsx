import type { Feeling } from '#brands/feelings.ts';
import { FACE_PATHS, HEAD_PATH } from '../../rules/drawn-faces.ts';

/** As it is printed. */
export function StudentFace({ face }: { face: Feeling }) {
  return (
    <svg viewBox="0 0 100 100" fill="none" stroke="currentColor" strokeWidth={3} aria-hidden="true">
      <path d={HEAD_PATH} />
      <path d={FACE_PATHS[face]} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
