import type { Feeling } from '#brands/feelings.ts';

type Mark = 'none' | 'tear' | 'drop' | 'spark' | 'puff';

/** One face in numbers. Most run from -1 to 1, zero being neutral. */
export type Expression = {
  /** Up lifts the inner ends (worry), down lowers them (anger). */
  browTilt: number;
  /** How far both brows rise, in units of the drawing. */
  browLift: number;
  /** Lifts one brow only, for a questioning look. */
  browSkew: number;
  /** Height of the open eye. */
  eyeOpen: number;
  /** Shut eyes: 1 for smiling arcs, -1 for resting arcs, 0 for open. */
  eyeShut: number;
  /** Share of the eye under the upper lid, and how far that lid slants (up: outer ends low). */
  lid: number;
  lidTilt: number;
  /** Share of the eye behind a raised cheek. */
  squint: number;
  pupil: number;
  lookX: number;
  lookY: number;
  mouthCurve: number;
  mouthOpen: number;
  mouthWidth: number;
  /** Lifts one corner. */
  mouthSkew: number;
  teeth: boolean;
  cheek: number;
  /** Ears, crests and antennas: up perks, down droops. */
  ears: number;
  /** Degrees of the head to the side, and how far it sinks. */
  tilt: number;
  sink: number;
  mark: Mark;
};

const neutral: Expression = {
  browTilt: 0,
  browLift: 0,
  browSkew: 0,
  eyeOpen: 1,
  eyeShut: 0,
  lid: 0,
  lidTilt: 0,
  squint: 0,
  pupil: 1,
  lookX: 0,
  lookY: 0,
  mouthCurve: 0,
  mouthOpen: 0,
  mouthWidth: 1,
  mouthSkew: 0,
  teeth: false,
  cheek: 0.3,
  ears: 0,
  tilt: 0,
  sink: 0,
  mark: 'none',
};

function feel(change: Partial<Expression>): Expression {
  return { ...neutral, ...change };
}

export const EXPRESSIONS: Record<Feeling, Expression> = {
  happy: feel({
    browTilt: 0.15,
    browLift: 3,
    squint: 0.14,
    mouthCurve: 0.9,
    mouthOpen: 0.5,
    cheek: 0.9,
    ears: 0.3,
    tilt: 3,
  }),
  calm: feel({ browTilt: 0.2, browLift: 1, eyeShut: -1, mouthCurve: 0.5, mouthWidth: 0.85, cheek: 0.6 }),
  proud: feel({
    browLift: 5,
    eyeShut: 1,
    mouthCurve: 0.9,
    mouthWidth: 1.1,
    cheek: 0.9,
    ears: 0.5,
    tilt: -5,
    sink: -3,
  }),
  excited: feel({
    browTilt: 0.2,
    browLift: 8,
    eyeOpen: 1.14,
    lid: 0,
    pupil: 1.12,
    lookY: -0.15,
    mouthCurve: 1,
    mouthOpen: 1,
    mouthWidth: 1.1,
    cheek: 1,
    ears: 1,
    tilt: 5,
    sink: -3,
    mark: 'spark',
  }),
  okay: feel({
    browTilt: 0.1,
    browLift: 3,
    browSkew: 0.9,
    eyeOpen: 1.04,
    lookX: 0.3,
    lookY: -0.08,
    mouthCurve: 0.5,
    mouthSkew: 0.7,
    mouthWidth: 0.9,
    cheek: 0.5,
    ears: 0.3,
    tilt: 6,
  }),
  worried: feel({
    browTilt: 0.95,
    browLift: 4,
    eyeOpen: 1.05,
    pupil: 0.88,
    lookX: 0.4,
    lookY: 0.15,
    mouthCurve: -0.45,
    mouthOpen: 0.14,
    mouthWidth: 0.75,
    cheek: 0.1,
    ears: -0.6,
    tilt: -4,
    sink: 2,
    mark: 'drop',
  }),
  sad: feel({
    browTilt: 1,
    browLift: 1,
    lid: 0.28,
    lidTilt: 0.55,
    lookY: 0.55,
    mouthCurve: -0.85,
    mouthWidth: 0.8,
    cheek: 0.25,
    ears: -1,
    tilt: 6,
    sink: 5,
    mark: 'tear',
  }),
  mad: feel({
    browTilt: -1,
    browLift: -4,
    lid: 0.24,
    lidTilt: -0.7,
    pupil: 0.92,
    mouthCurve: -0.7,
    mouthWidth: 0.85,
    cheek: 0.8,
    ears: -0.7,
    sink: 2,
    mark: 'puff',
  }),
  frustrated: feel({
    browTilt: -0.65,
    browLift: -2,
    lid: 0.34,
    lidTilt: -0.2,
    squint: 0.2,
    lookX: -0.35,
    mouthCurve: -0.3,
    mouthOpen: 0.62,
    mouthWidth: 1.02,
    teeth: true,
    cheek: 0.6,
    ears: -0.4,
    tilt: -5,
    sink: 2,
  }),
  surprised: feel({
    browTilt: 0.25,
    browLift: 10,
    eyeOpen: 1.18,
    lid: 0,
    pupil: 0.8,
    mouthOpen: 0.85,
    mouthWidth: 0.46,
    cheek: 0.3,
    ears: 0.9,
    sink: -3,
  }),
  determined: feel({
    browTilt: -0.45,
    browLift: 0,
    lid: 0.14,
    lidTilt: -0.3,
    mouthCurve: 0.5,
    mouthSkew: 0.25,
    mouthWidth: 0.8,
    cheek: 0.4,
    ears: 0.4,
    lookY: -0.1,
    sink: -2,
  }),
};

/** Nothing that one feels: it is late. */
export const YAWN: Expression = feel({
  browTilt: 0.25,
  browLift: 7,
  eyeShut: -1,
  mouthCurve: -0.1,
  mouthOpen: 1,
  mouthWidth: 0.72,
  cheek: 0.7,
  ears: -0.35,
  tilt: -5,
  sink: -2,
});
