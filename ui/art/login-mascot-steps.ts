export type MascotFocus = 'none' | 'username' | 'password';

export type MascotFrame = 'rest' | 'perk' | 'watch' | 'blink' | 'lift' | 'cover' | 'snug';

/** The header graphic of the login dialog moves in steps of 225 ms. */
export const MASCOT_STEP_MS = 225;

/** The positions of each field, in order; the last one is where the mascot stays. */
const POSITIONS: Record<MascotFocus, readonly [MascotFrame, ...MascotFrame[]]> = {
  none: ['rest'],
  username: ['perk', 'watch', 'blink', 'watch'],
  password: ['lift', 'cover', 'snug', 'cover'],
};

/** Where the mascot ends up for a field, and all it shows when motion is unwanted. */
export function settledFrame(focus: MascotFocus): MascotFrame {
  const positions = POSITIONS[focus];
  return positions.at(-1) ?? positions[0];
}

/** The frames to step through when the focus moves, starting from whatever shows now. */
export function framesFor(from: MascotFrame, focus: MascotFocus): readonly MascotFrame[] {
  const settled = settledFrame(focus);
  if (from === settled) return [];
  const covered = from === 'cover' || from === 'snug';
  // Paws never jump: from the eyes they first come down half-way.
  if (covered && focus !== 'password') return ['lift', ...POSITIONS[focus]];
  const positions = POSITIONS[focus];
  const reached = positions.indexOf(from);
  return reached === -1 ? positions : positions.slice(reached + 1);
}
