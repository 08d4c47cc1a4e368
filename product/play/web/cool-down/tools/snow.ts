import { hash } from '../../../rules/story/seeded.ts';

/** A flake in the jar, in hundredths of its width and height; y grows downwards. */
export type Flake = { x: number; y: number; vx: number; vy: number; size: number; sway: number };

const FLAKES = 90;
/** Where snow comes to rest: a soft heap, higher in the middle. */
const GROUND = 88;

const noise = (seed: string): number => (hash(seed) % 10_007) / 10_007;

function groundAt(x: number): number {
  return GROUND - 5 * Math.cos(((x - 50) / 50) * 1.4) - 2;
}

/** Everything lies on the ground. */
export function restingSnow(): Flake[] {
  return Array.from({ length: FLAKES }, (_, at) => {
    const x = 8 + 84 * noise(`x${at}`);
    const y = groundAt(x) + 6 * noise(`y${at}`);
    return { x, y, vx: 0, vy: 0, size: 0.7 + 1.1 * noise(`size${at}`), sway: noise(`sway${at}`) * 6.3 };
  });
}

/** The jar is shaken: everything flies up, each flake its own way. */
export function shaken(flakes: readonly Flake[], turn: number): Flake[] {
  return flakes.map((flake, at) => ({
    ...flake,
    vx: (noise(`${turn}x${at}`) - 0.5) * 110,
    vy: -30 - 95 * noise(`${turn}y${at}`),
  }));
}

/** Where nothing may move: flakes hang in the air, and fewer of them with each look. */
export function hanging(flakes: readonly Flake[], part: number): Flake[] {
  return flakes.map((flake, at) => {
    const isDown = noise(`down${at}`) <= part;
    const y = isDown ? groundAt(flake.x) + 6 * noise(`y${at}`) : 12 + 70 * noise(`air${at}`);
    return { ...flake, y, vx: 0, vy: 0 };
  });
}

const FALL = 5;
const DRAG = 1.5;

/** Snow knows the way down: drag slows it, it sways, and it stays where it lands. */
export function fallen(flakes: readonly Flake[], seconds: number, clock: number): Flake[] {
  return flakes.map((flake) => {
    const ground = groundAt(flake.x) + flake.size * 2;
    if (flake.y >= ground && flake.vy >= 0) return { ...flake, vx: 0, vy: 0 };
    const ease = Math.exp(-DRAG * seconds);
    const drift = Math.sin(clock * 0.9 + flake.sway) * 4;
    const vx = flake.vx * ease + drift * (1 - ease);
    const vy = flake.vy * ease + FALL * (0.6 + flake.size * 0.5) * (1 - ease);
    const x = Math.min(93, Math.max(7, flake.x + vx * seconds));
    const y = Math.min(ground, Math.max(8, flake.y + vy * seconds));
    return { ...flake, x, y, vx, vy };
  });
}

export function isAtRest(flakes: readonly Flake[]): boolean {
  return flakes.every(({ vx, vy }) => vx === 0 && vy === 0);
}
