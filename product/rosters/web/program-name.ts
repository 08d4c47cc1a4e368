import type { ProgramId } from '#brands/brand.ts';
import { usePrograms } from '#platform/web/brand.tsx';

const NONE = '–';

/** What a program is called is the brand's to say. */
export function useProgramName(): (program: ProgramId | null) => string {
  const programs = usePrograms();
  return (program) => (program === null ? NONE : programs[program]);
}
