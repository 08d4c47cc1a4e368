export type CameraProblem = 'denied' | 'none' | 'busy';

/** By the name of what the browser threw. */
export function cameraProblem(name: string): CameraProblem {
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  if (['NotFoundError', 'OverconstrainedError', 'NotSupportedError'].includes(name)) return 'none';
  return 'busy';
}
